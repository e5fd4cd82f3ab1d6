// Short messages. The durations are the specification's.
import type { Intent, Toaster } from '@blueprintjs/core';

const DURATION_MS = 3000;
let toaster: Promise<Toaster> | undefined;
/** How often each message was taken away before its time. */
const takenAway = new Map<string, number>();

/** Shows a message; what comes back takes it away before its time. */
function show(intent: Intent, message: string, timeout = DURATION_MS): () => void {
  // Nothing is said on the first screen, so what says it need not come with it.
  toaster ??= import('./toaster').then(({ newToaster }) => newToaster());
  // The same message twice is one message, but not when the first was taken away.
  const said = `${intent} ${message}`;
  const key = `${said} ${takenAway.get(said) ?? 0}`;
  toaster.then(
    (shown) => shown.show({ intent, message, timeout }, key),
    () => {
      // It could not be loaded this time; perhaps it can the next.
      toaster = undefined;
    },
  );
  return () => {
    takenAway.set(said, (takenAway.get(said) ?? 0) + 1);
    toaster?.then((shown) => shown.dismiss(key)).catch(() => undefined);
  };
}

export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
