import { createContext } from 'react';
import type { KeyAction } from './useKeys';

/** The keys of the screen around a list, which come with its own. */
export const ScreenKeys = createContext<KeyAction[]>([]);

/** A key as it is told of. */
export type ToldKey = Pick<KeyAction, 'key' | 'also' | 'group' | 'label'>;

const parts = new Set<() => ToldKey[]>();

/** Tells of the keys of a part of the screen for as long as it is there. */
export function tellOfKeys(keys: () => ToldKey[]): () => void {
  parts.add(keys);
  return () => void parts.delete(keys);
}

/** All keys of the screen that is open, each once. */
export function keysOfScreen(): ToldKey[] {
  const all = [...parts].flatMap((keys) => keys());
  return [...new Map(all.map((told) => [`${told.group} ${told.key}`, told])).values()];
}
