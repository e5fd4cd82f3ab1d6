// An administrator adds a user: the form, the call to the server, and failures.
import type { Page } from '@playwright/test';
import {
  alert,
  credentials,
  expect,
  expectAccessible,
  field,
  ONLY_CONSOLE,
  people,
  proveHuman,
  result,
  save,
  test,
  type World,
} from '../fixtures';

const ADDED = 'User has been added.';
const NOT_HUMAN = 'Please verify that you are human!';
const DIFFERENT = "Passwords didn't match";
const DEPARTMENTS = [
  'INT APD',
  'AVG APD',
  'INT MRKTG',
  'AVG MRKTG',
  'INT MRD',
  'AVG MRD',
  'MIS IT',
  'MIS TECH',
  'INT CLAIMS',
  'AVG CLAIMS',
];
const PASSWORD = 'Mango#2027';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New User' });

const corazon = {
  Email: 'corazon.diaz@lumina.example',
  'Last Name': 'Diaz',
  'First Name': 'Corazon',
  'Middle Name': 'Luna',
  'Employee ID': 'LUM-2044',
  'New password': PASSWORD,
  'Confirm password': PASSWORD,
};
/** The fields that the call sends for her. */
const fields = {
  emailaddress: 'corazon.diaz@lumina.example',
  lastname: 'Diaz',
  firstname: 'Corazon',
  middlename: 'Luna',
  employee_id: 'LUM-2044',
  department: 'INT APD',
  rolesid: '2',
  productavega_tag: true,
  syscode: 'SC00999',
  userrolesid: 0,
  password: PASSWORD,
};

async function fill(page: Page, differing: Partial<typeof corazon> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...corazon, ...differing })) await field(page, label).fill(text);
  await field(page, 'Role').selectOption('Reviewer');
}

const added = async (world: World) => await world.bodies('addUser');

test('a new user is added, and signs in', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(people.administrator, './users');
  await page.getByRole('button', { name: 'Add User' }).click();
  await test.step('Departments, roles and the application are offered', async () => {
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Department').getByRole('option')).toHaveText(DEPARTMENTS);
    await expect(field(page, 'Role').getByRole('option')).toHaveText(
      'Select a role, Administrator, Reviewer, Doctors Desk, Marketing, Technical Support, Claims, Provider Relations, Trainee'.split(
        ', ',
      ),
    );
    await expect(field(page, 'Are you Lumina Employee?').getByRole('option')).toHaveText(['Yes', 'No']);
    await expect(field(page, 'Application')).toBeDisabled();
    await expect(field(page, 'Application')).not.toHaveValue('');
    await expect(field(page, 'Status')).toHaveCount(0);
    expect(await world.bodies('listRoles')).toEqual([{ Value: { syscode: 'SC00999' } }]);
  });
  await test.step('The fields are in the order of the specification', async () => {
    await expect(dialog(page).locator('label').filter({ hasNotText: 'I am human' })).toHaveText([
      'Email',
      'Last Name',
      'First Name',
      'Middle Name',
      'Are you Lumina Employee?',
      'Employee ID',
      'Department',
      'Role',
      'Application',
      'New password',
      'Confirm password',
    ]);
  });
  await test.step('The call has all values, and the proof of a human', async () => {
    await fill(page, { Email: '  Corazon.Diaz@avega.example ' });
    await field(page, 'Department').selectOption('AVG APD');
    await field(page, 'Are you Lumina Employee?').selectOption('No');
    await proveHuman(page);
    await save(page).click();
    await result(page, 'Success', ADDED);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
    const email = 'Corazon.Diaz@avega.example';
    expect(await added(world)).toEqual([
      { Value: { ...fields, emailaddress: email, department: 'AVG APD', productavega_tag: false } },
    ]);
    expect((await world.asked('addUser'))[0]?.headers).toHaveProperty('human-proof');
  });
  await test.step('The list has one more', async () => {
    await expect(page.getByText('Total 37 items')).toBeVisible();
    await page.getByRole('searchbox').fill('corazon');
    await expect(page.getByRole('row').filter({ hasText: 'Luna' })).toContainText('AVG APDAvegaLUM-2044ReviewerActive');
  });
  await test.step('She signs in with the password that was given', async () => {
    await elsewhere.goto('./');
    await credentials(elsewhere, 'corazon.diaz@avega.example', PASSWORD);
    await elsewhere.getByLabel('One-time password').fill(await world.otpOf('corazon.diaz@avega.example'));
    await elsewhere.getByRole('button', { name: 'Verify' }).click();
    await expect(elsewhere.getByText('Hi! Corazon').first()).toBeVisible();
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test(
  'typed values are checked before they are sent, and a refusal keeps them',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, './users?open=new');
    await expect(save(page)).toBeDisabled();
    await fill(page);
    await expect(save(page)).toBeEnabled();
    for (const [label, missing] of [
      ['Last Name', '   '],
      ['Confirm password', 'mango#20'],
    ] as const) {
      await field(page, label).fill(missing);
      await expect(save(page), label).toBeDisabled();
    }
    await expect(alert(page)).toHaveText(DIFFERENT);
    await fill(page);
    const email = field(page, 'Email');
    await test.step('An invalid email, or that of another user in any spelling', async () => {
      for (const [typed, message] of [
        ['corazon@lumina', 'Invalid Email.'],
        [` ${people.disabled.toUpperCase()} `, 'Email already used.'],
      ] as const) {
        await email.fill(typed);
        await field(page, 'Last Name').focus();
        await expect(alert(page), typed).toHaveText(message);
        await expect(email).toHaveAttribute('aria-invalid', 'true');
      }
      await test.step('A field that is left by clicking Save is checked as well', async () => {
        await email.fill('corazon');
        await save(page).click();
        await expect(alert(page).first()).toHaveText('Invalid Email.');
        await email.fill(corazon.Email);
        await save(page).click();
        await expect(alert(page)).toHaveText(NOT_HUMAN);
      });
    });
    await expectAccessible(page);
    expect(await added(world)).toEqual([]);
    await test.step('A refusal, in the words of the server', async () => {
      await fill(page);
      await proveHuman(page);
      await world.breaks('addUser', { example: 'alreadyUsed' });
      await save(page).click();
      await result(page, 'Not saved', 'Email already used.');
      await expect(email).toHaveValue(corazon.Email);
      await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked();
    });
  },
);
