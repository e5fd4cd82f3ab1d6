// What signing in says while codes and new passwords are typed.
import type { Page } from '@playwright/test';
import { credentials, enterOtp, expect, otpAfter, otpDialog, people, proveHuman, test } from '../fixtures';

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

test('an expired password is replaced by keyboard, and passing the human check removes its message', async ({
  page,
  world,
}) => {
  await page.goto('./');
  await credentials(page, people.expired);
  await expect(page.getByRole('dialog', { name: 'Expired Password' })).toBeVisible();
  await test.step('Enter goes on with a change', async () => {
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await enterOtp(page, await otpAfter(world, people.expired, page));
  await expectHumanCheck(page);
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
