import type { Page } from '@playwright/test';
import {
  account,
  credentials,
  enterOtp,
  expect,
  expectAccessible,
  otpDialog,
  PASSWORD,
  people,
  test,
  toastShown,
} from '../fixtures';

const WRONG = 'Invalid one time password.';
const EXCEEDED = 'You have exceeded the maximum number of attempts. Please sign in again.';
const TOO_MANY = 'You have requested too many one time passwords. Please try again later.';
const ODD = ['Ñ%😀"', '漢字漢字漢字'];
const SENT_AGAIN = 'We sent a new one-time password.';

async function reachOtp(page: Page): Promise<void> {
  await page.goto('./');
  await credentials(page, people.administrator);
  await expect(otpDialog(page)).toBeVisible();
}

test('the code is required; the third wrong one ends the sign-in, and signing in again works', async ({
  page,
  world,
}) => {
  await reachOtp(page);
  const code = page.getByLabel('One-time password');
  const verify = page.getByRole('button', { name: 'Verify' });
  await test.step('It says where the code was sent to, and waits for it', async () => {
    await expect(otpDialog(page)).toContainText(
      `We sent a one-time password to ${people.administrator}. It is valid for 5 minutes.`,
    );
    await expect(code).toBeFocused();
  });
  await test.step('An empty code is refused', async () => {
    await verify.click();
    await expect(page.getByText('Please input OTP.')).toBeVisible();
    await expect(code).toHaveAccessibleDescription('Please input OTP.');
    expect(await world.asked('verifyAgoraOtp')).toEqual([]);
  });
  await test.step('A wrong one is reported without moving anything, and is typed over', async () => {
    const before = await verify.boundingBox();
    // Texts that can never be a code count as wrong codes.
    for (const [index, wrong] of ODD.entries()) {
      await enterOtp(page, wrong);
      await expect.poll(() => world.asked('verifyAgoraOtp')).toHaveLength(index + 1);
      await expect(otpDialog(page).getByRole('alert')).toHaveText(WRONG);
    }
    expect(await verify.boundingBox()).toEqual(before);
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('WRONG3');
    await expect(code).toHaveValue('WRONG3');
    await page.keyboard.press('Enter');
  });
  await expect(otpDialog(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(EXCEEDED);
  await test.step('The credentials are still there', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toBeVisible();
    await expect(page.getByText(EXCEEDED)).toBeHidden();
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(account(page)).toBeVisible();
  });
});

test('leaving the dialog does not sign in; coming back sends no second mail within a minute', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await reachOtp(page);
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leave();
    await expect(otpDialog(page)).toBeHidden();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toBeVisible();
  }
  await test.step('The minute goes on, also after reloading the page', async () => {
    await page.clock.fastForward('00:40');
    await reachOtp(page);
    await expect(page.getByRole('button', { name: /^Resend OTP in (20|1\d)s$/ })).toBeDisabled();
    expect(await world.mailsTo(people.administrator)).toHaveLength(1);
  });
  await test.step('A click beside the dialog does not close it', async () => {
    await page.mouse.click(5, 400);
    await expect(otpDialog(page)).toBeVisible();
  });
  expect(await world.asked('registerDevice')).toEqual([]);
  await test.step('Nor does it reopen when a resent code comes after it was closed', async () => {
    await page.clock.fastForward('00:20');
    await world.holds('sendAgoraOtp');
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await otpDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(otpDialog(page)).toBeHidden();
    const answered = page.waitForResponse('**/api/session/agora/otp');
    await world.repairs('sendAgoraOtp');
    await (await answered).finished();
    await toastShown(page, SENT_AGAIN);
    await expect(otpDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

test('a code that is too old, another one after a minute, and too many', async ({ page, world }) => {
  await page.clock.install();
  await reachOtp(page);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  const first = await world.otpOf(people.administrator);
  await test.step('One that is five minutes old no longer counts', async () => {
    await world.advance(6);
    await enterOtp(page, first);
    await expect(otpDialog(page).getByRole('alert')).toHaveText(
      'One time password is expired. Please request a new one.',
    );
  });
  await test.step('The button counts a minute down', async () => {
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/^Resend OTP in (60|5\d)s$/);
    await page.clock.fastForward('01:00');
    await expect(resend).toHaveText('Resend OTP');
  });
  await test.step('It sends a second mail, clears the field and counts again', async () => {
    await page.getByLabel('One-time password').fill(first);
    await resend.click();
    await toastShown(page, SENT_AGAIN);
    await expect(page.getByLabel('One-time password')).toHaveValue('');
    expect(await world.mailsTo(people.administrator)).toHaveLength(2);
    expect(await world.asked('loginAgora')).toHaveLength(1);
  });
  await test.step('When no more codes are sent, the last one still counts', async () => {
    await page.clock.fastForward('01:00');
    await world.breaks('sendAgoraOtp', { example: 'tooMany' });
    await reachOtp(page);
    await expect(otpDialog(page).getByRole('alert')).toHaveText(TOO_MANY);
    await expect(otpDialog(page)).toContainText('No new one-time password was sent');
    await expect(otpDialog(page)).toContainText('The last one is valid for 5 minutes after it was sent.');
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(account(page)).toBeVisible();
  });
});
