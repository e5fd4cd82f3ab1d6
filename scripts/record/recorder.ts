// Runs Playwright's recorder in a browser context. Its interface is undocumented, so its methods are checked for first,
// and a Playwright version without them gives a clear error.
import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { recordToasts } from '../../e2e/helpers/toasts';
import type { Recorded } from './translate';

interface Sink {
  actionAdded: (page: unknown, action: unknown, code: string) => void;
  actionUpdated: (page: unknown, action: unknown, code: string) => void;
  signalAdded: (page: unknown, signal: unknown, code: string) => void;
}

interface Recorder {
  _startRecording: (options: { language: string }, sink: Sink) => Promise<void>;
  _stopRecording: () => Promise<void>;
}

const canRecord = (context: BrowserContext): context is BrowserContext & Recorder =>
  '_startRecording' in context && '_stopRecording' in context;

const actionShape = v.object({
  name: v.string(),
  ref: v.optional(v.string()),
  ariaSnapshot: v.optional(v.string()),
});

/** Actions of the window, which the user does not do within the page. */
const OF_THE_WINDOW = ['openPage', 'closePage'];

const TOLD_WITHIN_MS = 1_500;

interface Recordings {
  events: Recorded[];
  passwords: Set<string>;
  stop: () => Promise<void>;
}

export async function startRecording(context: BrowserContext): Promise<Recordings> {
  if (!canRecord(context)) throw new Error('This version of Playwright is not supported: it records in another way.');
  const events: Recorded[] = [];
  const passwords = new Set<string>();
  const waiting = new Set<() => void>();
  await recordToasts(context, (_page, { message, classes }) => {
    const intent = /bp6-intent-(\w+)/.exec(classes)?.[1];
    // The recorder reports an action with a delay, in case a second click follows. So the toast that it caused is
    // delayed, too, to come after it.
    const late = () => events.push({ toast: message, intent });
    waiting.add(late);
    setTimeout(() => waiting.delete(late) && late(), TOLD_WITHIN_MS);
  });
  await context.exposeBinding('passwordTyped', (_source, typed: string) => void passwords.add(typed));
  await context.addInitScript(notePasswords);
  const lastAction = () => events.findLast((event) => 'code' in event);
  await context._startRecording(
    { language: 'playwright-test' },
    {
      actionAdded: (_page, action, code) => {
        const { output, success } = v.safeParse(actionShape, action);
        if (!success || OF_THE_WINDOW.includes(output.name)) return;
        events.push({ code, ref: output.ref, snapshot: output.ariaSnapshot });
      },
      actionUpdated: (_page, _action, code) => {
        const action = lastAction();
        if (action && 'code' in action) action.code = code;
      },
      // When the action caused a download or opened a window, the new code also waits for that.
      signalAdded: (_page, _signal, code) => {
        const action = lastAction();
        if (code && action && 'code' in action) action.code = code;
      },
    },
  );
  const stop = async () => {
    // Fails when the user has closed the browser; then all actions have been reported already.
    await context._stopRecording().catch(() => undefined);
    for (const late of waiting) late();
    waiting.clear();
  };
  return { events, passwords, stop };
}

/** Runs in the page. A field that was once of type `password` holds a password also while it shows its text. */
function notePasswords(): void {
  const hiding = new WeakSet<EventTarget>();
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === 'password') hiding.add(target);
      if (!hiding.has(target) || !('passwordTyped' in window) || typeof window.passwordTyped !== 'function') return;
      window.passwordTyped(target.value);
    },
    true,
  );
}
