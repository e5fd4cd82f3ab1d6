// Roles and menus: from the tables of the administrator to the menu of the people in a role.
import type { Page } from '@playwright/test';
import { tabs } from '../../mocks/areas/access/menus';
import {
  agree,
  button,
  expect,
  expectAccessible,
  expectFocusInDialog,
  FAILED_SAVE,
  ONLY_CONSOLE,
  queryOf,
  question,
  result,
  test,
  toastShown,
  usernameOf,
} from '../fixtures';
import { ADDRESS, ADMINISTRATOR, dialog, findRole, save, saveAccess } from './parts';

const SYSTEM = 'SC00999';

const roles = (page: Page) => page.getByRole('table', { name: 'ROLES' });
const menus = (page: Page) => page.getByRole('table', { name: 'MAIN MENUS' });
async function findMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search main menus' }).fill(name);
}

test('a role is added, changed and deleted', async ({ page, world, enterAs }) => {
  await enterAs(ADMINISTRATOR, ADDRESS);
  await expect(page).toHaveTitle('Lumina Admin - Roles and Menus');
  await test.step('Both tables begin with five rows', async () => {
    for (const table of [roles(page), menus(page)]) await expect(table.getByRole('row')).toHaveCount(6);
  });
  await test.step('A name is needed, and one that is taken is refused; what was typed stays', async () => {
    await button(page, 'Add Role').click();
    await expect(page.getByRole('checkbox', { name: 'Critical' })).toHaveAccessibleDescription(
      "The console asks you to confirm before it changes this role's menu.",
    );
    await save(page, 'Add Role');
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.getByLabel('Name').fill('reviewer');
    await save(page, 'Add Role');
    await result(page, 'Not saved', 'A role of this name already exists.');
    await expect(page.getByLabel('Name')).toHaveValue('reviewer');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('A role of this name already exists.');
  });
  await test.step('Added', async () => {
    await page.getByLabel('Name').fill('Auditor Ñ 🎉');
    await dialog(page, 'Add Role').getByText('Critical').click();
    await save(page, 'Add Role');
    await result(page, 'Success', 'Role has been added.');
    const fields = { name: 'Auditor Ñ 🎉', syscode: SYSTEM, iscritical: true, username: usernameOf(ADMINISTRATOR) };
    expect((await world.asked('addRole')).at(-1)?.body).toEqual({ Value: fields });
    await findRole(page, 'auditor');
    await expect(roles(page).getByRole('row').filter({ hasText: 'Auditor Ñ 🎉' })).toContainText('Critical');
  });
  await test.step('Changed', async () => {
    await button(page, 'Edit Auditor Ñ 🎉').click();
    await page.getByLabel('Name').fill('Auditor');
    await save(page, 'Edit Role');
    await result(page, 'Success', 'Role has been updated.');
    const fields = {
      rolesid: '9',
      name: 'Auditor',
      syscode: SYSTEM,
      iscritical: true,
      username: usernameOf(ADMINISTRATOR),
    };
    expect((await world.asked('updateRole')).at(-1)?.body).toEqual({ Value: fields });
  });
  await test.step('Deleted, after a question', async () => {
    await button(page, 'Delete Auditor').click();
    await question(page, 'Delete the role Auditor?').getByRole('button', { name: 'Cancel' }).click();
    expect(await world.asked('deleteRole')).toEqual([]);
    await findRole(page, 'tor');
    await button(page, 'Delete Auditor').click();
    await button(page, 'Yes, Delete').click();
    await result(page, 'Success', 'Role has been deleted.');
    expect((await world.asked('deleteRole')).at(-1)?.body).toEqual({ Value: { rolesid: '9' } });
    await expect(roles(page).getByText('Auditor')).toBeHidden();
    await expect(roles(page).locator('tr:focus'), 'the focus is on the row that took its place').toHaveCount(1);
  });
  await test.step('A role that people have says so', async () => {
    await findRole(page, 'Reviewer');
    await button(page, 'Delete Reviewer').click();
    await button(page, 'Yes, Delete').click();
    await result(page, 'Not saved', 'The role is in use: 11 users have it.');
  });
});

test(
  'the preview shows the menu of a role before it is saved; a critical role is marked as such',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    const control = dialog(page, 'Role-based Access Control: Reviewer');
    const preview = control.getByRole('region', { name: 'Preview of the menu' });
    await enterAs(ADMINISTRATOR, ADDRESS);
    await findRole(page, 'Reviewer');
    await button(page, 'Access of Reviewer').click();
    await test.step('The preview follows the boxes', async () => {
      await expect(preview.getByText('Member Registrations')).toBeHidden();
      await control.locator('label').filter({ hasText: 'Member Registrations' }).click();
      await expect(preview.getByText('Member Registrations')).toBeVisible();
      expect(await world.asked('assignRoleAccess')).toEqual([]);
      await expectAccessible(page);
    });
    await test.step('Saved', async () => {
      await saveAccess(page, 'Reviewer');
      await expect(question(page, 'Success')).toBeVisible();
      await page.keyboard.press('Escape');
      const fields = { rolesid: '2', modaccessid: 41, syscode: SYSTEM, username: usernameOf(ADMINISTRATOR) };
      expect(await world.bodies('assignRoleAccess')).toEqual([{ Value: fields }]);
    });
    await test.step('A critical role says that it is, and what fails is not lost', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      const critical = dialog(page, 'Role-based Access Control: Technical Support');
      await findRole(page, 'Technical');
      await button(page, 'Access of Technical Support').click();
      await critical.locator('label').filter({ hasText: 'Newsletter' }).click();
      await world.breaks('assignRoleAccess', { status: 500 });
      await saveAccess(page, 'Technical Support', 'This role is critical');
      await result(page, 'Not saved', `Assign Newsletter: ${FAILED_SAVE}`);
      await world.repairs('assignRoleAccess');
      await saveAccess(page, 'Technical Support', 'This role is critical');
      await expect(question(page, 'Success')).toBeVisible();
    });
  },
);

test('a main menu and its sub menus', ONLY_CONSOLE, async ({ page, world, enterAs }) => {
  await enterAs(ADMINISTRATOR, ADDRESS);
  await test.step('A main menu, with an icon picked by looking', async () => {
    await button(page, 'Add Main Menu').click();
    await page.getByLabel('Name').fill('Help Desk');
    await save(page, 'Add Main Menu');
    await expect(page.getByText('Select an icon.')).toBeVisible();
    await page.getByRole('radio', { name: 'history' }).click({ force: true });
    await save(page, 'Add Main Menu');
    await result(page, 'Success', 'Main menu has been added.');
    const fields = { tabname: 'Help Desk', icon: 'history', syscode: SYSTEM, username: usernameOf(ADMINISTRATOR) };
    expect((await world.asked('addMainMenu')).at(-1)?.body).toEqual({ Value: fields });
  });
  await test.step('Changed', async () => {
    await findMenu(page, 'Help Desk');
    await button(page, 'Edit Help Desk').click();
    await page.getByLabel('Name').fill('Help');
    await save(page, 'Edit Main Menu');
    await result(page, 'Success', 'Main menu has been updated.');
    expect((await world.asked('updateMainMenu')).at(-1)?.body).toMatchObject({ Value: { tabname: 'Help' } });
  });
  await test.step('A sub menu for a screen that has none yet', async () => {
    await findMenu(page, 'Help');
    await button(page, 'Sub menus of Help').click();
    await button(page, 'Add Sub Menu').click();
    await page.getByLabel('Screen').selectOption({ index: 1 });
    await page.getByLabel('Label').fill('First Aid');
    await page.getByRole('radio', { name: 'key', exact: true }).click({ force: true });
    await save(page, 'Add Sub Menu');
    await result(page, 'Success', 'Sub menu has been added.');
    expect((await world.asked('addSubMenu')).at(-1)?.body).toMatchObject({
      Value: { labelname: 'First Aid', icon: 'key', syscode: SYSTEM, username: usernameOf(ADMINISTRATOR) },
    });
  });
  await test.step('Changed and deleted', async () => {
    await button(page, 'Edit First Aid').click();
    await page.getByLabel('Label').fill('Second Aid');
    await save(page, 'Edit Sub Menu');
    await result(page, 'Success', 'Sub menu has been updated.');
    await button(page, 'Delete Second Aid').click();
    await button(page, 'Yes, Delete').click();
    await result(page, 'Success', 'Sub menu has been deleted.');
    await expectFocusInDialog(page);
    expect(await world.asked('deleteSubMenu')).toHaveLength(1);
    await expect(page.getByText('No sub menus yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Sub Menus of Help')).toBeHidden();
    await expect(button(page, 'Sub menus of Help')).toBeFocused();
  });
  await test.step('The main menu goes, one in use does not', async () => {
    await button(page, 'Delete Help').click();
    await button(page, 'Yes, Delete').click();
    await result(page, 'Success', 'Main menu has been deleted.');
    await findMenu(page, 'Administration');
    await button(page, 'Delete Administration').click();
    await button(page, 'Yes, Delete').click();
    const { menus: under = [] } = tabs.find(({ name }) => name === 'Administration') ?? {};
    await result(page, 'Not saved', `The main menu is in use: it has ${under.length} sub menus.`);
    expect(await world.asked('deleteMainMenu')).toHaveLength(2);
  });
});

test(
  'a menu with an unknown icon keeps it; sub menus move to another main menu',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    await enterAs(ADMINISTRATOR, ADDRESS);
    await findMenu(page, 'Reports');
    await button(page, 'Edit Reports').click();
    await expect(page.getByRole('radio', { name: 'chart' })).toBeChecked();
    await page.getByLabel('Name').fill('Statistics');
    await save(page, 'Edit Main Menu');
    await result(page, 'Success', 'Main menu has been updated.');
    expect(await world.bodies('updateMainMenu')).toMatchObject([{ Value: { tabname: 'Statistics', icon: 'chart' } }]);
    await test.step('So does a sub menu', async () => {
      await findMenu(page, 'Corporate Accounts');
      await button(page, 'Sub menus of Corporate Accounts').click();
      await button(page, 'Edit Bank Inclusion').click();
      await expect(page.getByRole('radio', { name: 'bank-account' })).toBeChecked();
      await page.getByLabel('Label').fill('Banks');
      await save(page, 'Edit Sub Menu');
      await result(page, 'Success', 'Sub menu has been updated.');
      expect(await world.bodies('updateSubMenu')).toMatchObject([
        { Value: { labelname: 'Banks', icon: 'bank-account' } },
      ]);
    });
    await page.keyboard.press('Escape');
    const control = dialog(page, 'Menus Control');
    const place = (name: string) => control.getByLabel(`Main menu of ${name}`);
    await test.step('Sub menus move to other main menus, several at once', async () => {
      const before = (await world.asked('updateSubMenu')).length;
      await button(page, 'Menus Control').click();
      await place('Newsletter').selectOption({ label: 'Statistics' });
      await place('Concurrent Reset').selectOption({ label: 'Content' });
      await expect(control.getByText('Moves: Newsletter to Statistics, Concurrent Reset to Content.')).toBeVisible();
      await save(page, 'Menus Control');
      await agree(page, /^Move \d sub menus?\?$/, 'Save');
      await result(page, 'Success', /People see these menus the next time they sign in\.$/);
      expect((await world.bodies('updateSubMenu')).slice(before)).toMatchObject([
        { Value: { modaccessid: 11, tabaccessid: 5 } },
        { Value: { modaccessid: 21, tabaccessid: 1 } },
      ]);
    });
  },
);

test(
  'a link to a record that was deleted says so and opens nothing; an inactive user is warned before being signed out',
  ONLY_CONSOLE,
  async ({ page, enterAs }) => {
    await page.clock.install();
    await enterAs(ADMINISTRATOR, `${ADDRESS}?dialog=access&id=999`);
    await toastShown(page, 'It no longer exists.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(queryOf(page)).toEqual({});
    await expect(roles(page).getByText('Administrator')).toBeVisible();
    await page.clock.runFor(291_000);
    await toastShown(page, 'You have been inactive for a while.');
    await expect(page).toHaveTitle(/^Still there\?/);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.clock.runFor(2000);
    await expect(page).toHaveTitle('Lumina Admin - Roles and Menus');
  },
);
