// Signing in with failures of the network or the servers, and with impatient users.
import type { OperationId } from '#contract';
import { credentials, enterOtp, expect, otpAfter, PASSWORD, people, test, UNREACHABLE } from '../fixtures';

const INTERNAL = 'Internal Server Error';

test('the button is busy and cannot be pressed again, nor a code that is being verified', async ({ page, world }) => {
  await page.goto('./');
  await world.holds('loginAgora');
  await credentials(page, people.administrator);
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeDisabled();
  await expect(button.getByRole('progressbar', { name: 'loading' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await world.repairs('loginAgora');
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  await world.holds('verifyAgoraOtp');
  await enterOtp(page, 'WRONG1');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.getByLabel('One-time password').press('Enter');
  await page.getByLabel('One-time password').press('Escape');
  await world.repairs('verifyAgoraOtp');
  await expect(page.getByRole('alert')).toHaveText('Invalid one time password.');
  for (const operation of ['loginAgora', 'sendAgoraOtp', 'verifyAgoraOtp'] as const)
    expect(await world.asked(operation)).toHaveLength(1);
});

test.describe('with the servers down', () => {
  test.use({ scenario: 'upstream-down' });

  test('a message says so and what was typed is still there', async ({ page, context, world }) => {
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Tester' })).toBeVisible();
    await test.step('Also without a network', async () => {
      await context.setOffline(true);
      await credentials(page, people.administrator);
      await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
      expect(await world.asked('loginAgora')).toEqual([]);
      await context.setOffline(false);
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(async () => (await world.asked('loginAgora')).length).toBe(1);
    await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(page.getByLabel('Email')).toHaveValue(people.administrator);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await test.step('Once they work, the same button works', async () => {
      await world.repairs('*');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
});

test('a failure of any call is shown on the page, and signing in again works', async ({ page, world }) => {
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await page.goto('./');
  const failing = async (operation: OperationId, tried: () => Promise<void>) => {
    await world.breaks(operation, { status: 500 });
    await tried();
    await expect.poll(async () => (await world.asked(operation)).at(-1)?.status).toBe(500);
    await expect(page.getByRole('alert')).toHaveText(INTERNAL);
    await expect(page.getByRole('dialog')).toBeHidden();
    await world.repairs(operation);
  };
  await test.step('Before the code', () => failing('sendAgoraOtp', () => credentials(page, people.administrator)));
  await test.step('After the code', async () => {
    await signIn.click();
    const code = await otpAfter(world, people.administrator, page);
    await failing('registerDevice', () => enterOtp(page, code));
  });
  await signIn.click();
  await enterOtp(page, await otpAfter(world, people.administrator, page));
  await expect(page.getByText('Hi! Maria')).toBeVisible();
});
