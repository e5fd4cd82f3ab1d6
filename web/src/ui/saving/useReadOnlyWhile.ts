import { type RefObject, useEffect } from 'react';

const FIELDS = 'input, textarea, select, label, label *';
/** Those that keys change without writing. */
const CHOOSING = 'select, [role="combobox"], input[type="checkbox"], input[type="radio"], input[type="file"]';
const CHANGING = ['beforeinput', 'mousedown', 'click', 'paste', 'drop'];
const LEAVING = ['Tab', 'Escape'];

/**
 * What is typed while something is saved would not be saved with it, and be gone. The fields keep the focus meanwhile, which
 * `disabled` would take from them. A field of our own that handles keys and clicks leaves alone those that are prevented.
 */
export function useReadOnlyWhile(isSaving: boolean, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = form.current;
    if (!isSaving || !root) return;
    const isIn = (event: Event, fields: string) => event.target instanceof Element && event.target.matches(fields);
    const stop = (event: Event) => {
      if (isIn(event, FIELDS)) event.preventDefault();
    };
    const stopKey = (event: KeyboardEvent) => {
      if (isIn(event, CHOOSING) && !LEAVING.includes(event.key)) event.preventDefault();
    };
    for (const name of CHANGING) root.addEventListener(name, stop, true);
    root.addEventListener('keydown', stopKey, true);
    return () => {
      for (const name of CHANGING) root.removeEventListener(name, stop, true);
      root.removeEventListener('keydown', stopKey, true);
    };
  }, [isSaving, form]);
}
