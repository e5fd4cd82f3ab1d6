// The keys of a list on a screen, including `/` for its search.
import { createContext, useContext, useEffect, useRef } from 'react';
import { type KeyAction, useKeys } from './useKeys';

/**
 * `listed` are keys that the list handles itself and that the help lists. Returns a ref callback for the element around
 * the list.
 */
export function usePartKeys(
  group: string,
  own: KeyAction[],
  listed: ListedKey[],
): (element: HTMLElement | null) => void {
  /** The section around the list, with its title, search and buttons. */
  const part = useRef<HTMLElement>(null);
  const screenKeys = useContext(ScreenKeys);

  const search = () => {
    const field = part.current?.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
  };
  const keys: KeyAction[] = [...screenKeys, ...own, { key: '/', group, label: 'Search', run: search }];
  useKeys(keys, part);

  const latest = useRef<ListedKey[]>([]);
  latest.current = [...listed, ...keys];
  // A list in a dialog adds no keys to the screen's help.
  useEffect(() => listKeysInHelp(() => (part.current?.closest('.bp6-overlay') ? [] : latest.current)), []);

  return (element) => {
    part.current = element?.closest('section') ?? null;
  };
}

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
