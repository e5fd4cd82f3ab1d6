import type { Page } from '@playwright/test';
import {
  credentials,
  enterOtp,
  expect,
  expectAccessible,
  logout,
  otpDialog,
  PASSWORD,
  people,
  proveHuman,
  test,
  toastShown,
  type World,
  waivePassword,
} from '../fixtures';

const NEW_PASSWORD = 'Mango#2027';
const USED_BEFORE = 'Password has already been used. Please choose another.';
const UPDATED = 'Password Successfully Updated';

type Application = 'AGORA' | 'ALAGA MD';

// Only alerts within the page: toasts are alerts as well, but outside of `main`.
const pageAlert = (page: Page) => page.getByRole('main').getByRole('alert');
const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Expired Password' });
const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });

async function reachExpired(page: Page, application: Application = 'AGORA'): Promise<void> {
  await page.goto('./');
  await credentials(page, people.expired, PASSWORD, application);
  await expect(expiredDialog(page)).toBeVisible();
}

async function reachChange(page: Page, world: World, application: Application = 'AGORA'): Promise<void> {
  await reachExpired(page, application);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(otpDialog(page)).toBeVisible();
  await enterOtp(page, await world.otpOf(people.expired));
  await expect(changeDialog(page)).toBeVisible();
}

async function typeNew(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('an expired password is waived after a warning and a one-time password', async ({ page, world }) => {
  await reachExpired(page);
  const warning = page.getByRole('alertdialog', { name: 'Continue waiving password?' });
  await test.step('No code is sent before the person has chosen', async () => {
    expect(await world.mailsTo(people.expired)).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('Cancelling the warning leads back to the choice', async () => {
    await page.getByRole('button', { name: 'Waive Password' }).click();
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await expect(warning).toBeHidden();
    await page.getByRole('button', { name: 'Waive Password' }).click();
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(warning).toBeHidden();
    await expect(expiredDialog(page)).toBeVisible();
    expect(await world.asked('sendAgoraOtp')).toEqual([]);
  });
  await test.step('The code is requested for a waiver', async () => {
    await page.getByRole('button', { name: 'Waive Password' }).click();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expect(otpDialog(page)).toBeVisible();
    const flags = { product: true, is_expired: true, is_waiving: true };
    const [sent] = await world.asked('sendAgoraOtp');
    expect(sent?.body).toEqual({ Value: { email: people.expired, ...flags } });
    expect(await world.asked('waivePassword')).toEqual([]);
  });
  await test.step('After the code the person is signed in', async () => {
    await enterOtp(page, await world.otpOf(people.expired));
    await expect(page.getByText('Hi! Paolo')).toBeVisible();
    const [waived] = await world.asked('waivePassword');
    expect(waived?.body).toEqual({ Value: { email: people.expired } });
    expect(await world.asked('registerDevice')).toHaveLength(1);
  });
  await test.step('From now on the password is not expired', async () => {
    await logout(page);
    await credentials(page, people.expired);
    await expect(otpDialog(page)).toBeVisible();
  });
});

test('a code is valid only for its purpose: changing instead of waiving sends another one', async ({ page, world }) => {
  await reachExpired(page);
  await waivePassword(page);
  await otpDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await credentials(page, people.expired);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(otpDialog(page)).toContainText(`We sent a one-time password to ${people.expired}`);
  const sends = await world.asked('sendAgoraOtp');
  const Value = { email: people.expired, product: true, is_expired: true };
  expect(sends.map(({ body }) => body)).toEqual([
    { Value: { ...Value, is_waiving: true } },
    { Value: { ...Value, is_waiving: false } },
  ]);
  await test.step('Each code replaces the previous one: going back to the waiver sends another one, too', async () => {
    await otpDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await credentials(page, people.expired);
    await waivePassword(page);
    expect(await world.mailsTo(people.expired)).toHaveLength(3);
  });
});

test('a waiver that fails, or whose code is too old, is reported on the page', async ({ page, world }) => {
  await world.breaks('waivePassword', { status: 500 });
  await reachExpired(page);
  await waivePassword(page);
  await enterOtp(page, await world.otpOf(people.expired));
  await expect(pageAlert(page)).toHaveText('Password waiving failed.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await test.step('The password is still expired', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(expiredDialog(page)).toBeVisible();
    await expect(page.getByText('Password waiving failed.')).toBeHidden();
  });
  await test.step('A code that is too old by then', async () => {
    await waivePassword(page);
    await world.holds('waivePassword');
    await enterOtp(page, await world.otpOf(people.expired));
    await expect.poll(() => world.asked('verifyAgoraOtp')).toHaveLength(2);
    await world.advance(6);
    await world.repairs('waivePassword');
    await expect(pageAlert(page)).toHaveText('Password waiving failed.');
  });
});

test('an expired password is changed after a one-time password', async ({ page, world }) => {
  await test.step('The code is requested for a change', async () => {
    await reachChange(page, world);
    const flags = { product: true, is_expired: true, is_waiving: false };
    const [sent] = await world.asked('sendAgoraOtp');
    expect(sent?.body).toEqual({ Value: { email: people.expired, ...flags } });
  });
  await test.step('A valid password is saved, and the person is signed in', async () => {
    await typeNew(page, NEW_PASSWORD);
    await proveHuman(page);
    await save(page);
    await toastShown(page, UPDATED);
    await expect(page.getByText('Hi! Paolo')).toBeVisible();
    const [changed] = await world.asked('changePasswordAtLogin');
    expect(changed?.body).toEqual({ Value: { emailaddress: people.expired, newpassword: NEW_PASSWORD } });
    const logins = await world.asked('loginAgora');
    expect(logins.at(-1)?.body).toEqual({ Value: { emailaddress: people.expired, password: NEW_PASSWORD } });
  });
  await test.step('Neither password is kept in the browser', async () => {
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(storage).toContain('current_pw');
    expect(storage).not.toContain(PASSWORD);
    expect(storage).not.toContain(NEW_PASSWORD);
  });
  await test.step('The old password no longer works, the new one does', async () => {
    await logout(page);
    await credentials(page, people.expired, PASSWORD);
    await expect(pageAlert(page)).toHaveText('Invalid email or password.');
    await credentials(page, people.expired, NEW_PASSWORD);
    await expect(otpDialog(page)).toBeVisible();
  });
});

test('a refused change loses nothing typed, and another password is accepted', async ({ page, world }) => {
  await reachChange(page, world);
  await typeNew(page, PASSWORD);
  await proveHuman(page);
  const alert = changeDialog(page).getByRole('alert');
  await test.step('One that was used before', async () => {
    await save(page);
    await toastShown(page, USED_BEFORE, 'warning');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(USED_BEFORE);
    await expect(page.getByLabel('New password')).toBeFocused();
    await expect(alert).toHaveCount(1);
    await expect(page.getByLabel('New password')).toHaveValue(PASSWORD);
    await expect(page.getByLabel('Confirm password')).toHaveValue(PASSWORD);
    await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked();
  });
  await test.step('The change is reported even when the sign-in after it fails', async () => {
    await typeNew(page, NEW_PASSWORD);
    await world.breaks('loginAgora', { status: 500 });
    await save(page);
    await toastShown(page, UPDATED);
    await expect(pageAlert(page)).toHaveText('Internal Server Error');
    await expect(changeDialog(page)).toBeHidden();
  });
});

test('a server that fails may have changed the password: the new one is tried first', async ({ page, world }) => {
  await reachChange(page, world);
  await typeNew(page, NEW_PASSWORD);
  await proveHuman(page);
  await world.breaks('changePasswordAtLogin', { status: 500, lost: true });
  await save(page);
  await expect(changeDialog(page).getByRole('alert')).toHaveText(
    'Internal Server Error. It may have been saved: please close this and try to sign in with the new password.',
  );
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(otpDialog(page)).toBeVisible();
});

test.describe('when every password is expired', () => {
  test.use({ scenario: 'expired-password' });

  test('ALAGA MD waives with its own calls', async ({ page, world }) => {
    await reachExpired(page, 'ALAGA MD');
    await waivePassword(page);
    const [sent] = await world.asked('sendAlagaMdOtp');
    const flags = { product: true, is_expired: true, is_waiving: true };
    expect(sent?.body).toEqual({ Value: { email_address: people.expired, ...flags } });
    await enterOtp(page, await world.otpOf(people.expired));
    await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
    expect(await world.asked('loginAlagaMd')).toHaveLength(2);
    expect(await world.asked('loginAgora')).toEqual([]);
  });

  test('ALAGA MD changes passwords with its own calls', async ({ page, world }) => {
    await reachChange(page, world, 'ALAGA MD');
    await typeNew(page, NEW_PASSWORD);
    await proveHuman(page);
    await save(page);
    await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
    expect(await world.asked('verifyAlagaMdOtp')).toHaveLength(1);
    expect((await world.asked('loginAlagaMd')).at(-1)?.body).toEqual({
      Value: { emailaddress: people.expired, password: NEW_PASSWORD },
    });
  });
});
