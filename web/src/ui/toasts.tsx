// Short messages. The durations are the specification's.
import { type Intent, OverlayToaster, type Toaster } from '@blueprintjs/core';

const DURATION_MS = 3000;
let toaster: Toaster | null = null;

export function ToastHost() {
  return <OverlayToaster position="top" ref={(instance) => void (toaster = instance)} />;
}

function show(intent: Intent, message: string, timeout = DURATION_MS): void {
  // The same message twice is one message.
  toaster?.show({ intent, message, timeout }, `${intent} ${message}`);
}

export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string, timeout?: number) => show('warning', message, timeout),
  error: (message: string, timeout?: number) => show('danger', message, timeout),
};
