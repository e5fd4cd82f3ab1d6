// The Playwright fixtures of every script: its own world, the check for errors in the browser, and starting signed in.
import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { expect } from './helpers/expected';
import { beginAfterMidnight } from './helpers/midnight';
import { endNarration, narrate, narratedStep, narrateSecondBrowser } from './helpers/narration';
import { endWithScript, resetContext } from './helpers/resetContext';
import { credentials, enterOtp, keepSession, otpAfter } from './helpers/signIn';
import { recordToasts } from './helpers/toasts';
import { watchForErrors } from './helpers/watch';
import { PASSWORD, people, World } from './helpers/world';

export * from './helpers/accessible';
export * from './helpers/screen';
export {
  credentials,
  enterOtp,
  headersOf,
  keepCookie,
  otpAfter,
  otpDialog,
  proveHuman,
  waivePassword,
} from './helpers/signIn';
export { FROM_CONSOLE } from './helpers/storedSession';
export { ONLY_CONSOLE } from './helpers/tags';
export { toast, toastShown } from './helpers/toasts';
export { PASSWORD, people, usernameOf, World } from './helpers/world';
export { expect };

export interface ConsoleOptions {
  scenario: string;
  /** Address of the mocks' control interface, for a gateway in production mode, which does not forward to it. */
  control: string | null;
  /** The settings with which another gateway finds the mocks. */
  mocks: { PRISM_URL?: string; MOCKS_URL?: string };
}

interface Fixtures extends ConsoleOptions {
  /** Browser console messages that the test causes on purpose; all other errors fail it. */
  brokenOnPurpose: RegExp | null;
  world: World;
  /** A second browser of the same world. */
  elsewhere: Page;
  /** Signs in through the dialogs on the open page; when no page is open yet, starts with a stored session instead. */
  signIn: (email?: string, application?: 'AGORA' | 'ALAGA MD', page?: Page) => Promise<void>;
  /** Opens an address with a stored session, for scripts that do not test signing in. */
  enterAs: (
    email: string,
    path?: string,
    options?: { application?: 'AGORA' | 'ALAGA MD'; page?: Page },
  ) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  control: [null, { option: true }],

  mocks: [{}, { option: true }],
  brokenOnPurpose: [null, { option: true }],

  world: [
    async ({ context, page, baseURL, scenario, control, brokenOnPurpose }, use, info) => {
      await beginAfterMidnight(info);
      await resetContext(context, page);
      // Mocks that still run from an earlier test run keep its worlds, so every world needs a new name.
      const world = new World(`${scenario}~${randomUUID()}`, baseURL ?? '', control);
      // The report shows the name so that a developer can open this world; the coverage maps calls to scripts by it.
      info.annotations.push({ type: 'world', description: world.name });
      await world.enter(context);
      await recordToasts(context);
      const broken = watchForErrors(context);
      narrate(world, context, info);
      const endStarted = endWithScript(context);
      await use(world);
      await endNarration();
      await endStarted();
      const unmeant = broken.filter((message) => !brokenOnPurpose?.test(message));
      expect(unmeant, 'nothing broke in the browser').toEqual([]);
    },
    { auto: true },
  ],

  elsewhere: async ({ browser, baseURL, world }, use) => {
    const context = await browser.newContext({ baseURL });
    await world.enter(context);
    await recordToasts(context);
    const broken = watchForErrors(context);
    narrateSecondBrowser(context);
    await use(await context.newPage());
    expect(broken, 'nothing broke in the other browser').toEqual([]);
    await context.close();
  },

  enterAs: async ({ page, world, baseURL }, use) => {
    await use(async (email, path = './dashboard', { application = 'AGORA', page: where = page } = {}) => {
      await keepSession(where, baseURL ?? '', await world.storedSession(email, application));
      await where.goto(path, { waitUntil: 'commit' });
      await expect(where.getByRole('main')).toBeVisible();
    });
  },

  signIn: async ({ page, world, enterAs }, use) => {
    await use(async (email = people.administrator, application = 'AGORA', where = page) => {
      if (!where.url().startsWith('http')) return enterAs(email, './', { application, page: where });
      await credentials(where, email, PASSWORD, application);
      await enterOtp(where, await otpAfter(world, email, where));
      await expect(where.getByRole('main')).toBeVisible();
      await expect(where.getByRole('button', { name: 'Sign in' })).toBeHidden();
    });
  },
});

test.step = narratedStep(test);
