// An administrator changes a user's data, disapproves a user, or resets a password.
import type { Page } from '@playwright/test';
import {
  alert,
  changes,
  credentials,
  expect,
  expectRow,
  field,
  ONLY_CONSOLE,
  PASSWORD,
  people,
  proveHuman,
  question,
  rows,
  save,
  test,
  toastShown,
  type World,
} from '../fixtures';

const UPDATED = 'User Successfully Updated';
const RESET = 'Password Has Been Reset Successfully';
const SURE = 'Are you sure you want to reset password?';
const MAYBE_RESET = 'It may have been reset. Ask if the new password arrived before you reset it again.';
const NOT_HUMAN = 'Please verify that you are human!';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });
const resetButton = (page: Page) => dialog(page).getByRole('button', { name: 'Reset Password' });
const choose = (page: Page, name: string) => question(page, SURE).getByRole('button', { name, exact: true }).click();

/** The fields that a save sends for the reviewer of the first brand when nothing was changed. */
const jose = {
  recordid: 1002,
  emailaddress: people.firstBrandApd,
  lastname: 'Reyes',
  firstname: 'Jose',
  middlename: 'Cruz',
  employee_id: 'LUM-1002',
  department: 'INT APD',
  rolesid: '2',
  userrolesid: 2002,
  productavega_tag: true,
  syscode: 'SC00999',
  status: 'A',
  edited_by: people.administrator,
};

const updates = async (world: World) => await world.bodies('updateUser');
const resets = async (world: World) => await world.bodies('resetUserPassword');

async function cannotSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('./');
  await credentials(page, email, password);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function canSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('./');
  await credentials(page, email, password);
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
}

test('a user is changed, once the person has proved to be human', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './users');
  await expect(page.getByText('Total 36 items')).toBeVisible();
  await page.getByRole('row').filter({ hasText: people.firstBrandApd }).click();
  await test.step('The form has all saved values, but no password', async () => {
    for (const [label, value] of [
      ['Email', people.firstBrandApd],
      ['Last Name', 'Reyes'],
      ['First Name', 'Jose'],
      ['Middle Name', 'Cruz'],
      ['Employee ID', 'LUM-1002'],
      ['Are you Lumina Employee?', 'yes'],
      ['Department', 'INT APD'],
      ['Role', '2'],
      ['Status', 'A'],
    ] as const)
      await expect(field(page, label), label).toHaveValue(value);
    await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disapproved']);
    await expect(dialog(page).getByLabel(/password/i)).toHaveCount(0);
  });
  await test.step('Save requires the human check', async () => {
    await save(page).click();
    await expect(alert(page)).toHaveText(NOT_HUMAN);
    expect(await updates(world)).toEqual([]);
  });
  await test.step('The user’s own address is accepted; that of another user is not', async () => {
    await field(page, 'Email').fill(people.firstBrandApd.toUpperCase());
    await field(page, 'Last Name').focus();
    await expect(dialog(page).getByText('Email already used.')).toHaveCount(0);
    await field(page, 'Email').fill(people.secondBrandApd.toUpperCase());
    await field(page, 'Last Name').focus();
    await expect(dialog(page).getByText('Email already used.')).toBeVisible();
    await field(page, 'Email').fill('jose.nuñez@avega.example');
    await field(page, 'Last Name').fill('Nuñez');
    await expect(dialog(page).getByText('Email already used.')).toHaveCount(0);
  });
  await test.step('The call has the new values, and the person who changed them', async () => {
    await field(page, 'Email').fill('jose.nunez@avega.example');
    await field(page, 'Department').selectOption('AVG MRKTG');
    await field(page, 'Are you Lumina Employee?').selectOption('No');
    await field(page, 'Role').selectOption('Marketing');
    await expect(changes(dialog(page)), 'in the words of the form, before it is sent').toHaveText([
      /^Email \S+ → jose\.nunez@avega\.example$/,
      'Last Name Reyes → Nuñez',
      'Are you Lumina Employee? Yes → No',
      'Department INT APD → AVG MRKTG',
      'Role Reviewer → Marketing',
    ]);
    await proveHuman(page);
    await save(page).click();
    await toastShown(page, UPDATED, 'success');
    await expect(dialog(page)).toBeHidden();
    expect(await updates(world)).toEqual([
      {
        Value: {
          ...jose,
          emailaddress: 'jose.nunez@avega.example',
          lastname: 'Nuñez',
          department: 'AVG MRKTG',
          rolesid: '4',
          productavega_tag: false,
        },
      },
    ]);
    expect((await world.asked('updateUser'))[0]?.headers).toHaveProperty('human-proof');
    await expectRow(rows(page).nth(1), {
      Email: 'jose.nunez@avega.example',
      'Last Name': 'Nuñez',
      'First Name': 'Jose',
      Department: 'AVG MRKTG',
      Company: 'Avega',
      Role: 'Marketing',
    });
  });
});

test(
  'a disapproved user cannot sign in; after a reset, the mailed password works',
  ONLY_CONSOLE,
  async ({ page, elsewhere, world, enterAs }) => {
    await enterAs(people.administrator, './users?open=1002');
    const setTo = async (status: 'Active' | 'Disapproved') => {
      await field(page, 'Last Name').click();
      await field(page, 'Status').selectOption(status);
      await proveHuman(page);
      await save(page).click();
      await toastShown(page, UPDATED);
      await expect(dialog(page)).toBeHidden();
    };
    await setTo('Disapproved');
    await cannotSignIn(elsewhere, people.firstBrandApd, PASSWORD);
    await page.getByRole('row').filter({ hasText: people.firstBrandApd }).click();
    await expect(field(page, 'Status')).toHaveValue('D');
    await setTo('Active');
    expect(await updates(world)).toEqual([{ Value: { ...jose, status: 'D' } }, { Value: jose }]);
    await page.getByRole('row').filter({ hasText: people.firstBrandApd }).click();
    await test.step('Resetting a password requires the human check', async () => {
      await resetButton(page).click();
      await expect(alert(page)).toHaveText(NOT_HUMAN);
      await expect(question(page, SURE)).toHaveCount(0);
      await proveHuman(page);
    });
    await test.step('Cancel resets nothing', async () => {
      await field(page, 'Last Name').fill('Reyes-Cruz');
      await resetButton(page).click();
      await expect(alert(page)).toHaveCount(0);
      await expect(question(page, SURE)).toContainText(people.firstBrandApd);
      await choose(page, 'Cancel');
      await expect(question(page, SURE)).toBeHidden();
      expect(await resets(world)).toEqual([]);
    });
    await test.step('The call has the user and the person, and is sent once', async () => {
      await world.breaks('resetUserPassword', { latencyMs: 400 });
      await resetButton(page).click();
      await question(page, SURE).getByRole('button', { name: 'Reset', exact: true }).dblclick();
      await toastShown(page, RESET, 'success');
      await expect(resetButton(page)).toBeFocused();
      expect(await resets(world)).toEqual([
        { Value: { recordid: 1002, emailaddress: people.firstBrandApd, edited_by: people.administrator } },
      ]);
      expect((await world.asked('resetUserPassword'))[0]?.headers).toHaveProperty('human-proof');
    });
    await test.step('The dialog stays open, with the typed values', async () => {
      await expect(field(page, 'Last Name')).toHaveValue('Reyes-Cruz');
      expect(await updates(world)).toHaveLength(2);
    });
    await test.step('The mailed one works', async () => {
      const mail = (await world.mailsTo(people.firstBrandApd)).at(-1);
      expect(mail?.code).toBeTruthy();
      expect(await page.content()).not.toContain(mail?.code ?? '');
      await canSignIn(elsewhere, people.firstBrandApd, mail?.code ?? '');
    });
  },
);

test(
  'a refused proof, and a reset that fails, are reported and lose nothing typed',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, './users?open=1002');
    await field(page, 'First Name').fill('José 🥭');
    await field(page, 'Status').selectOption('Disapproved');
    await proveHuman(page);
    const nothingLost = async () => {
      await expect(field(page, 'First Name')).toHaveValue('José 🥭');
      await expect(field(page, 'Status')).toHaveValue('D');
      await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
    };
    const reset = async () => {
      await resetButton(page).click();
      await choose(page, 'Reset');
    };
    await test.step('A refused proof clears the human check at once, and another proof is accepted', async () => {
      await world.breaks('updateUser', { status: 403, example: 'notHuman' });
      await save(page).click();
      await toastShown(page, NOT_HUMAN);
      await expect(page.getByRole('checkbox', { name: 'I am human' })).not.toBeChecked();
      await expect(field(page, 'First Name')).toHaveValue('José 🥭');
      await world.repairs('updateUser');
      await proveHuman(page);
    });
    await test.step('Resetting: a refusal is a toast', async () => {
      await world.breaks('resetUserPassword', { example: 'unknown' });
      await reset();
      await toastShown(page, 'User does not exist.', 'danger');
      await expect(alert(page)).toHaveCount(0);
      await nothingLost();
    });
    await test.step('Resetting: a failure is shown in the form, so that it is not done twice', async () => {
      await world.breaks('resetUserPassword', { status: 500 });
      await reset();
      await expect(alert(page)).toHaveText(`Internal Server Error. ${MAYBE_RESET}`);
      await nothingLost();
    });
    await test.step('Once the server works, it is reset', async () => {
      await world.repairs('resetUserPassword');
      await reset();
      await toastShown(page, RESET, 'success');
      await expect(alert(page)).toHaveCount(0);
    });
  },
);

test(
  'a user keeps a role that is not listed, and removing one’s own access asks first',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    await world.breaks('listRoles', { status: 500 });
    await enterAs(people.administrator, './users?open=1002');
    await test.step('A message says that there are no roles', async () => {
      await expect(alert(page)).toHaveText('Internal Server Error');
      await expect(field(page, 'Role')).toHaveValue('2');
      await expect(field(page, 'Role').getByRole('option')).toHaveText(['Select a role', 'Standard User']);
    });
    // Click first, so that the dialog does not move any more when the check is clicked.
    await field(page, 'Last Name').click();
    await proveHuman(page);
    await save(page).click();
    await toastShown(page, UPDATED);
    expect(await updates(world)).toEqual([{ Value: jose }]);
    await expectRow(rows(page).nth(0), { Role: 'Administrator' });
    await expectRow(rows(page).nth(1), { Role: 'Standard User' });
    await test.step('Removing one’s own access asks first', async () => {
      await world.repairs('listRoles');
      // Opening the dialog again reloads the roles.
      await rows(page).nth(0).click();
      await field(page, 'Role').selectOption('Reviewer');
      await proveHuman(page);
      await save(page).click();
      const own = question(page, 'Change your own account?');
      await own.getByRole('button', { name: 'Cancel' }).click();
      await expect(field(page, 'Role')).toHaveValue('2');
      expect(await updates(world)).toHaveLength(1);
      await save(page).click();
      await own.getByRole('button', { name: 'Change', exact: true }).click();
      await toastShown(page, UPDATED);
      expect((await updates(world)).slice(1)).toMatchObject([{ Value: { recordid: 1001, rolesid: '2' } }]);
    });
  },
);
