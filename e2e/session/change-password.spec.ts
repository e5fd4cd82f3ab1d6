import type { Page } from '@playwright/test';
import {
  account,
  credentials,
  expect,
  expectAccessible,
  logout,
  PASSWORD,
  people,
  proveHuman,
  test,
  toastShown,
} from '../fixtures';

const NEW_PASSWORD = 'Mango#2027';
const WRONG_OLD = 'Incorrect old password';
const DIFFERENT = "Passwords didn't match";
const TOO_SIMPLE = 'Oops, Password should contain atleast one number, one upper case and one special character.';
const NOT_HUMAN = 'Please verified that you are human!';
const USED_BEFORE = 'Password has already been used. Please choose another.';
const UPDATED = 'Password Successfully Updated';
const MAYBE_SAVED = 'It may have been saved. Sign out and try the new password before you change it again.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' });

async function openDialog(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, old: string, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Old password').fill(old);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

test('a person changes the password while signed in', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await openDialog(page);
  await test.step('The call names the account and the person who changed it', async () => {
    await fill(page, PASSWORD, NEW_PASSWORD);
    await proveHuman(page);
    await saveButton(page).click();
    await toastShown(page, UPDATED);
    await expect(dialog(page)).toBeHidden();
    const [changed] = await world.asked('changePassword');
    expect(changed?.body).toEqual({
      Value: {
        recordid: 1002,
        emailaddress: people.firstBrandApd,
        oldpassword: PASSWORD,
        newpassword: NEW_PASSWORD,
        edited_by: people.firstBrandApd,
      },
    });
  });
  await test.step('The new password now counts as the old one', async () => {
    await openDialog(page);
    for (const field of ['Old password', 'New password', 'Confirm password'])
      await expect(page.getByLabel(field)).toHaveValue('');
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.getByLabel('New password').click();
    await expect(dialog(page).getByText(WRONG_OLD)).toBeVisible();
    await fill(page, NEW_PASSWORD, 'Durian#2028');
    await expect(dialog(page).getByText(WRONG_OLD)).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('Neither is kept in the browser', async () => {
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(storage).toContain('current_pw');
    expect(storage).not.toContain(PASSWORD);
    expect(storage).not.toContain(NEW_PASSWORD);
  });
  await test.step('The old password no longer signs in, the new one does', async () => {
    await logout(page);
    await credentials(page, people.firstBrandApd, PASSWORD);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
    await credentials(page, people.firstBrandApd, NEW_PASSWORD);
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  });
});
test('missing values, a human check that is too old and refusals are reported, and nothing typed is lost', async ({
  page,
  world,
  enterAs,
}) => {
  await page.clock.install();
  await enterAs(people.administrator, './concurrent');
  await openDialog(page);
  const old = page.getByLabel('Old password');
  const password = page.getByLabel('New password');
  const save = saveButton(page);
  const alert = dialog(page).getByRole('alert');
  await test.step('The rules for passwords are shown before anything is typed; Save is disabled', async () => {
    await expect(dialog(page)).toContainText(
      'Password should contain 8 characters or more and atleast one number, one upper case and one special character',
    );
    await expect(old).toBeFocused();
    await expect(alert).toBeHidden();
    await expect(save).toBeDisabled();
  });
  await test.step('A confirmation that differs, and a wrong old password until it is corrected', async () => {
    await fill(page, 'Wrong#123', NEW_PASSWORD, 'Mango#21');
    await expect(save).toBeDisabled();
    await expect(dialog(page).getByText(DIFFERENT)).toBeVisible();
    await expect(dialog(page).getByText(WRONG_OLD)).toBeVisible();
    await expectAccessible(page);
    await fill(page, PASSWORD, NEW_PASSWORD);
    await expect(alert).toBeHidden();
    await expect(save).toBeEnabled();
  });
  await test.step('A simple password is refused when it is saved, and the human check comes after that', async () => {
    await fill(page, PASSWORD, 'mango#2027');
    await save.click();
    await expect(alert).toHaveText(TOO_SIMPLE);
    await fill(page, PASSWORD, PASSWORD);
    await proveHuman(page);
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('checkbox', { name: 'I am human' })).not.toBeChecked();
    await save.click();
    await expect(alert).toHaveText(NOT_HUMAN);
    await expect(page.getByRole('checkbox', { name: 'I am human' })).toHaveAccessibleDescription(NOT_HUMAN);
    expect(await world.asked('changePassword')).toEqual([]);
    await proveHuman(page);
  });
  await test.step('One that was used before', async () => {
    await save.click();
    await toastShown(page, USED_BEFORE, 'warning');
    await expect(password).toHaveAccessibleDescription(USED_BEFORE);
    await expect(password).toBeFocused();
  });
  await test.step('Servers that fail, or do not answer', async () => {
    await fill(page, PASSWORD, NEW_PASSWORD);
    for (const [fault, message] of [
      [{ status: 500 }, 'Internal Server Error'],
      [{ drop: true }, "We can't reach the server"],
    ] as const) {
      await world.breaks('changePassword', fault);
      // A call uses the check up; a new one is made after it failed.
      await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
      await save.click();
      await expect(alert).toHaveText(`${message}. ${MAYBE_SAVED}`);
    }
    await expect(old).toHaveValue(PASSWORD);
    await expect(password).toHaveValue(NEW_PASSWORD);
    await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
  });
  await test.step('Once they work, the same button works, once; a call under way cannot be cancelled', async () => {
    const before = (await world.asked('changePassword')).length;
    await world.holds('changePassword');
    await save.dblclick();
    await expect(save).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.getByLabel('Confirm password').press('Escape');
    await expect(dialog(page)).toBeVisible();
    await world.repairs('changePassword');
    await toastShown(page, UPDATED, 'success');
    await expect(dialog(page)).toBeHidden();
    expect(await world.asked('changePassword')).toHaveLength(before + 1);
  });
});
