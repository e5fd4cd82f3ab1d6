// A name that is taken is said at the name, once the result is put away.
import { expect, people, result, test } from '../fixtures';

const DIALOGS = [
  { title: 'Add Role', list: 'ROLES', column: 0, message: 'A role of this name already exists.' },
  { title: 'Add Main Menu', list: 'MAIN MENUS', column: 1, message: 'A main menu of this name already exists.' },
];

for (const { title, list, column, message } of DIALOGS) {
  test(`${title}: a name that is taken`, async ({ page, enterAs }) => {
    await enterAs(people.administrator, './sysaccess-manage-access');
    const first = page.getByRole('table', { name: list, exact: true }).getByRole('row').nth(1);
    await expect(first.getByRole('button', { name: /^Edit / })).toBeEnabled();
    const taken = await first.getByRole('cell').nth(column).innerText();
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const field = dialog.getByLabel('Name');
    await field.fill(taken.toUpperCase());
    if (title === 'Add Main Menu') await dialog.getByRole('radio', { name: 'cog' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await result(page, 'Not saved', message);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveValue(taken.toUpperCase());
    await expect(field).toBeFocused();
  });
}
