// Short messages. The durations are the specification's.
import type { Intent, Toaster } from '@blueprintjs/core';

const DURATION_MS = 3000;
let toaster: Promise<Toaster> | undefined;
let count = 0;
/** The key of the toast that shows a message, the last one of those that did. */
const keys = new Map<string, string>();

/** Shows a message, and returns a function that removes it before its time. */
function show(intent: Intent, message: string, timeout = DURATION_MS): () => void {
  // The first screen shows no toast, so the toaster is loaded later.
  toaster ??= import('./toaster').then(({ newToaster }) => newToaster());
  const text = `${intent} ${message}`;
  const before = keys.get(text);
  count += 1;
  const key = `${text} ${count}`;
  keys.set(text, key);
  toaster.then(
    (shown) => {
      // The same message twice is shown as one, and as long as if it were new.
      if (before !== undefined) shown.dismiss(before);
      shown.show({ intent, message, timeout }, key);
    },
    () => {
      // It could not be loaded this time; perhaps it can the next.
      toaster = undefined;
    },
  );
  return () => {
    toaster?.then((shown) => shown.dismiss(key)).catch(() => undefined);
  };
}

export const toast = {
  success: (message: string) => show('success', message),
  info: (message: string) => show('primary', message),
  /** Of what is under way: shown for as long as it takes. */
  underWay: (message: string) => show('primary', message, 0),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
