// Roles and menus: an accidental key deletes nothing, a checkbox explains its effect, and a name that is taken is
// reported.
import { button, expect, expectAccessible, people, question, result, test } from '../fixtures';

const ADDRESS = './sysaccess-manage-access';
const DIALOGS = [
  { title: 'Add Role', list: 'ROLES', column: 0, message: 'A role of this name already exists.' },
  { title: 'Add Main Menu', list: 'MAIN MENUS', column: 1, message: 'A main menu of this name already exists.' },
];

test('a single key never deletes, and a deletion that the server will refuse has no red button', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  const sure = page.getByRole('alertdialog');
  const yes = button(sure, 'Yes, Delete');
  const isRefused = async () => {
    await expect(button(sure, 'Cancel')).toBeFocused();
    await expect(yes).not.toHaveClass(/intent/);
    await page.keyboard.press('Enter');
    await expect(sure).toBeHidden();
  };
  await test.step('The role of the signed-in person', async () => {
    await button(page, 'Delete Administrator').click();
    await isRefused();
  });
  await test.step('A main menu with sub menus', async () => {
    await page.getByRole('searchbox', { name: 'Find in main menus' }).fill('Administration');
    await button(page, 'Delete Administration').click();
    await isRefused();
  });
  await test.step('A sub menu that roles see', async () => {
    await button(page, 'Sub menus of Administration').click();
    await button(page, 'Delete Users').click();
    await isRefused();
    await button(page, 'Close').last().click();
  });
  await test.step('A deletion that may succeed has a red button, and Enter does not press it', async () => {
    await button(page, 'Delete Reviewer').click();
    await expect(question(page, 'Delete the role Reviewer?')).toBeVisible();
    await expect(button(sure, 'Cancel')).toBeFocused();
    await expect(yes).toHaveClass(/intent-danger/);
    await page.keyboard.press('Enter');
    await expect(sure).toBeHidden();
    expect(await world.asked('deleteRole')).toEqual([]);
  });
});

test('the checkbox for critical roles explains itself; a name that is taken is reported at its field', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, `${ADDRESS}?dialog=role`);
  await expect(page.getByRole('checkbox', { name: 'Critical' })).toHaveAccessibleDescription(
    'Before a change to the menu of this role is saved, the console asks once more.',
  );
  // The lists behind the dialog must have loaded, too.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await button(page.getByRole('dialog'), 'Close').click();
  for (const { title, list, column, message } of DIALOGS) {
    await test.step(`${title}: a name that is taken is said at the name, once the result is put away`, async () => {
      const first = page.getByRole('table', { name: list, exact: true }).getByRole('row').nth(1);
      await expect(first.getByRole('button', { name: /^Edit / })).toBeEnabled();
      const taken = await first.getByRole('cell').nth(column).innerText();
      await button(page, title).click();
      const dialog = page.getByRole('dialog', { name: title });
      const field = dialog.getByLabel('Name');
      await field.fill(taken.toUpperCase());
      if (title === 'Add Main Menu') await dialog.getByRole('radio', { name: 'cog' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await result(page, 'Not saved', message);
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveValue(taken.toUpperCase());
      await expect(field).toBeFocused();
      await button(dialog, 'Cancel').click();
      await button(question(page, 'Leave without saving?'), 'Leave').click();
    });
  }
});
