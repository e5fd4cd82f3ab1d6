// Short messages. The durations are the specification's.
import type { Intent, Toaster } from '@blueprintjs/core';

const DURATION_MS = 3000;
let toaster: Promise<Toaster> | undefined;

async function show(intent: Intent, message: string, timeout = DURATION_MS): Promise<void> {
  // Nothing is said on the first screen, so what says it need not come with it.
  toaster ??= import('./toaster').then(({ newToaster }) => newToaster());
  // The same message twice is one message.
  (await toaster).show({ intent, message, timeout }, `${intent} ${message}`);
}

export const toast = {
  success: (message: string) => void show('success', message),
  warning: (message: string, timeout?: number) => void show('warning', message, timeout),
  error: (message: string, timeout?: number) => void show('danger', message, timeout),
};
