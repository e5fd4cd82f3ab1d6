// Short messages. The durations are the specification's, but for what can be undone.
import type { Intent, Toaster } from '@blueprintjs/core';
import type { UndoButton } from './toaster';

const DURATION_MS = 3000;
/** To read it, to see that it was a mistake, and to reach the button. */
const UNDO_MS = 8000;
let toaster: Promise<Toaster> | undefined;
let count = 0;
/** The key of the toast that shows a message, the last one of those that did. */
const keys = new Map<string, string>();

/** Shows a message, and returns a function that removes it before its time. */
function show(intent: Intent, message: string, timeout = DURATION_MS, undo?: UndoButton): () => void {
  // The first screen shows no toast, so the toaster is loaded later.
  const code = import('./toaster');
  toaster ??= code.then(({ newToaster }) => newToaster());
  const text = `${intent} ${message}`;
  // Two things that can be undone are two, even in the same words.
  const before = undo ? undefined : keys.get(text);
  count += 1;
  const key = `${text} ${count}`;
  if (!undo) keys.set(text, key);
  let isOver = false;
  const shown = Promise.all([toaster, code]).then(
    ([loaded, { undoable }]) => {
      // What it said was over before it could be shown.
      if (isOver) return undefined;
      // The same message twice is shown as one, and as long as if it were new.
      if (before !== undefined) loaded.dismiss(before);
      loaded.show({ intent, message, timeout, ...(undo && undoable(undo)) }, key);
      return loaded;
    },
    () => {
      // It could not be loaded this time; perhaps it can the next.
      toaster = undefined;
      undo?.onEnd();
      return undefined;
    },
  );
  return () => {
    isOver = true;
    void shown.then((loaded) => loaded?.dismiss(key));
  };
}

export const toast = {
  success: (message: string) => show('success', message),
  /** With a button that takes back what was done. `onEnd` is told when it no longer can be. */
  undoable: (message: string, onUndo: () => void, onEnd: () => void) =>
    show('success', message, UNDO_MS, { onUndo, onEnd }),
  info: (message: string) => show('primary', message),
  /** Of what is under way: shown for as long as it takes. */
  underWay: (message: string) => show('primary', message, 0),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
