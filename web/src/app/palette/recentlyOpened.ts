// Recently opened records and screens. They may name members, so they are kept only in memory and until the session
// ends.
import { useEffect } from 'react';
import { basePath } from '../config';
import { onSessionEnd } from '../session/store';

export interface Opened {
  id: string;
  label: string;
  /** The name of the screen that it was opened on. */
  of: string;
  /** Below the base path, with query and hash. */
  address: string;
}

const AT_MOST = 8;

let records: Opened[] = [];
let screens: string[] = [];

export function withOpened(opened: Opened, before: readonly Opened[]): Opened[] {
  const isOther = ({ id, of }: Opened) => id !== opened.id || of !== opened.of;
  return [opened, ...before.filter(isOther)].slice(0, AT_MOST);
}

/** The most recent first. */
export const openedRecords = (): readonly Opened[] => records;
export const openedScreens = (): readonly string[] => screens;

export function noteScreen(path: string): void {
  screens = [path, ...screens.filter((other) => other !== path)].slice(0, AT_MOST);
}

onSessionEnd(() => {
  records = [];
  screens = [];
});

export const currentAddress = () => location.pathname.slice(basePath.length) + location.search + location.hash;

/** Notes the record that the address says is open. Without a label, none is open. */
export function useNoteOpened(id: string, label: string | undefined, of: string): void {
  useEffect(() => {
    if (label) records = withOpened({ id, label, of, address: currentAddress() }, records);
  }, [id, label, of]);
}
