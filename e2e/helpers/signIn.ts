// Signing in as a person does it, and proving to be one.
import { expect, type Page } from '@playwright/test';
import { FROM_CONSOLE, type Kept } from './kept';
import { question } from './screen';
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

/** The headers of a call as somebody who is signed in here, wherever it is made: the sealed session, which no script of a page can read. */
export async function headersOf(page: Page): Promise<{ cookie: string; 'sec-fetch-site': string }> {
  const cookies = await page.context().cookies(page.url());
  return { ...FROM_CONSOLE, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** Keeps an expired password, as far as the one-time password. */
export async function waivePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Waive Password' }).click();
  await question(page, 'Continue waiving password?').getByRole('button', { name: 'Continue' }).click();
  await expect(otpDialog(page)).toBeVisible();
}

/** Ticks the human check and waits until its work is done. */
export async function proveHuman(page: Page): Promise<void> {
  await page.getByText('I am human', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked();
}

/** Puts the cookie of a session into the browser, as the gateway would. */
export const keepCookie = (page: Page, cookie: Kept['cookie'], console = page.url()) =>
  page.context().addCookies([
    // To be secure it may not be said for a plain address, though the browser takes it from this machine.
    {
      ...{ ...cookie, httpOnly: true, sameSite: 'Strict' },
      ...(cookie.secure ? { domain: new URL(console).hostname, path: '/' } : { url: new URL(console).origin }),
    },
  ]);

/** Puts what a signed-in browser keeps into the page that is opened next. */
export async function keepSession(page: Page, console: string, email: string, { stored, cookie }: Kept): Promise<void> {
  await keepCookie(page, cookie, console);
  // Once: a reload must find what the console has made of it.
  await page.addInitScript(
    ([origin, entries, mark]) => {
      if (location.origin !== origin || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'entered');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    [new URL(console).origin, stored, `entered-${email}`] as const,
  );
}
