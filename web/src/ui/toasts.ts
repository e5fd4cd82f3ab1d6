// Short messages. The durations are the specification's.
import type { Intent, Toaster } from '@blueprintjs/core';

const DURATION_MS = 3000;
let toaster: Promise<Toaster> | undefined;
/** How often each message was removed before its time. */
const removals = new Map<string, number>();

/** Shows a message, and returns a function that removes it before its time. */
function show(intent: Intent, message: string, timeout = DURATION_MS): () => void {
  // The first screen shows no toast, so the toaster is loaded later.
  toaster ??= import('./toaster').then(({ newToaster }) => newToaster());
  // The same message twice is shown as one, unless the first was removed.
  const text = `${intent} ${message}`;
  const key = `${text} ${removals.get(text) ?? 0}`;
  toaster.then(
    (shown) => shown.show({ intent, message, timeout }, key),
    () => {
      // It could not be loaded this time; perhaps it can the next.
      toaster = undefined;
    },
  );
  return () => {
    removals.set(text, (removals.get(text) ?? 0) + 1);
    toaster?.then((shown) => shown.dismiss(key)).catch(() => undefined);
  };
}

export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
