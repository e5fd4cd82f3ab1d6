import { type RefObject, useEffect } from 'react';

const FIELDS = 'input, textarea, select, label, label *';
/** Controls whose value keys change without text input. */
const CHOOSING = 'select, [role="combobox"], input[type="checkbox"], input[type="radio"], input[type="file"]';
const CHANGING = ['beforeinput', 'mousedown', 'click', 'paste', 'drop'];
const LEAVING = ['Tab', 'Escape'];

/**
 * Makes fields read-only while a form is being saved, because what is typed then would be lost. The fields keep the
 * focus, which `disabled` would take away. Custom fields ignore keys and clicks whose default is prevented.
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
