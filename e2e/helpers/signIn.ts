// Signing in through the dialogs, the human check, and putting a stored session into a browser.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './expected';
import { question } from './screen';
import { FROM_CONSOLE, type StoredSession } from './storedSession';
import { PASSWORD, type World } from './world';

export const otpDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify OTP' });

/** Waits for the dialog first: the mail of an earlier sign-in may still be the newest. */
export async function otpAfter(world: World, email: string, page: Page): Promise<string> {
  await expect(otpDialog(page)).toBeVisible();
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

/** Headers for calls outside the browser with this browser's session, whose cookie no script of a page can read. */
export async function headersOf(page: Page): Promise<{ cookie: string; 'sec-fetch-site': string }> {
  const cookies = await page.context().cookies(page.url());
  return { ...FROM_CONSOLE, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** Waives an expired password, up to the dialog for the one-time password. */
export async function waivePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Waive Password' }).click();
  await question(page, 'Continue waiving password?').getByRole('button', { name: 'Continue' }).click();
  await expect(otpDialog(page)).toBeVisible();
}

/** Ticks the human check and waits until its proof of work is done. */
export async function proveHuman(page: Page): Promise<void> {
  await page.getByText('I am human', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
}

/** Sets a session cookie in the browser, as the gateway would. */
export const keepCookie = (page: Page, cookie: StoredSession['cookie'], console = page.url()) =>
  page.context().addCookies([
    // Playwright rejects a secure cookie for an http: URL, although the browser accepts it from this machine; so that
    // one gets a domain instead.
    {
      ...{ ...cookie, httpOnly: true, sameSite: 'Strict' },
      ...(cookie.secure ? { domain: new URL(console).hostname, path: '/' } : { url: new URL(console).origin }),
    },
  ]);

/** Puts a stored session into the browser, for the page that is opened next. */
export async function keepSession(page: Page, console: string, { stored, cookie }: StoredSession): Promise<void> {
  // A call of an open page would be refused because of the new cookie, and its page would then remove the stored session.
  if (page.url().startsWith('http')) await page.goto('about:blank');
  await keepCookie(page, cookie, console);
  // Only once: a reload must find what the console has changed meanwhile.
  await page.addInitScript(
    ([origin, entries, mark]) => {
      if (location.origin !== origin || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'entered');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    [new URL(console).origin, stored, `entered-${randomUUID()}`] as const,
  );
}
