// What every script shares: a world of its own, the watch for anything broken, and the few things all testers do.
import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { OperationId } from '#contract';
import { DAY_MS, dayOf, writtenDay } from '../mocks/manila';
import { DEMO_PASSWORD, seedPeople } from '../mocks/people';
import type { Fault, JournalEntry, Mail } from '../mocks/world';

export { expect };
export const PASSWORD = DEMO_PASSWORD;
export const UNREACHABLE = "We can't reach the server. Please check your connection and try again.";

const emailOf = (name: string) => {
  const person = seedPeople().find(({ username }) => username === name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person.emailaddress;
};

/** The people of every scenario, by what they are to the tests. */
export const people = {
  administrator: emailOf('maria.santos'),
  firstBrandApd: emailOf('jose.reyes'),
  secondBrandApd: emailOf('andrea.cruz'),
  doctorsDepartment: emailOf('ramon.bautista'),
  marketing: emailOf('liza.mendoza'),
  technical: emailOf('carlo.villanueva'),
  expired: emailOf('paolo.garcia'),
  secondBrandMarketing: emailOf('teresa.aquino'),
  lockedOut: emailOf('nestor.ramos'),
  disabled: emailOf('elena.navarro'),
};

/** As the console keeps it, but quick to make. */
function digestOf(password: string) {
  const salt = '00'.repeat(16);
  const digest = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 1, 32, 'sha256').toString('hex');
  return { salt, iterations: 1, digest };
}

/** The mocks of one test, and nobody else's. */
export class World {
  constructor(
    readonly name: string,
    private readonly control: string,
  ) {}

  private async ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
    const response = await fetch(`${this.control}/worlds/${encodeURIComponent(this.name)}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path} of the control interface`).toBe(true);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  /** Gives a browser context this world. */
  async enter(context: BrowserContext, baseURL: string | undefined): Promise<void> {
    await context.addCookies([{ name: 'mock-world', value: encodeURIComponent(this.name), url: baseURL ?? '' }]);
  }

  async mailsTo(email: string): Promise<Mail[]> {
    return (await this.ask<Mail[]>('/outbox')).filter(({ to }) => to === email);
  }

  /** The newest one-time password that was mailed to somebody. */
  async otpOf(email: string): Promise<string> {
    await expect.poll(async () => (await this.mailsTo(email)).length, 'mails sent').toBeGreaterThan(0);
    return (await this.mailsTo(email)).at(-1)?.code ?? '';
  }

  /** What an operation was asked so far, oldest first. */
  async asked(operation: OperationId): Promise<JournalEntry[]> {
    return (await this.ask<JournalEntry[]>('/journal')).filter((entry) => entry.operation === operation);
  }

  advance = (minutes: number) => this.ask<void>('/clock', 'POST', { advanceMs: minutes * 60_000 });
  breaks = (operation: OperationId | '*', fault: Fault) => this.ask<void>(`/faults/${operation}`, 'PUT', fault);
  mends = (operation: OperationId | '*') => this.ask<void>(`/faults/${operation}`, 'DELETE');

  /** What a signed-in browser has in its storage. */
  async storedSession(email: string, application: 'AGORA' | 'ALAGA MD'): Promise<Record<string, string>> {
    const session = await this.ask<Record<string, unknown>>('/session', 'POST', { email });
    const kept = { ...session, current_pw: digestOf(PASSWORD) };
    const entries = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]);
    return { ...Object.fromEntries(entries), appName: application, is_logged_in: '1' };
  }
}

/** Page errors, console errors and breaches of the contract, whichever page of the context they happen in. */
function watch(context: BrowserContext): string[] {
  const broken: string[] = [];
  context.on('weberror', (error) => broken.push(String(error.error())));
  context.on('console', (message) => {
    // A refused call logs itself; whether it should have been refused is for the test to say.
    const isRefusedCall = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusedCall) broken.push(message.text());
  });
  context.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('problem+json')) return;
    const problem = await response.text().catch(() => '');
    if (problem.includes('stoplight.io/prism/errors')) broken.push(`${response.url()} ${problem}`);
  });
  return broken;
}

interface Fixtures {
  scenario: string;
  /** What a test breaks on purpose may be found in the browser's console. */
  brokenOnPurpose: RegExp | null;
  world: World;
  /** A second browser of the same world. */
  elsewhere: Page;
  /** On the page that is open, through the one-time password; begins signed in when none is open yet. */
  signIn: (email?: string, application?: 'AGORA' | 'ALAGA MD', page?: Page) => Promise<void>;
  /** Opens an address as somebody who has signed in before, for scripts about what comes after that. */
  enterAs: (
    email: string,
    path?: string,
    options?: { application?: 'AGORA' | 'ALAGA MD'; page?: Page },
  ) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  scenario: ['default', { option: true }],
  brokenOnPurpose: [null, { option: true }],

  world: [
    async ({ context, baseURL, scenario, brokenOnPurpose }, use, { testId }) => {
      // Mocks that are still up from an earlier run know the worlds of that run: the name is a new one each time.
      const world = new World(`${scenario}~${testId}-${randomUUID()}`, new URL('control', baseURL).href);
      await world.enter(context, baseURL);
      const broken = watch(context);
      await use(world);
      const unmeant = broken.filter((message) => !brokenOnPurpose?.test(message));
      expect(unmeant, 'nothing broke in the browser').toEqual([]);
    },
    { auto: true },
  ],

  elsewhere: async ({ browser, baseURL, world }, use) => {
    const context = await browser.newContext({ baseURL });
    await world.enter(context, baseURL);
    const broken = watch(context);
    await use(await context.newPage());
    expect(broken, 'nothing broke in the other browser').toEqual([]);
    await context.close();
  },

  enterAs: async ({ page, world, baseURL }, use) => {
    await use(async (email, path = './dashboard', { application = 'AGORA', page: where = page } = {}) => {
      const stored = await world.storedSession(email, application);
      // Once: a reload must find what the console has made of it.
      await where.addInitScript(
        ([origin, entries, mark]) => {
          if (location.origin !== origin || sessionStorage.getItem(mark)) return;
          sessionStorage.setItem(mark, 'entered');
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        },
        [new URL(baseURL ?? '').origin, stored, `entered-${email}`] as const,
      );
      await where.goto(path);
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

/** Waits for the dialog first: the mail of an earlier sign-in may still be the newest. */
async function otpAfter(world: World, email: string, page: Page): Promise<string> {
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  return world.otpOf(email);
}

export async function credentials(
  page: Page,
  email: string,
  password = PASSWORD,
  application: 'AGORA' | 'ALAGA MD' = 'AGORA',
): Promise<void> {
  await page.getByRole('radio', { name: `${application} ADMIN`, exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function enterOtp(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Ticks the human check and waits until its work is done. */
export async function proveHuman(page: Page): Promise<void> {
  await page.getByText('I am human', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked({ timeout: 20_000 });
}

export const toast = (page: Page, message: string) => page.locator('.bp6-toast').filter({ hasText: message });

/** Reads how the server says it went, and puts it away. */
export async function result(page: Page, title: 'Success' | 'Not saved', message: string | RegExp): Promise<void> {
  const said =
    title === 'Success'
      ? 'Data has been successfully saved.'
      : 'Please check and modify the following information before resubmitting.';
  await expect(question(page, title).locator('p')).toHaveText([said, message]);
  await page.keyboard.press('Escape');
  await expect(question(page, title)).toBeHidden();
}

/** How many there are, as a list says it. */
export const total = (page: Page, count: number) =>
  expect(page.getByText(`Total ${count.toLocaleString('en-US')} items`, { exact: true })).toBeVisible();

export const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in the list' });

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** A day of the provider's country, YYYY-MM-DD, and as people write it. */
export const isoDay = (daysFromToday: number) => dayOf(Date.now() + daysFromToday * DAY_MS);
export const day = (daysFromToday: number) => writtenDay(isoDay(daysFromToday));

/** Narrow screens scroll down, never sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels that stick out sideways').toBe(0);
}

/** Nothing serious for anybody who reads the screen by other means than sight, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      document.body.classList.toggle('bp6-dark', name === 'dark');
    }, theme);
    // A dialog that still fades in has no contrast yet.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
    // A theme changes colours and nothing else.
    const look = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? look : look.withRules('color-contrast')).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `accessible in the ${theme} theme`).toEqual([]);
  }
}

/** Where one registration is open, whichever list it is in. */
export const caseAt = ({ incrementalId }: { incrementalId: string }, tab: 'pending' | 'history' = 'pending') =>
  `./dashboard?tab=${tab}&open=${incrementalId}`;

/** The dialog of one registration. */
export const review = (page: Page) => page.getByRole('dialog', { name: 'View Member Profile' });

/** What is asked before something is done for good. */
export const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });
