// What the scripts before the literal upstream share: who they are, and what that upstream was asked.
import { createHash } from 'node:crypto';
import { type APIRequestContext, test as base } from '@playwright/test';
import { ONE_TIME_PASSWORD, PASSWORD } from '../../mocks/literal/entities/people';
import type { Variant } from '../../mocks/literal/shapes';
import { expect } from '../helpers/expected';
import { type Kept, keptOf } from '../helpers/kept';
import { beginAfterMidnight } from '../helpers/midnight';
import { beginAfresh } from '../helpers/reused';
import { keepSession } from '../helpers/signIn';
import { signInByCalls } from '../helpers/signInByCalls';
import { recordToasts } from '../helpers/toasts';
import { watch } from '../helpers/watch';

export { expect, ONE_TIME_PASSWORD, PASSWORD };

/** A call that the upstream was asked, as its control surface tells of it. */
export interface Asked {
  name: string | null;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Their sizes. */
  files: Record<string, number>;
}

/** What it is told by a script. */
export class Literal {
  constructor(private readonly request: APIRequestContext) {}

  async asked(call: string): Promise<Asked[]> {
    const all: Asked[] = await (await this.request.get('/-/asked')).json();
    return all.filter(({ name }) => name === call);
  }

  /** Of what its documents say of a call, nothing was missing and nothing too much. */
  async complaints(...calls: string[]): Promise<string[]> {
    const all: { call: string; text: string; said: string }[] = await (await this.request.get('/-/complaints')).json();
    return all
      .filter(({ call, said }) => calls.includes(call) && said === 'row')
      .map(({ call, text }) => `${call}: ${text}`);
  }
}

export interface LiteralOptions {
  variant: Variant;
  /** Where the upstream is. */
  literal: string;
}

interface Fixtures {
  /** The one answer that may be withheld, where it was decided that it is none. */
  withheld: RegExp | null;
  upstream: Literal;
  /** Opens an address as somebody who has signed in before. */
  enterAs: (email: string, path: string, application?: 'AGORA' | 'ALAGA MD') => Promise<void>;
}

/** Whoever is signed in, for all scripts of a worker. */
const kept = new Map<string, Promise<Kept>>();

/** One for each person: workers sign in beside each other, and a second device would end the session at the first. */
const deviceOf = (email: string) => createHash('sha256').update(email).digest('hex');

async function keptBy(console: string, email: string, application: 'AGORA' | 'ALAGA MD'): Promise<Kept> {
  const world = { name: '', otpOf: async () => ONE_TIME_PASSWORD, password: PASSWORD, deviceId: deviceOf(email) };
  const { session, cookie } = await signInByCalls(world, console, email, application);
  return keptOf(session, cookie, application, PASSWORD);
}

export const test = base.extend<Fixtures & LiteralOptions & { watched: undefined }>({
  variant: ['first', { option: true }],
  literal: ['', { option: true }],

  withheld: [null, { option: true }],

  watched: [
    async ({ context, page, withheld }, use, info) => {
      await beginAfterMidnight(info);
      await beginAfresh(context, page);
      await recordToasts(context);
      const broken = watch(context);
      await use(undefined);
      const unmeant = broken.filter((message) => !withheld?.test(message));
      expect(unmeant, 'nothing broke in the browser, and no answer was withheld').toEqual([]);
    },
    { auto: true },
  ],

  upstream: async ({ playwright, literal }, use) => {
    // Its certificate is one of the tests; that the gateway checks it, its own tests show.
    const request = await playwright.request.newContext({ baseURL: literal, ignoreHTTPSErrors: true });
    await use(new Literal(request));
    await request.dispose();
  },

  enterAs: async ({ page, baseURL }, use) => {
    await use(async (email, path, application = 'AGORA') => {
      const console = baseURL ?? '';
      const key = `${console} ${email} ${application}`;
      const session = kept.get(key) ?? keptBy(console, email, application);
      kept.set(key, session);
      await keepSession(page, console, email, await session);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
});
