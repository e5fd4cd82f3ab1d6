// Single keys that act on a screen, and the table that says what each does.
import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen, topDialog } from '@/ui/focus/focusPlace';
import { isWriting } from './writing';

export interface KeyAction {
  /** As `KeyboardEvent.key` says it, with 'Shift+' where a letter needs it. */
  key: string;
  /** Another key that does the same. */
  also?: string;
  group: string;
  label: string;
  /** Not now; help still lists it. */
  disabled?: boolean | undefined;
  /** Goes on for as long as the key is held. */
  repeats?: boolean;
  run: () => void;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

export function pressed({ key, shiftKey }: KeyPress): string {
  return shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

interface Part {
  actions: RefObject<KeyAction[]>;
  root: RefObject<HTMLElement | null>;
}

const parts = new Set<Part>();
const overlayOf = (element: Element | null | undefined) => element?.closest('.bp6-overlay') ?? null;

/** What the dialog on top can do by keys now. */
export function keysOfTopDialog(): KeyAction[] {
  const overlay = overlayOf(topDialog());
  const part = overlay && [...parts].find(({ root }) => overlayOf(root.current) === overlay);
  return part ? part.actions.current.filter(({ disabled }) => !disabled) : [];
}

/**
 * Keys act while the focus is inside of the root's overlay, or nowhere; never while somebody writes or another dialog is
 * open. A root that is in no overlay is part of the screen below all dialogs.
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
      // A dialog's first focus is on the edge of its overlay.
      const overlay = overlayOf(root.current);
      const part = overlay ?? root.current;
      const isOurs = part !== null && (part.contains(target) || target.contains(part));
      if (!isOurs || isWriting(target) || (!overlay && isDialogOpen())) return;
      const wanted = pressed(event);
      const action = current.current.find(({ key, also }) => key === wanted || also === wanted);
      if (!action || action.disabled || (event.repeat && !action.repeats)) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}
