// Granting a screen to a role: it appears in the menu of its people, and disappears when it is taken away.
import { agree, button, expect, people, question, test, toastShown } from '../fixtures';
import { ADDRESS, ADMINISTRATOR, dialog, findRole, saveAccess } from './parts';

const OF_ACCOUNTS = ['Suspend Corporate Account', 'Disable Features per CorpAccount'];

test('a screen that is granted to a role opens for its people in AGORA, except those screens that give power', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  const control = dialog(page, 'Role-based Access Control: Reviewer');
  const preview = control.getByRole('region', { name: 'Preview of the menu' });
  await enterAs(ADMINISTRATOR, ADDRESS);
  await findRole(page, 'Reviewer');
  await button(page, 'Access of Reviewer').click();
  for (const label of ['Concurrent Reset', 'Users', 'Roles and Menus'])
    await control.locator('fieldset label').filter({ hasText: label }).click();
  await test.step('The preview shows exactly that', async () => {
    const shown = preview.getByRole('listitem');
    await preview.getByLabel('Preview of the menu for department').selectOption('INT APD');
    await expect(shown).toHaveText(['Dashboard', 'Concurrent Reset', ...OF_ACCOUNTS]);
    await expect(preview).toContainText('Assigned but not shown');
    await expect(preview).toContainText('Users, Roles and Menus.');
    await preview.getByLabel('Preview of the menu for department').selectOption('MIS TECH');
    await expect(shown).toHaveText(['Dashboard', 'Concurrent Reset', 'Users', ...OF_ACCOUNTS]);
  });
  await saveAccess(page, 'Reviewer');
  await expect(question(page, 'Success')).toBeVisible();
  await test.step('Jose finds it in the menu, and it works', async () => {
    await enterAs(people.firstBrandApd, './dashboard', { page: elsewhere });
    const menu = elsewhere.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Concurrent Reset', ...OF_ACCOUNTS]);
    await menu.getByRole('link', { name: 'Concurrent Reset' }).click();
    await elsewhere.getByLabel('Email').fill(people.marketing);
    await elsewhere.getByText('KYC Admin').click();
    await elsewhere.getByLabel('Email').fill(people.marketing);
    await elsewhere.getByRole('button', { name: 'Reset', exact: true }).click();
    await agree(elsewhere, 'Reset Login?', 'Reset');
    await toastShown(elsewhere, 'Successfully reset.');
  });
  await test.step('Taken away while he is there, the first call that is refused says so: menu and screen follow', async () => {
    await page.keyboard.press('Escape');
    await expect(question(page, 'Success')).toBeHidden();
    await button(page, 'Access of Reviewer').click();
    await control.locator('fieldset label').filter({ hasText: 'Concurrent Reset' }).click();
    await saveAccess(page, 'Reviewer');
    await world.breaks('resetConsoleLogin', { status: 403 });
    await elsewhere.getByText('KYC Admin').click();
    await elsewhere.getByLabel('Email').fill(people.marketing);
    await elsewhere.getByRole('button', { name: 'Reset', exact: true }).click();
    await agree(elsewhere, 'Reset Login?', 'Reset');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
    const menu = elsewhere.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', ...OF_ACCOUNTS]);
    expect(await world.asked('removeRoleAccess')).toHaveLength(1);
  });
});
