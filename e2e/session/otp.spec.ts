import type { Page } from '@playwright/test';
import {
  account,
  credentials,
  enterOtp,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logout,
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
const SENT_AGAIN = 'A new one-time password is on its way.';

async function reachOtp(page: Page, application: 'AGORA' | 'ALAGA MD' = 'AGORA'): Promise<void> {
  await page.goto('./');
  await credentials(page, people.administrator, PASSWORD, application);
  await expect(otpDialog(page)).toBeVisible();
}

test('the code is required and has six capitals; a wrong one is reported, and the right one is accepted', async ({
  page,
  world,
}) => {
  await reachOtp(page);
  const code = page.getByLabel('One-time password');
  const verify = page.getByRole('button', { name: 'Verify' });
  await test.step('It says where the code was sent to, and waits for it', async () => {
    await expect(otpDialog(page)).toContainText(
      `We sent a one-time password to ${people.administrator}. It is good for 5 minutes.`,
    );
    await expect(code).toBeFocused();
  });
  await test.step('An empty code and spaces are refused', async () => {
    await verify.click();
    await expect(page.getByText('Please input OTP.')).toBeVisible();
    await expect(code).toHaveAccessibleDescription('Please input OTP.');
    await code.fill('   ');
    await verify.click();
    await expect(page.getByText('Please input OTP.')).toBeVisible();
    expect(await world.asked('verifyAgoraOtp')).toEqual([]);
  });
  await test.step('Lower case becomes upper case, and a seventh character is ignored', async () => {
    await code.pressSequentially('ab1cd2ef');
    await expect(code).toHaveValue(/^ab1cd2$/i);
    await expect(code).toHaveCSS('text-transform', 'uppercase');
    await expect(page.getByText('Please input OTP.')).toBeHidden();
    await code.fill('ßßßß');
    await expect(code).toHaveValue('SSSSSS');
  });
  await test.step('A letter in the middle stays where it was typed', async () => {
    await code.fill('acd');
    await code.press('Home');
    await code.press('ArrowRight');
    await code.pressSequentially('xy');
    await expect(code).toHaveValue('axycd');
  });
  await test.step('A wrong one stays, with the message, on a telephone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterOtp(page, '------');
    await expect(otpDialog(page).getByRole('alert')).toHaveText(WRONG);
    await expect(code).toHaveValue('------');
    await expect(otpDialog(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await code.fill('');
    await verify.click();
    await expect(page.getByText('Please input OTP.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('The right one is accepted with spaces that were copied along', async () => {
    await enterOtp(page, `  ${await world.otpOf(people.administrator)} `);
    await expect(account(page)).toBeVisible();
  });
});

test('the third wrong code ends the sign-in, and signing in again works', async ({ page, world }) => {
  await reachOtp(page);
  // Texts that can never be a code count as wrong codes.
  for (const [index, wrong] of ODD.entries()) {
    await enterOtp(page, wrong);
    await expect.poll(() => world.asked('verifyAgoraOtp')).toHaveLength(index + 1);
    await expect(otpDialog(page).getByRole('alert')).toHaveText(WRONG);
  }
  await enterOtp(page, 'WRONG3');
  await expect(otpDialog(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(EXCEEDED);
  await test.step('The credentials are still there', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toBeVisible();
    await expect(page.getByText(EXCEEDED)).toBeHidden();
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
});

test('leaving the dialog does not sign in, and the credentials are still there', async ({ page, world }) => {
  await page.clock.install();
  await reachOtp(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => otpDialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await expect(otpDialog(page)).toBeHidden();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toBeVisible();
  }
  await test.step('A click beside the dialog does not close it', async () => {
    await page.mouse.click(5, 400);
    await expect(otpDialog(page)).toBeVisible();
  });
  expect(await world.asked('registerDevice')).toEqual([]);
  await test.step('Nor does it reopen when a resent code comes after it was closed', async () => {
    await page.clock.fastForward('01:00');
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

test('a code that is too old, and another one after a minute', async ({ page, world }) => {
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
    await page.clock.fastForward('00:40');
    await expect(resend).toHaveText(/^Resend OTP in (20|1\d)s$/);
    await expect(resend).toBeDisabled();
    await page.clock.fastForward('00:20');
    await expect(resend).toHaveText('Resend OTP');
  });
  await test.step('It sends a second mail, clears the field and counts again', async () => {
    await page.getByLabel('One-time password').fill(first);
    await resend.click();
    await toastShown(page, SENT_AGAIN);
    await expect(resend).toHaveText(/^Resend OTP in (60|5\d)s$/);
    await expect(resend).toBeDisabled();
    await expect(page.getByLabel('One-time password')).toHaveValue('');
    expect(await world.mailsTo(people.administrator)).toHaveLength(2);
    const requests = await world.asked('sendAgoraOtp');
    expect(requests.map(({ body }) => body)).toEqual(Array(2).fill(requests[0]?.body));
    expect(await world.asked('loginAgora')).toHaveLength(1);
  });
  await test.step('Only the newer one counts', async () => {
    await enterOtp(page, first);
    await expect(otpDialog(page).getByRole('alert')).toHaveText(WRONG);
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
});

test('when no more codes are sent, the last one still counts', async ({ page, world }) => {
  await page.clock.install();
  await reachOtp(page);
  const last = await world.otpOf(people.administrator);
  await page.clock.fastForward('01:00');
  await world.breaks('sendAgoraOtp', { example: 'tooMany' });
  await reachOtp(page);
  await expect(otpDialog(page).getByRole('alert')).toHaveText(TOO_MANY);
  await expect(otpDialog(page)).toContainText('No new one-time password was sent');
  await expect(otpDialog(page)).toContainText('The last one is good for 5 minutes after it was sent.');
  await enterOtp(page, last);
  await expect(page.getByText('Hi! Maria')).toBeVisible();
});

test('leaving the dialog and coming back sends no second mail within a minute', async ({ page, world }) => {
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await page.clock.install();
  await reachOtp(page);
  for (const seconds of [20, 20]) {
    await page.clock.fastForward(seconds * 1000);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toContainText(`We sent a one-time password to ${people.administrator}`);
  }
  await test.step('The minute goes on', async () => {
    await expect(resend).toHaveText(/^Resend OTP in (20|1\d)s$/);
    expect(await world.mailsTo(people.administrator)).toHaveLength(1);
  });
  await test.step('Also after reloading the page and signing in again', async () => {
    await page.reload();
    await reachOtp(page);
    await expect(otpDialog(page)).toContainText(`We sent a one-time password to ${people.administrator}`);
    await expect(resend).toHaveText(/^Resend OTP in (20|1\d)s$/);
    expect(await world.mailsTo(people.administrator)).toHaveLength(1);
  });
  await test.step('The other application sends its own', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await credentials(page, people.administrator, PASSWORD, 'ALAGA MD');
    await expect(resend).toHaveText(/^Resend OTP in (60|5\d)s$/);
    expect(await world.mailsTo(people.administrator)).toHaveLength(2);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('After it there is another', async () => {
    await page.clock.fastForward('01:00');
    await credentials(page, people.administrator, PASSWORD, 'AGORA');
    await expect(otpDialog(page)).toBeVisible();
    expect(await world.mailsTo(people.administrator)).toHaveLength(3);
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(account(page)).toBeVisible();
  });
  await test.step('After a code was used, the next sign-in sends another one at once', async () => {
    await logout(page);
    await credentials(page, people.administrator, PASSWORD, 'AGORA');
    await expect(otpDialog(page)).toBeVisible();
    expect(await world.mailsTo(people.administrator)).toHaveLength(4);
  });
});

test('ALAGA MD sends, verifies and resends codes with its own calls', async ({ page, world }) => {
  await page.clock.install();
  await reachOtp(page, 'ALAGA MD');
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.poll(() => world.mailsTo(people.administrator)).toHaveLength(2);
  const sends = await world.asked('sendAlagaMdOtp');
  const flags = { product: true, is_expired: false, is_waiving: false };
  const sent = { Value: { email_address: people.administrator, ...flags } };
  expect(sends.map(({ body }) => body)).toEqual([sent, sent]);
  await toastShown(page, SENT_AGAIN);
  await test.step('Texts that can never be a code count as wrong codes', async () => {
    for (const [index, odd] of ODD.entries()) {
      await enterOtp(page, odd);
      await expect.poll(() => world.asked('verifyAlagaMdOtp')).toHaveLength(index + 1);
      await expect(otpDialog(page).getByRole('alert')).toHaveText(WRONG);
    }
  });
  const code = await world.otpOf(people.administrator);
  await enterOtp(page, code.toLowerCase());
  await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
  const verified = (await world.asked('verifyAlagaMdOtp')).at(-1);
  expect(verified?.body).toEqual({ Value: { email_address: people.administrator, vercode: code } });
});
