import { createContext } from 'react';
import type { KeyAction } from './useKeys';

/** The keys of the screen around a list, which are handled together with the list's own. */
export const ScreenKeys = createContext<KeyAction[]>([]);

/** A key as the help lists it. */
export type ListedKey = Pick<KeyAction, 'key' | 'also' | 'group' | 'label'>;

const parts = new Set<() => ListedKey[]>();

/** Lists the keys of a part of the screen in the help until the returned function is called. */
export function listKeysInHelp(keys: () => ListedKey[]): () => void {
  parts.add(keys);
  return () => void parts.delete(keys);
}

/** All keys of the open screen, without duplicates. */
export function keysOfScreen(): ListedKey[] {
  const all = [...parts].flatMap((keys) => keys());
  return [...new Map(all.map((listed) => [`${listed.group} ${listed.key}`, listed])).values()];
}
