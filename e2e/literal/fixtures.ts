// Fixtures of the scripts with the literal upstream: signed-in people, and the calls that the upstream received.
import { createHash } from 'node:crypto';
import { type APIRequestContext, test as base } from '@playwright/test';
import { ONE_TIME_PASSWORD, PASSWORD } from '../../mocks/literal/sections/people';
import type { Asked, Variant } from '../../mocks/literal/shapes';
import { expect } from '../helpers/expected';
import { beginAfterMidnight } from '../helpers/midnight';
import { resetContext } from '../helpers/resetContext';
import { keepSession } from '../helpers/signIn';
import { signInByCalls } from '../helpers/signInByCalls';
import { type StoredSession, storedSessionOf } from '../helpers/storedSession';
import { recordToasts } from '../helpers/toasts';
import { watchForErrors } from '../helpers/watch';

export { expect, ONE_TIME_PASSWORD, PASSWORD };

/** Has most screens. */
export const ADMINISTRATOR = 'mis.it.admin@example.com';
/** Has all of them, because only this department posts announcements. */
export const CONTENT = 'int.mrd.admin@example.com';
/** In the department that decides on registrations of the first brand. */
export const REVIEWER = 'int.apd.admin@example.com';
/** Others change this account; no script signs in as it. */
export const CHANGED = 'int.legal.helper@example.com';

type Came = Pick<Asked, 'name' | 'headers' | 'query'> & { body: Record<string, unknown> };

/** Queries the control interface of the literal upstream. */
export class Literal {
  constructor(private readonly request: APIRequestContext) {}

  async asked(call: string): Promise<Came[]> {
    const all: Came[] = await (await this.request.get('/-/asked')).json();
    return all.filter(({ name }) => name === call);
  }

  /** Deviations of these calls from the upstream's documents: fields that are missing or not documented. */
  async complaints(...calls: string[]): Promise<string[]> {
    const all: { call: string; text: string }[] = await (await this.request.get('/-/complaints')).json();
    return all.filter(({ call }) => calls.includes(call)).map(({ call, text }) => `${call}: ${text}`);
  }
}

export interface LiteralOptions {
  variant: Variant;
  /** The addresses of the consoles, and of their upstreams. */
  sites: Partial<Record<Variant, { console: string; upstream: string }>>;
}

interface Fixtures {
  upstream: Literal;
  /** Opens an address with a stored session. */
  enterAs: (email: string, path: string, application?: 'AGORA' | 'ALAGA MD') => Promise<void>;
}

/** The stored sessions, shared by all scripts of a worker. */
const sessions = new Map<string, Promise<StoredSession>>();

/** The same device for a person in all workers: signing in on a second device would end the session on the first. */
const deviceOf = (email: string) => createHash('sha256').update(email).digest('hex');

async function keptBy(console: string, email: string, application: 'AGORA' | 'ALAGA MD'): Promise<StoredSession> {
  const world = { name: '', otpOf: async () => ONE_TIME_PASSWORD, password: PASSWORD, deviceId: deviceOf(email) };
  const { session, cookie } = await signInByCalls(world, console, email, application);
  return storedSessionOf(session, cookie, application, PASSWORD);
}

export const test = base.extend<Fixtures & LiteralOptions & { watched: undefined }>({
  variant: ['second', { option: true }],

  sites: [{}, { option: true }],

  baseURL: ({ variant, sites }, use) => use(sites[variant]?.console),

  watched: [
    async ({ context, page }, use, info) => {
      await beginAfterMidnight(info);
      await resetContext(context, page);
      await recordToasts(context);
      const broken = watchForErrors(context);
      await use(undefined);
      expect(broken, 'nothing broke in the browser, and no answer was withheld').toEqual([]);
    },
    { auto: true },
  ],

  upstream: async ({ playwright, variant, sites }, use) => {
    // The upstream has a test certificate; the gateway's own tests show that the gateway checks certificates.
    const request = await playwright.request.newContext({
      ...(sites[variant] && { baseURL: sites[variant].upstream }),
      ignoreHTTPSErrors: true,
    });
    await use(new Literal(request));
    await request.dispose();
  },

  enterAs: async ({ page, baseURL }, use) => {
    await use(async (email, path, application = 'AGORA') => {
      const console = baseURL ?? '';
      const key = `${console} ${email} ${application}`;
      const session = sessions.get(key) ?? keptBy(console, email, application);
      sessions.set(key, session);
      await keepSession(page, console, await session);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
});
