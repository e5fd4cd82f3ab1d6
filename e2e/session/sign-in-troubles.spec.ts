// Signing in when the network, the servers or the person do not go along.
import { operationTable } from '#contract';
import { credentials, enterOtp, expect, PASSWORD, people, test, UNREACHABLE } from '../fixtures';

const INTERNAL = 'Internal Server Error';

test.describe('with slow servers', () => {
  test.use({ scenario: 'slow' });

  test('the button is busy and cannot be pressed again', async ({ page, world }) => {
    await page.goto('./');
    await world.holds('loginAgora');
    await credentials(page, people.administrator);
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect(button).toBeDisabled();
    await expect(button.getByRole('progressbar', { name: 'loading' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await world.mends('loginAgora');
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    await world.holds('verifyAgoraOtp');
    await test.step('A code that is being verified cannot be sent again, nor cancelled', async () => {
      await enterOtp(page, 'WRONG1');
      await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await page.getByLabel('One-time password').press('Enter');
      await page.getByLabel('One-time password').press('Escape');
      await world.mends('verifyAgoraOtp');
      await expect(page.getByRole('alert')).toHaveText('Invalid one time password.');
    });
    expect(await world.asked('loginAgora')).toHaveLength(1);
    expect(await world.asked('sendAgoraOtp')).toHaveLength(1);
    expect(await world.asked('verifyAgoraOtp')).toHaveLength(1);
  });
});

test.describe('with the servers down', () => {
  test.use({ scenario: 'upstream-down' });

  test('a message says so and what was typed is still there', async ({ page, world }) => {
    await page.goto('./');
    await credentials(page, people.administrator);
    await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(page.getByLabel('Email')).toHaveValue(people.administrator);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await test.step('Once they are back the same button works', async () => {
      await world.mends('*');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
});

test('without a network the person is told to check the connection', async ({ page, context }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Tester' })).toBeVisible();
  await context.setOffline(true);
  await credentials(page, people.administrator);
  await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
});

for (const operation of ['loginAgora', 'getCompanyTag', 'sendAgoraOtp'] as const) {
  test(`the failure of ${operation} is told on the page, and trying again helps`, async ({ page, world }) => {
    await world.breaks(operation, { status: 500 });
    await page.goto('./');
    await credentials(page, people.administrator);
    await expect(page.getByRole('alert')).toHaveText(INTERNAL);
    await expect(page.getByRole('dialog')).toBeHidden();
    await world.mends(operation);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  });
}

test('the failure of ALAGA MD is told on the page', async ({ page, world }) => {
  await page.goto('./');
  for (const operation of ['loginAlagaMd', 'sendAlagaMdOtp'] as const) {
    await world.breaks(operation, { status: 500 });
    await credentials(page, people.administrator, PASSWORD, 'ALAGA MD');
    await expect.poll(async () => (await world.asked(operation)).length).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveText(INTERNAL);
    await world.mends(operation);
  }
});

for (const operation of ['registerDevice', 'issueSecondaryToken', 'getSystemAccess'] as const) {
  test(`the failure of ${operation} ends the sign-in, and signing in again helps`, async ({ page, world }) => {
    await world.breaks(operation, { status: 500 });
    await page.goto('./');
    await credentials(page, people.administrator);
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page.getByRole('alert')).toHaveText(INTERNAL);
    await expect(page.getByRole('dialog')).toBeHidden();
    await world.mends(operation);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
}

test('after thirty tries within a minute the person is told to wait, and the server hears of no more', async ({
  page,
  world,
}) => {
  await page.goto('./');
  const tried = { data: { Value: { emailaddress: people.administrator, password: PASSWORD } } };
  for (let time = 0; time < 30; time += 1) {
    expect((await page.request.post(`./api${operationTable.loginAgora.path}`, tried)).status()).toBe(200);
  }
  await credentials(page, people.administrator);
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Please wait a minute and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(people.administrator);
  expect(await world.asked('loginAgora')).toHaveLength(30);
});

test('a reload in the middle of it begins anew, and nobody is signed in', async ({ page, world }) => {
  await page.goto('./');
  await credentials(page, people.administrator);
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('./welcome');
  await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
  await test.step('The code of the first mail no longer counts once there is a second', async () => {
    const first = await world.otpOf(people.administrator);
    await page.goto('./');
    await credentials(page, people.administrator);
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    await enterOtp(page, first);
    await expect(page.getByRole('alert')).toHaveText('Invalid one time password.');
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
});

test('the back button in the middle of it leaves nothing open', async ({ page }) => {
  await page.goto('./contactus');
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await credentials(page, people.administrator);
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
});
