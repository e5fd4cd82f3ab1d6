// The keys of a screen's list, with that which every list has: to search in it.
import { useContext, useEffect, useRef } from 'react';
import { ScreenKeys, type ToldKey, tellOfKeys } from './screenKeys';
import { type KeyAction, useKeys } from './useKeys';

/**
 * `told` are keys that the list hears by itself, and help tells of. Gives what the element around the list is handed to.
 */
export function usePartKeys(group: string, own: KeyAction[], told: ToldKey[]): (element: HTMLElement | null) => void {
  /** The part of the screen that is the list's: with its title, its search and its buttons. */
  const part = useRef<HTMLElement>(null);
  const screenKeys = useContext(ScreenKeys);

  const search = () => {
    const field = part.current?.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
  };
  const keys: KeyAction[] = [...screenKeys, ...own, { key: '/', group, label: 'Search', run: search }];
  useKeys(keys, part);

  const latest = useRef<ToldKey[]>([]);
  latest.current = [...told, ...keys];
  // What a dialog lists has no keys on the screen.
  useEffect(() => tellOfKeys(() => (part.current?.closest('.bp6-overlay') ? [] : latest.current)), []);

  return (element) => {
    part.current = element?.closest('section') ?? null;
  };
}
