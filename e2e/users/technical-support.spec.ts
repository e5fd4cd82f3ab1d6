// MIS TECH maintains the users, but can neither change administrators nor make any.
import {
  alert,
  difference,
  expect,
  field,
  people,
  press,
  proveHuman,
  question,
  save,
  test,
  toastShown,
} from '../fixtures';

const LOCKED = 'Only an administrator can change an administrator.';
const NOT_GIVEN = 'Only an administrator can give the role Administrator.';

test('administrators are shown but cannot be changed; others can be changed, but not made administrators', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await enterAs(people.technical, './users?open=1001');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByText(LOCKED).first()).toBeVisible();
  for (const label of ['Email', 'Last Name', 'Employee ID', 'Department', 'Role', 'Status'])
    await expect(field(page, label), label).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue(people.administrator);
  await expect(field(page, 'Role').locator('option:checked')).toHaveText('Administrator');
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(LOCKED);
  await expect(dialog.getByRole('button', { name: 'Reset Password' })).toHaveCount(0);
  await expect(dialog.getByText('I am human')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await world.asked('updateUser')).toEqual([]);
  await page.getByRole('row').filter({ hasText: people.firstBrandApd }).click();
  await test.step('The role is not offered', async () => {
    await expect(field(page, 'Role').getByRole('option', { name: 'Reviewer' })).toBeAttached();
    await expect(field(page, 'Role').getByRole('option', { name: 'Administrator' })).toHaveCount(0);
  });
  await test.step('A refused role is reported at its field', async () => {
    await field(page, 'Role').selectOption('Claims');
    await world.breaks('updateUser', { example: 'roleNotGiven' });
    await proveHuman(page);
    await save(page).click();
    await toastShown(page, NOT_GIVEN, 'danger');
    await expect(field(page, 'Role')).toHaveAccessibleDescription(NOT_GIVEN);
    await expect(alert(page).filter({ hasText: NOT_GIVEN })).toBeVisible();
    await world.repairs('updateUser');
  });
  await test.step('Another role is accepted, with a new proof of a human', async () => {
    await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
    await save(page).click();
    await toastShown(page, 'User Successfully Updated');
    expect((await world.bodies('updateUser')).at(-1)).toMatchObject({ Value: { recordid: 1002, rolesid: '6' } });
  });
  await test.step('It is not offered for a new user either', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await expect(field(page, 'Role').getByRole('option', { name: 'Reviewer' })).toBeAttached();
    await expect(field(page, 'Role').getByRole('option', { name: 'Administrator' })).toHaveCount(0);
  });
  await test.step('A user whom a colleague made administrator meanwhile cannot be changed any more', async () => {
    const before = (await world.bodies('updateUser')).length;
    await page.keyboard.press('Escape');
    await page.goto('./users?open=1002');
    await field(page, 'Last Name').fill('Reyes-Luna');
    await enterAs(people.administrator, './users?open=1002', { page: elsewhere });
    await field(elsewhere, 'Role').selectOption('Administrator');
    await proveHuman(elsewhere);
    await save(elsewhere).click();
    await press(question(elsewhere, /^Make .+ an Administrator\?$/), 'Make Administrator');
    await toastShown(elsewhere, 'User Successfully Updated');
    await proveHuman(page);
    await save(page).click();
    await expect(difference(page, 'Role')).toHaveText(['Role', /\S/, 'Administrator', 'not changed']);
    await press(question(page, 'Someone else changed this'), 'Save both');
    await toastShown(page, 'You are not allowed to do this.', 'danger');
    // The list is reloaded, and the dialog shows it.
    await expect(save(page)).toBeDisabled();
    await expect(page.getByRole('dialog').getByText(LOCKED).first()).toBeVisible();
    expect((await world.bodies('updateUser')).slice(before), 'what the administrator changed').toMatchObject([
      { Value: { rolesid: '1' } },
    ]);
  });
});
