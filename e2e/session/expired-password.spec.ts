import type { Page } from '@playwright/test';
import {
  credentials,
  enterOtp,
  expect,
  expectAccessible,
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
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await page.keyboard.press('Enter');
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
  await test.step('A failure is reported on the page, and the password is still expired', async () => {
    await world.breaks('waivePassword', { status: 500 });
    await enterOtp(page, await world.otpOf(people.expired));
    await expect(pageAlert(page)).toHaveText('Password waiving failed.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await world.repairs('waivePassword');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await waivePassword(page);
    await expect(pageAlert(page)).toBeHidden();
  });
  await test.step('After the code the person is signed in', async () => {
    await enterOtp(page, await world.otpOf(people.expired));
    await expect(page.getByText('Hi! Paolo')).toBeVisible();
    const waived = (await world.asked('waivePassword')).at(-1);
    expect(waived?.body).toEqual({ Value: { email: people.expired } });
    expect(await world.asked('registerDevice')).toHaveLength(1);
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
    await save(page);
    const complaint = changeDialog(page).getByRole('alert');
    await expect(complaint).toHaveText('Please verified that you are human!');
    await proveHuman(page);
    await expect(complaint).toBeHidden();
    await save(page);
    await toastShown(page, UPDATED);
    await expect(page.getByText('Hi! Paolo')).toBeVisible();
    const [changed] = await world.asked('changePasswordAtLogin');
    expect(changed?.body).toEqual({ Value: { emailaddress: people.expired, newpassword: NEW_PASSWORD } });
    const logins = await world.asked('loginAgora');
    expect(logins.at(-1)?.body).toEqual({ Value: { emailaddress: people.expired, password: NEW_PASSWORD } });
  });
});

test('a refused change loses nothing typed; one that fails may have been saved', async ({ page, world }) => {
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
    await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
  });
  await test.step('A server that fails may have changed it: the new one is tried first', async () => {
    await typeNew(page, NEW_PASSWORD);
    await world.breaks('changePasswordAtLogin', { status: 500, lost: true });
    await save(page);
    await expect(alert).toHaveText(
      'Internal Server Error. It may have been saved. Close this and try to sign in with the new password.',
    );
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(otpDialog(page)).toBeVisible();
  });
});

test.describe('when every password is expired', () => {
  test.use({ scenario: 'expired-password' });

  test('ALAGA MD changes passwords with its own calls', async ({ page, world }) => {
    await reachChange(page, world, 'ALAGA MD');
    await typeNew(page, NEW_PASSWORD);
    await proveHuman(page);
    await save(page);
    await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
    const flags = { product: true, is_expired: true, is_waiving: false };
    expect((await world.asked('sendAlagaMdOtp'))[0]?.body).toEqual({
      Value: { email_address: people.expired, ...flags },
    });
    expect(await world.asked('verifyAlagaMdOtp')).toHaveLength(1);
    expect((await world.asked('loginAlagaMd')).at(-1)?.body).toEqual({
      Value: { emailaddress: people.expired, password: NEW_PASSWORD },
    });
  });
});
