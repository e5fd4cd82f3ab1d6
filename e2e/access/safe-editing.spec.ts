// Roles and menus: an accidental key deletes nothing.
import { button, expect, people, question, test } from '../fixtures';

const ADDRESS = './sysaccess-manage-access';
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
