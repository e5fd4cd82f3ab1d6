// The feedback while a new password is typed, on every screen where one is chosen.
import type { Page } from '@playwright/test';
import { account, credentials, enterOtp, expect, otpAfter, otpDialog, people, proveHuman, test } from '../fixtures';

const RULES = ['8 to 50 characters', 'A lower case letter', 'An upper case letter', 'A number', 'One of !@#$%^&*_'];

const needs = (page: Page) => page.getByRole('list', { name: 'What it needs' });

async function expectTickedOff(page: Page): Promise<void> {
  const isThere = (...rules: string[]) =>
    expect(needs(page).getByRole('listitem')).toHaveText(
      RULES.map((rule) => `${rule}: ${rules.includes(rule) ? 'there' : 'missing'}`),
    );
  const typed = page.getByLabel('New password');
  await isThere();
  await expect(needs(page)).toHaveAttribute('aria-live', 'polite');
  await typed.fill('mango');
  await isThere('A lower case letter');
  await typed.fill('mango#2027');
  await isThere('8 to 50 characters', 'A lower case letter', 'A number', 'One of !@#$%^&*_');
  await typed.fill('Mango#2027');
  await isThere(...RULES);
  await typed.fill('');
  await isThere();
}

/** Expects that passing the human check removes its error message. */
async function expectHumanCheck(page: Page): Promise<void> {
  const complaint = page.getByRole('dialog').getByRole('alert');
  await page.getByLabel('New password').fill('Mango#2027');
  await page.getByLabel('Confirm password').fill('Mango#2027');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(complaint).toHaveText('Please verified that you are human!');
  await proveHuman(page);
  await expect(complaint).toBeHidden();
}

test('in place of an expired password', async ({ page, world }) => {
  await page.goto('./');
  await credentials(page, people.expired);
  await expect(page.getByRole('dialog', { name: 'Expired Password' })).toBeVisible();
  await test.step('Enter goes on with a change', async () => {
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await enterOtp(page, await otpAfter(world, people.expired, page));
  await expectTickedOff(page);
  await expectHumanCheck(page);
});

test('in the account menu, and for a new user', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './users?open=new');
  await expectTickedOff(page);
  await page.keyboard.press('Escape');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expectTickedOff(page);
  await page.getByLabel('Old password').fill('Sampaguita#1');
  await expectHumanCheck(page);
});

test('for a forgotten password', async ({ page, world }) => {
  await page.goto('./forgotpassword');
  await page.getByLabel('Email').fill(people.administrator);
  await page.getByRole('button', { name: 'Send Email' }).click();
  await page.getByLabel('One-time password').fill(await world.otpOf(people.administrator));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expectTickedOff(page);
});

test('a wrong code can be typed over, and the layout does not jump', async ({ page, world }) => {
  await page.goto('./');
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const before = await signIn.boundingBox();
  await test.step('The card has room for the error message', async () => {
    await signIn.click();
    await expect(page.getByText('Please input your Password!')).toBeVisible();
    expect(await signIn.boundingBox()).toEqual(before);
    await credentials(page, people.administrator, 'wrong');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
    expect(await signIn.boundingBox()).toEqual(before);
  });
  await credentials(page, people.administrator);
  const code = await otpAfter(world, people.administrator, page);
  const verify = page.getByRole('button', { name: 'Verify' });
  const standing = await verify.boundingBox();
  await enterOtp(page, 'WRONG1');
  await expect(otpDialog(page).getByRole('alert')).toHaveText('Invalid one time password.');
  expect(await verify.boundingBox()).toEqual(standing);
  await expect(page.getByLabel('One-time password')).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByLabel('One-time password')).toHaveValue(new RegExp(`^${code}$`, 'i'));
});
