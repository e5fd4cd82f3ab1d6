// Short messages (toasts). The durations are the specification's, except for messages with Undo.
import type { Intent, Toaster } from '@blueprintjs/core';
import type { ActionButton } from './toaster';

const DURATION_MS = 3000;
/** Long enough to read the message, notice a mistake and reach the button. */
const UNDO_MS = 8000;

let toaster: Promise<Toaster> | undefined;
let count = 0;
/** The key of the last toast that shows each message. */
const keys = new Map<string, string>();

/** Shows a message, and returns a function that removes it before its time. */
function show(intent: Intent, message: string, timeout = DURATION_MS, action?: ActionButton): () => void {
  // The first screen shows no toast, so the toaster is loaded later.
  const code = import('./toaster');
  toaster ??= code.then(({ newToaster }) => newToaster());
  const text = `${intent} ${message}`;
  // Two actions that can be undone keep two toasts, even with the same words.
  const before = action ? undefined : keys.get(text);
  count += 1;
  const key = `${text} ${count}`;
  if (!action) keys.set(text, key);
  let isOver = false;
  const shown = Promise.all([toaster, code]).then(
    ([loaded, { withAction }]) => {
      // The message was removed before it could be shown.
      if (isOver) return undefined;
      // A repeated message replaces the earlier one and stays for the full time.
      if (before !== undefined) loaded.dismiss(before);
      loaded.show({ intent, message, timeout, ...(action && withAction(action)) }, key);
      return loaded;
    },
    () => {
      // The code could not be loaded; the next message tries again.
      toaster = undefined;
      action?.onEnd?.();
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
  /** A message with an Undo button. `onEnd` is called when undoing is no longer possible. */
  undoable: (message: string, onUndo: () => void, onEnd: () => void) =>
    show('success', message, UNDO_MS, { onClick: onUndo, onEnd }),
  discardable: (message: string, onDiscard: () => void) =>
    show('success', message, UNDO_MS, { label: 'Discard', onClick: onDiscard }),
  info: (message: string) => show('primary', message),
  /** For something in progress: shown until the returned function is called. */
  underWay: (message: string) => show('primary', message, 0),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
