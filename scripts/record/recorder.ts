// Playwright's recorder at work in a browser of its own. Its interface is not among the documented ones, so what is used of
// it is asked for by name, and a Playwright that has it no more is told so.
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

/** Of the window, not of the page: what opens and closes is not done by somebody who clicks. */
const OF_THE_WINDOW = ['openPage', 'closePage'];

const TOLD_WITHIN_MS = 1_500;

export interface Recordings {
  events: Recorded[];
  passwords: Set<string>;
  stop: () => Promise<void>;
}

export async function recordIn(context: BrowserContext): Promise<Recordings> {
  if (!canRecord(context)) throw new Error('This version of Playwright records in another way.');
  const events: Recorded[] = [];
  const passwords = new Set<string>();
  const waiting = new Set<() => void>();
  await recordToasts(context, (_page, { message, classes }) => {
    const intent = /bp6-intent-(\w+)/.exec(classes)?.[1];
    // An action is told a moment after it was done, when it is clear that no second click follows; what it led to comes after.
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
      // A download or another window that the action has led to stands around its code.
      signalAdded: (_page, _signal, code) => {
        const action = lastAction();
        if (code && action && 'code' in action) action.code = code;
      },
    },
  );
  const stop = async () => {
    // Whoever closes the whole browser has told everything before.
    await context._stopRecording().catch(() => undefined);
    for (const late of waiting) late();
    waiting.clear();
  };
  return { events, passwords, stop };
}

/** In the page: a field that once hid its letters holds a password, also while it shows them. */
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
