// An administrator adds a user: the form, the call to the server, and failures.
import type { Page } from '@playwright/test';
import {
  alert,
  cellWith,
  credentials,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  field,
  ONLY_CONSOLE,
  people,
  proveHuman,
  result,
  SAVE_FAULTS,
  save,
  test,
  type World,
} from '../fixtures';

const ADDED = 'User has been added.';
const NOT_HUMAN = 'Please verify that you are human!';
const DIFFERENT = "Passwords didn't match";
const TOO_SIMPLE = 'Oops, Password should contain atleast one number, one upper case and one special character.';
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
      'Choose a role, Administrator, Reviewer, Doctors Desk, Marketing, Technical Support, Claims, Provider Relations, Trainee'.split(
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

test('typed values are checked before they are sent', ONLY_CONSOLE, async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './users?open=new');
  await expect(save(page)).toBeDisabled();
  await fill(page);
  await expect(save(page)).toBeEnabled();
  for (const [label, text] of Object.entries(corazon)) {
    for (const missing of ['', ...(label.includes('password') ? ['Mango#2'] : ['   '])]) {
      await field(page, label).fill(missing);
      await expect(save(page), `${label}: '${missing}'`).toBeDisabled();
    }
    await field(page, label).fill(text);
    await expect(save(page), label).toBeEnabled();
  }
  await test.step('The role', async () => {
    await field(page, 'Role').selectOption('Choose a role');
    await expect(save(page)).toBeDisabled();
    await field(page, 'Email').press('Enter');
    await field(page, 'Role').selectOption('Trainee');
    await expect(save(page)).toBeEnabled();
  });
  await test.step('Eight characters that match', async () => {
    for (const label of ['New password', 'Confirm password']) await field(page, label).fill('Mango#2');
    await expect(save(page)).toBeDisabled();
    for (const label of ['New password', 'Confirm password']) await field(page, label).fill('Mango#20');
    await expect(save(page)).toBeEnabled();
    await field(page, 'Confirm password').fill('mango#20');
    await expect(alert(page)).toHaveText(DIFFERENT);
    await expect(save(page)).toBeDisabled();
    await field(page, 'Confirm password').fill('Mango#20');
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step('A department and a brand are chosen from the start', async () => {
    await expect(field(page, 'Department')).toHaveValue('INT APD');
    await expect(field(page, 'Are you Lumina Employee?')).toHaveValue('yes');
  });
  await fill(page);
  await test.step('An invalid email, or that of another user', async () => {
    const email = field(page, 'Email');
    const leave = async (text: string) => {
      await email.fill(text);
      await field(page, 'Last Name').focus();
    };
    for (const wrong of ['corazon', 'corazon@lumina', 'corazon🥭@lumina.example', 'a@b.example,c@d.example']) {
      await leave(wrong);
      await expect.soft(alert(page), wrong).toHaveText('Invalid Email.');
    }
    await test.step('An email that is used already, in any spelling', async () => {
      for (const used of [people.firstBrandApd, people.disabled.toUpperCase(), ` ${people.marketing} `]) {
        await leave(used);
        await expect(alert(page), used).toHaveText('Email already used.');
        await expect(email).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await test.step('A valid one has no message', async () => {
      for (const fine of [
        'c.diaz+kyc@lumina.example',
        "o'neil_99@sub.lumina-health.example",
        'CORAZON@LUMINA.EXAMPLE',
      ]) {
        await leave(fine);
        await expect(alert(page), fine).toHaveCount(0);
      }
    });
    await test.step('A field that is left by clicking Save is checked as well', async () => {
      await email.fill('corazon');
      await save(page).click();
      await expect(alert(page).first()).toHaveText('Invalid Email.');
      await email.fill(people.firstBrandApd);
      await email.press('Enter');
      await expect(alert(page).first()).toHaveText('Email already used.');
      await email.fill(corazon.Email);
      await save(page).click();
      await expect(alert(page)).toHaveText(NOT_HUMAN);
    });
  });
  await test.step('A password that is too simple', async () => {
    for (const simple of ['mango#2027', 'Mango+2027', 'Ñandú2027é']) {
      for (const label of ['New password', 'Confirm password']) await field(page, label).fill(simple);
      await save(page).click();
      await expect(alert(page), simple).toHaveText(TOO_SIMPLE);
    }
    await test.step('The message disappears as soon as something else is typed', async () => {
      await field(page, 'New password').press('End');
      await page.keyboard.type('#');
      await expect(page.getByText(TOO_SIMPLE)).toBeHidden();
    });
    await field(page, 'New password').fill('x'.repeat(60));
    await expect(field(page, 'New password')).toHaveValue('x'.repeat(50));
    await expect(field(page, 'New password')).toHaveAttribute('type', 'password');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await save(page).scrollIntoViewIfNeeded();
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    expect(await added(world)).toEqual([]);
  });
});

test('a failure is reported and loses nothing typed', ONLY_CONSOLE, async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './users?open=new');
  await fill(page);
  await field(page, 'Department').selectOption('AVG CLAIMS');
  await proveHuman(page);
  const nothingLost = async () => {
    await expect(dialog(page)).toBeVisible();
    for (const [label, text] of Object.entries(corazon)) await expect(field(page, label)).toHaveValue(text);
    await expect(field(page, 'Department')).toHaveValue('AVG CLAIMS');
    await expect(field(page, 'Role')).toHaveValue('2');
    await expect(page.getByRole('checkbox', { name: 'Checked: you are human' })).toBeChecked();
  };
  await test.step('A refusal, in the words of the server', async () => {
    await world.breaks('addUser', { example: 'alreadyUsed' });
    await save(page).click();
    await result(page, 'Not saved', 'Email already used.');
    await nothingLost();
  });
  for (const [fault, message] of SAVE_FAULTS) {
    await test.step(message, async () => {
      await world.breaks('addUser', fault);
      await save(page).click();
      await result(page, 'Not saved', message);
      await nothingLost();
    });
  }
  await test.step('A double click sends it once', async () => {
    await world.holds('addUser');
    await save(page).dblclick();
    await expect(save(page)).toBeDisabled();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await world.repairs('addUser');
    await result(page, 'Success', ADDED);
    await expect(dialog(page)).toBeHidden();
    expect((await world.asked('addUser')).map(({ status }) => status)).toEqual([200, 500, 'dropped', 200]);
  });
});

test('unusual names are sent and shown as they were typed', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './users?open=new&rows=20');
  await fill(page, {
    Email: `${'x'.repeat(235)}@avega.example.of.somebody`,
    'Last Name': 'Ñ'.repeat(300),
    'First Name': '<script>alert(1)</script>',
    'Middle Name': '=1+1',
    'Employee ID': 'LUM 🥭 "9\' & x',
  });
  await proveHuman(page);
  const email = `${'x'.repeat(235)}@avega.example.`;
  await test.step('An incomplete address is invalid', async () => {
    await expect(field(page, 'Email')).toHaveValue(email);
    await save(page).click();
    await expect(alert(page).first()).toHaveText('Invalid Email.');
  });
  const fitting = `${'x'.repeat(236)}@avega.example`;
  await field(page, 'Email').fill(fitting);
  await save(page).click();
  await result(page, 'Success', ADDED);
  expect(await added(world)).toEqual([
    {
      Value: {
        ...fields,
        emailaddress: fitting,
        lastname: 'Ñ'.repeat(250),
        firstname: '<script>alert(1)</script>',
        middlename: '=1+1',
        employee_id: 'LUM 🥭 "9\' & x',
      },
    },
  ]);
  await page.getByRole('searchbox').fill('=1+1');
  const row = page.getByRole('row').filter({ has: cellWith(page, '=1+1') });
  await expectRow(row, { 'First Name': '<script>alert(1)</script>', 'Employee ID': 'LUM 🥭 "9\' & x' });
  await expectNoSidewaysScroll(page);
});
