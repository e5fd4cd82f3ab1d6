// Single-key shortcuts of a screen, and the table that describes them.
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { topDialog } from '@/ui/focus/focusPlace';
import { toast } from '@/ui/messages/toasts';

export interface KeyAction {
  /** As in `KeyboardEvent.key`, with 'Shift+' before a capital letter. */
  key: string;
  /** Another key with the same effect. */
  also?: string;
  group: string;
  label: string;
  /** The key does nothing now, but the help still lists it. */
  disabled?: boolean | undefined;
  /** Why the key does nothing now: pressing it shows this, and is not remembered until it could act. */
  whyNot?: string | undefined;
  /** Repeats while the key is held. */
  repeats?: boolean;
  run: () => void;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

export function keyNameOf({ key, shiftKey }: KeyPress): string {
  return shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

interface KeyScope {
  actions: RefObject<KeyAction[]>;
  root: RefObject<HTMLElement | null>;
}

const parts = new Set<KeyScope>();
const overlayOf = (element: Element | null | undefined) => element?.closest('.bp6-overlay') ?? null;

/** The keys that the top dialog handles now. */
export function keysOfTopDialog(): KeyAction[] {
  const overlay = overlayOf(topDialog());
  const part = overlay && [...parts].find(({ root }) => overlayOf(root.current) === overlay);
  return part ? part.actions.current.filter(({ disabled, whyNot }) => !disabled && !whyNot) : [];
}

/**
 * Keys act while the focus is inside the root's overlay, or on an element around it; never while the user types in a
 * field. Only the top dialog has keys, even if the focus has fallen to the page: a letter must not decide the case
 * behind a dialog. A root outside of any overlay belongs to the screen below all dialogs.
 */
export function useKeys(actions: KeyAction[], root: RefObject<HTMLElement | null>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });

  useEffect(() => {
    const part = { actions: current, root };
    parts.add(part);
    return () => void parts.delete(part);
  }, [root]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      // The first focus of a dialog is on the edge of its overlay.
      const overlay = overlayOf(root.current);
      const part = overlay ?? root.current;
      const isOurs = part !== null && (part.contains(target) || target.contains(part));
      if (!isOurs || isTyping(target) || overlay !== overlayOf(topDialog())) return;
      const wanted = keyNameOf(event);
      const action = current.current.find(({ key, also }) => key === wanted || also === wanted);
      if (!action || action.disabled || (event.repeat && !action.repeats)) return;
      event.preventDefault();
      if (action.whyNot) toast.info(action.whyNot);
      else action.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}

const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether letter keys are input for the element. */
export const isTyping = (target: Element) => target.matches(WRITES);

// The keys of a list on a screen, including `/` for its search.

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

const listed = new Set<() => ListedKey[]>();

/** Lists the keys of a part of the screen in the help until the returned function is called. */
function listKeysInHelp(keys: () => ListedKey[]): () => void {
  listed.add(keys);
  return () => void listed.delete(keys);
}

/** All keys of the open screen, without duplicates. */
export function keysOfScreen(): ListedKey[] {
  const all = [...listed].flatMap((keys) => keys());
  return [...new Map(all.map((listed) => [`${listed.group} ${listed.key}`, listed])).values()];
}
