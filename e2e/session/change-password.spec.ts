import type { Page } from '@playwright/test';
import {
  account,
  credentials,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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
const MAYBE_SAVED =
  'It may have been saved: please sign out and try to sign in with the new password before changing it again.';

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

test('a person changes the password while signed in', async ({ page, world, signIn }) => {
  await page.goto('./');
  await signIn(people.firstBrandApd);
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
    const [registered] = await world.asked('registerDevice');
    expect(changed?.headers.authorization).toBe(registered?.headers.authorization);
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
    await saveButton(page).click();
    await expect(dialog(page).getByText(NOT_HUMAN)).toBeVisible();
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

test('missing values are reported step by step, and leaving the dialog changes nothing', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent');
  await openDialog(page);
  const old = page.getByLabel('Old password');
  const password = page.getByLabel('New password');
  const confirmation = page.getByLabel('Confirm password');
  const save = saveButton(page);
  await test.step('The rules for passwords are shown before anything is typed', async () => {
    await expect(dialog(page)).toContainText(
      'Password should contain 8 characters or more and atleast one number, one upper case and one special character',
    );
    await expect(old).toBeFocused();
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  });
  await test.step('Save is disabled while a field is empty', async () => {
    await expect(save).toBeDisabled();
    await fill(page, '', NEW_PASSWORD);
    await expect(save).toBeDisabled();
    await fill(page, PASSWORD, '', NEW_PASSWORD);
    await expect(save).toBeDisabled();
    await fill(page, PASSWORD, NEW_PASSWORD, '');
    await expect(save).toBeDisabled();
    await fill(page, PASSWORD, NEW_PASSWORD);
    await expect(save).toBeEnabled();
  });
  await test.step('Save is disabled while the new one is shorter than eight', async () => {
    await fill(page, PASSWORD, 'Mango#2');
    await expect(save).toBeDisabled();
    await fill(page, PASSWORD, 'Mango#20');
    await expect(save).toBeEnabled();
  });
  await test.step('Save is disabled while the confirmation differs, and a banner says so', async () => {
    await confirmation.fill('Mango#21');
    await expect(save).toBeDisabled();
    await expect(dialog(page).getByRole('alert')).toHaveText(DIFFERENT);
    await confirmation.press('Enter');
    await confirmation.fill('Mango#20');
    await expect(dialog(page).getByRole('alert')).toBeHidden();
    await expect(save).toBeEnabled();
  });
  await test.step('A wrong old password is reported when the field is left, until it is corrected', async () => {
    await old.fill('Wrong#123');
    await password.click();
    await expect(dialog(page).getByRole('alert')).toHaveText(WRONG_OLD);
    await old.press('End');
    await old.press('Backspace');
    await expect(dialog(page).getByRole('alert')).toBeHidden();
    await old.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(WRONG_OLD);
    await old.fill(PASSWORD);
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  });
  await test.step('A simple password is refused when it is saved, and the human check comes after that', async () => {
    await fill(page, PASSWORD, 'mango#2027');
    await save.click();
    await expect(dialog(page).getByRole('alert')).toHaveText(TOO_SIMPLE);
    await fill(page, PASSWORD, NEW_PASSWORD);
    await save.click();
    await expect(dialog(page).getByRole('alert')).toHaveText(NOT_HUMAN);
  });
  await test.step('With all messages it is accessible, and fits a telephone', async () => {
    await fill(page, 'Wrong#123', NEW_PASSWORD, 'different');
    await expect(dialog(page).getByText(WRONG_OLD)).toBeVisible();
    await expect(dialog(page).getByText(DIFFERENT)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
  await test.step('Leaving changes nothing', async () => {
    for (const leave of [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      if (await dialog(page).isHidden()) await openDialog(page);
      await fill(page, PASSWORD, NEW_PASSWORD);
      await leave();
      await expect(dialog(page)).toBeHidden();
    }
  });
  expect(await world.asked('changePassword')).toEqual([]);
});

test('a refused change is reported and loses nothing typed; repeated clicks save once', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent');
  await openDialog(page);
  await fill(page, PASSWORD, PASSWORD);
  await proveHuman(page);
  const stillThere = async (password: string) => {
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByLabel('Old password')).toHaveValue(PASSWORD);
    await expect(page.getByLabel('New password')).toHaveValue(password);
    await expect(page.getByLabel('Confirm password')).toHaveValue(password);
    await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked();
  };
  await test.step('One that was used before', async () => {
    await saveButton(page).click();
    await toastShown(page, USED_BEFORE, 'warning');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(USED_BEFORE);
    await expect(page.getByLabel('New password')).toBeFocused();
    await stillThere(PASSWORD);
  });
  await test.step('Servers that fail', async () => {
    await world.breaks('changePassword', { status: 500 });
    await fill(page, PASSWORD, NEW_PASSWORD);
    await saveButton(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(`Internal Server Error. ${MAYBE_SAVED}`);
    await stillThere(NEW_PASSWORD);
  });
  await test.step('Servers that do not answer', async () => {
    await world.breaks('changePassword', { drop: true });
    await saveButton(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(`We can't reach the server. ${MAYBE_SAVED}`);
    await stillThere(NEW_PASSWORD);
  });
  await test.step('Once they work, the same button works, once; a call under way cannot be cancelled', async () => {
    const before = (await world.asked('changePassword')).length;
    await world.holds('changePassword');
    await saveButton(page).dblclick();
    await expect(saveButton(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.getByLabel('Confirm password').press('Enter');
    await page.getByLabel('Confirm password').press('Escape');
    await expect(dialog(page)).toBeVisible();
    await world.repairs('changePassword');
    await toastShown(page, UPDATED, 'success');
    await expect(dialog(page)).toBeHidden();
    expect(await world.asked('changePassword')).toHaveLength(before + 1);
  });
});

test('a proof of a human that is too old is made again', async ({ page, world, enterAs }) => {
  await page.clock.install();
  await enterAs(people.administrator, './concurrent');
  await openDialog(page);
  await fill(page, PASSWORD, NEW_PASSWORD);
  await proveHuman(page);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('checkbox', { name: 'I am human' })).not.toBeChecked();
  await saveButton(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(NOT_HUMAN);
  expect(await world.asked('changePassword')).toEqual([]);
  await proveHuman(page);
  await saveButton(page).click();
  await toastShown(page, UPDATED);
});

test('the keyboard alone is enough; ALAGA MD changes the password by the same call', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent', { application: 'ALAGA MD' });
  await account(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Change Password' }).press('Enter');
  await expect(page.getByLabel('Old password')).toBeFocused();
  for (const typed of [PASSWORD, NEW_PASSWORD, NEW_PASSWORD]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'I am human' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(saveButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await toastShown(page, UPDATED);
  expect(await world.asked('changePassword')).toHaveLength(1);
});
