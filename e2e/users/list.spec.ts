// The list of users: the table, its state in the address, and failures to load it.
import type { Page } from '@playwright/test';
import { type Person, seedPeople } from '../../mocks/people';
import {
  expect,
  expectListNotLoaded,
  find,
  follow,
  PASSWORD,
  people,
  queryOf,
  rows,
  test,
  toastShown,
  total,
  tryAgain,
} from '../fixtures';

const everybody = seedPeople();
const COLUMNS = 'Email, Last Name, First Name, Middle Name, Department, Company, Employee ID, Role, Status'.split(', ');
const ROLES = [
  'Administrator',
  'Reviewer',
  'Doctors Desk',
  'Marketing',
  'Technical Support',
  'Claims',
  'Provider Relations',
  'Trainee',
];
const UNABLE = 'Unable to get the admin users!';

const emails = (page: Page) => rows(page).locator('td:first-child');
const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });

const emailsOf = (shown: Person[]) => shown.map(({ emailaddress }) => emailaddress);
const page1 = everybody.slice(0, 10);

test('lists all users; a link leads to a page of what was found, in its order', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './users');
  await test.step('All data except passwords', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
    await expect(emails(page)).toHaveText(emailsOf(page1));
    for (const [at, person] of page1.entries()) {
      await expect(rows(page).nth(at).getByRole('cell')).toHaveText([
        person.emailaddress,
        person.lastname,
        person.firstname,
        person.middlename,
        person.department,
        person.productavega_tag ? 'Lumina' : 'Avega',
        person.employee_id,
        ROLES[Number(person.rolesid) - 1] ?? '',
        person.status === 'A' ? 'Active' : 'Disapproved',
      ]);
    }
    await total(page, 36);
    expect(await page.content()).not.toContain(PASSWORD);
    expect((await world.asked('listAdminUsers')).map(({ headers }) => headers.email)).toEqual([people.administrator]);
  });
  await test.step('A link to this state', async () => {
    await follow(page, './users?rows=5&page=2&sort=email#text=avega');
    const found = emailsOf(everybody.filter(({ productavega_tag }) => !productavega_tag)).sort();
    await total(page, found.length);
    await expect(emails(page)).toHaveText(found.slice(5, 10));
    await expect(find(page)).toHaveValue('avega');
  });
});

test('a link opens a user with all values although the roles load late; an unknown one says so', async ({
  page,
  world,
  enterAs,
}) => {
  await world.holds('listRoles');
  await enterAs(people.administrator, './users?open=1005');
  await expect(edit(page).getByLabel('Last Name')).toHaveValue('Mendoza');
  await world.repairs('listRoles');
  await expect(edit(page).getByLabel('Role').getByRole('option')).toHaveText(['Select a role', ...ROLES]);
  await expect(edit(page).getByLabel('Role')).toHaveValue('4');
  await follow(page, './users?open=new');
  await expect(page.getByRole('dialog', { name: 'New User' })).toBeVisible();
  await follow(page, './users?open=9999');
  await toastShown(page, 'It no longer exists.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(queryOf(page)).toEqual({});
});

test('when the server fails, the login ends', async ({ page, world, enterAs }) => {
  await world.breaks('listAdminUsers', { status: 500 });
  await enterAs(people.administrator, './users');
  const alert = page.getByRole('alertdialog', { name: UNABLE });
  await expect(alert).toBeVisible();
  // The login has already ended while the message is shown.
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('user_info');
  expect(stored).not.toContain('is_logged_in');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a list that cannot be reloaded', async ({ page, world, enterAs }) => {
  const comeBackLater = async () => {
    await page.clock.fastForward('05:00');
    const answered = page.waitForResponse('**/api/users');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return (await answered).status();
  };
  await page.clock.install();
  await test.step('With a token that is not valid for the list, it is neither shown nor explained', async () => {
    await world.breaks('listAdminUsers', { example: 'invalidAccessToken' });
    await enterAs(people.administrator, './users');
    await expectListNotLoaded(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('No users')).toHaveCount(0);
    expect(await page.evaluate(() => Boolean(localStorage.getItem('user_info')))).toBe(true);
  });
  await test.step('Trying again loads it', async () => {
    await world.repairs('listAdminUsers');
    await tryAgain(page);
    await total(page, 36);
  });
  await test.step('Rows that are shown stay', async () => {
    await world.breaks('listAdminUsers', { example: 'invalidAccessToken' });
    expect(await comeBackLater()).toBe(200);
    await page.waitForLoadState('networkidle');
    await total(page, 36);
    await world.breaks('listAdminUsers', { status: 500 });
    expect(await comeBackLater()).toBe(500);
    await page.waitForLoadState('networkidle');
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });
});
