// What was opened lately. It may name members: it is kept in the page alone, and no longer than the session.
import { useEffect } from 'react';
import { basePath } from '../config';
import { onSessionEnd } from '../session/store';

export interface Opened {
  id: string;
  label: string;
  /** The screen that it was opened on. */
  of: string;
  /** Below the base path, with what follows the path. */
  address: string;
}

const AT_MOST = 8;

let records: Opened[] = [];
let screens: string[] = [];

export function withOpened(opened: Opened, before: readonly Opened[]): Opened[] {
  const isOther = ({ id, of }: Opened) => id !== opened.id || of !== opened.of;
  return [opened, ...before.filter(isOther)].slice(0, AT_MOST);
}

/** Those that were opened last are the first. */
export const openedRecords = (): readonly Opened[] => records;
export const openedScreens = (): readonly string[] => screens;

export function noteScreen(path: string): void {
  screens = [path, ...screens.filter((other) => other !== path)].slice(0, AT_MOST);
}

onSessionEnd(() => {
  records = [];
  screens = [];
});

export const hereBelowBase = () => location.pathname.slice(basePath.length) + location.search + location.hash;

/** A record is open by the address: its id there, and what it is called. Without a label none is. */
export function useLately(id: string, label: string | undefined, of: string): void {
  useEffect(() => {
    if (label) records = withOpened({ id, label, of, address: hereBelowBase() }, records);
  }, [id, label, of]);
}
