// The list of users: the table, its state in the address, and failures to load it.
import type { Page } from '@playwright/test';
import { type Person, seedPeople } from '../../mocks/people';
import {
  expect,
  expectListNotLoaded,
  expectNoSidewaysScroll,
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

test('lists all users, page by page', async ({ page, world, enterAs }) => {
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
  await test.step('Pages and their size', async () => {
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect(emails(page)).toHaveText(emailsOf(everybody.slice(30)));
    await page.getByLabel('Rows per page').selectOption('20 / page');
    await expect(emails(page)).toHaveText(emailsOf(everybody.slice(20)));
    expect(queryOf(page)).toEqual({ page: '2', rows: '20' });
    await page.reload();
    await expect(emails(page)).toHaveText(emailsOf(everybody.slice(20)));
    await page.getByRole('button', { name: 'First page' }).click();
    await page.goBack();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
  });
  await test.step('Sorted by last name, in both directions', async () => {
    await page.getByRole('button', { name: 'Last Name' }).click();
    await expect(rows(page).first()).toContainText('Aquino');
    await page.getByRole('button', { name: 'Last Name' }).click();
    await expect(rows(page).first()).toContainText('Zuñiga');
    expect(queryOf(page)).toEqual({ rows: '20', sort: '-last' });
  });
  await test.step('A link to this state', async () => {
    await follow(page, './users?rows=5&page=2&sort=email#text=avega');
    const found = emailsOf(everybody.filter(({ productavega_tag }) => !productavega_tag)).sort();
    await total(page, found.length);
    await expect(emails(page)).toHaveText(found.slice(5, 10));
    await expect(find(page)).toHaveValue('avega');
  });
});

test('a user is found by any column, with any spelling; on a telephone, too', async ({ page, enterAs }) => {
  await enterAs(people.technical, './users?page=3');
  for (const [text, email] of [
    ['ZUNIGA', 'camille.zuniga@lumina.example'],
    ['zuñiga camille', 'camille.zuniga@lumina.example'],
    ['int apd ma. lourdes', 'malourdes.pena@lumina.example'],
    ['AVG-1014', 'rodrigo.dimaculangan@avega.example'],
    ['  kristine   joy ', 'kristinejoy.sumulong@lumina.example'],
  ] as const) {
    await find(page).fill(text);
    await expect(emails(page), text).toHaveText([email]);
  }
  await find(page).fill('administrator');
  await total(page, 3);
  for (const text of ['<script>alert(1)</script>', '=1+1', '🤕', '%', '.*', 'x'.repeat(300)]) {
    await find(page).fill(text);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await total(page, 0);
  }
  expect(queryOf(page)).toEqual({ text: 'x'.repeat(250) });
  await find(page).fill('');
  await total(page, 36);
  expect(queryOf(page)).toEqual({});
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await rows(page).nth(1).click();
    await expect(edit(page).getByLabel('Email')).toHaveValue(people.firstBrandApd);
    await expectNoSidewaysScroll(page);
    await edit(page).getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    await expect(edit(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  });
});

test('the open user is in the address', async ({ page, world, enterAs }) => {
  const [, jose] = everybody;
  await enterAs(people.administrator, './users#text=reyes');
  await test.step('By a click, with reload, back and forward', async () => {
    await rows(page)
      .filter({ hasText: jose?.emailaddress ?? '' })
      .click();
    await expect(edit(page).getByLabel('Email')).toHaveValue(people.firstBrandApd);
    expect(queryOf(page)).toEqual({ text: 'reyes', open: '1002' });
    await page.reload();
    await expect(edit(page).getByLabel('Email')).toHaveValue(people.firstBrandApd);
    await page.goBack();
    await expect(edit(page)).toBeHidden();
    await page.goForward();
    await expect(edit(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit(page)).toBeHidden();
    expect(queryOf(page)).toEqual({ text: 'reyes' });
  });
  await test.step('By the keyboard', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(edit(page).getByLabel('Email')).toHaveValue(people.firstBrandApd);
    await edit(page).getByRole('button', { name: 'Close' }).click();
    await expect(rows(page).nth(1)).toBeFocused();
  });
  await test.step('By a link, with all values although the roles load late', async () => {
    await world.breaks('listRoles', { latencyMs: 1500 });
    await page.goto('./users?open=1005');
    await expect(edit(page).getByLabel('Last Name')).toHaveValue('Mendoza');
    await expect(edit(page).getByLabel('Role').getByRole('option')).toHaveText(['Choose a role', ...ROLES]);
    await expect(edit(page).getByLabel('Role')).toHaveValue('4');
  });
  await test.step('A new user, and an unknown one', async () => {
    await follow(page, './users?open=new');
    await expect(page.getByRole('dialog', { name: 'New User' })).toBeVisible();
    await follow(page, './users?open=9999');
    await toastShown(page, 'It is no longer there.');
    await total(page, 36);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(queryOf(page)).toEqual({});
  });
});

test('when the server fails or does not answer, the login ends', async ({ page, world, enterAs, signIn }) => {
  const users = page.getByRole('link', { name: 'Users', exact: true });
  const alert = page.getByRole('alertdialog', { name: UNABLE });
  const expectEnded = async () => {
    await expect(alert).toBeVisible();
    // The login has already ended while the message is shown.
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).not.toContain('user_info');
    expect(stored).not.toContain('is_logged_in');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  };
  await world.breaks('listAdminUsers', { status: 500 });
  await enterAs(people.administrator, './users');
  await expectEnded();
  await world.breaks('listAdminUsers', { drop: true });
  await signIn();
  await users.click();
  await expectEnded();
  await test.step('Once the server works, they are listed', async () => {
    await world.repairs('listAdminUsers');
    await signIn();
    await users.click();
    await total(page, 36);
  });
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
