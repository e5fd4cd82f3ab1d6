// A name that is taken is said at the name, once the result is put away.
import { expect, people, result, test } from '../fixtures';

const TAKEN = {
  'Add Role': ['reviewer', 'A role of this name already exists.'],
  'Add Main Menu': ['File management', 'A main menu of this name already exists.'],
} as const;

for (const [title, [name, message]] of Object.entries(TAKEN)) {
  test(`${title}: a name that is taken`, async ({ page, enterAs }) => {
    await enterAs(people.administrator, './sysaccess-manage-access');
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const field = dialog.getByLabel('Name');
    await field.fill(name);
    if (title === 'Add Main Menu') await dialog.getByText('cog', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await result(page, 'Not saved', message);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveValue(name);
    await expect(field).toBeFocused();
  });
}
