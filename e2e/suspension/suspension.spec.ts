// Suspending corporate accounts, whose members then cannot use the app.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import { seedSuspended } from '../../mocks/areas/accounts/suspendedAccounts';
import { named, search, select, selected, selecting } from '../accounts/parts';
import {
  alert,
  button,
  day,
  expect,
  expectAccessible,
  expectRow,
  field,
  people,
  press,
  rows,
  save,
  tabTo,
  test,
  toastShown,
  total,
} from '../fixtures';

const ADDRESS = './corp-suspend';
const COLUMNS = ['Corporate Account', 'Company', 'Status', 'Posted by', 'Posted Date', 'Edited by', 'Edited Date'];
const ADDED = 'Suspended account successfully added.';
const UPDATED = 'Suspended account successfully updated';
const ADD = 'Add Suspended Account';

const adding = (page: Page) => selecting(page, ADD);
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Suspended' });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: /^(Suspend|Reactivate) / });
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const status = (page: Page) => field(page, 'Status');
const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search accounts' }).fill(text);

test('lists present and former suspensions, latest first', async ({ page, world, enterAs }) => {
  const listed = seedSuspended(Date.now()).toReversed();
  await test.step('An empty list says that no account was ever suspended', async () => {
    await world.breaks('listSuspendedAccounts', { example: 'empty' });
    await enterAs(people.administrator, ADDRESS);
    await expect(page.getByText('No existing suspended account.')).toBeVisible();
    await total(page, 0);
    await world.repairs('listSuspendedAccounts');
    await page.reload();
  });
  await total(page, 34);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20 / page');
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(rows(page).locator('td:first-child')).toHaveText(listed.slice(0, 20).map(({ corpacct }) => corpacct));
  await test.step('The status is a word; never edited is blank', async () => {
    await find(page, fixtures.suspended.company);
    await expectRow(row(page, fixtures.suspended.acct), {
      Company: fixtures.suspended.company,
      Status: 'Suspended',
      'Posted by': people.administrator,
      'Posted Date': /^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/,
      'Edited by': '',
      'Edited Date': '',
    });
    await find(page, fixtures.activeAgain.acct);
    await expectRow(row(page, fixtures.activeAgain.acct), {
      Status: 'Active',
      'Edited by': people.secondBrandMarketing,
      'Edited Date': /^\d\d\/\d\d\/\d{4} /,
    });
    await find(page, 'active');
    await total(page, listed.filter(({ is_suspended }) => is_suspended === 0).length);
  });
});

test('an account is suspended after a question, and every search shows it', async ({ page, world, enterAs }) => {
  const { acct, company } = fixtures.first;
  await enterAs(people.firstBrandApd, './welcome', { application: 'ALAGA MD' });
  await page.getByRole('link', { name: 'Suspend Corporate Account' }).click();
  await press(page, ADD);
  await test.step('Nothing selected', async () => {
    await press(adding(page), 'Add');
    await expect(alert(page)).toHaveText('No selected company.');
  });
  await test.step('Cancel sends nothing and keeps what was selected', async () => {
    await select(page, company, 'Add');
    await expect(confirmation(page)).toContainText(`Suspend ${company}?`);
    await expectAccessible(page);
    await press(confirmation(page), 'Cancel');
    await expect(confirmation(page)).toBeHidden();
    await expect(selected(page)).toContainText(acct);
    await expect(button(adding(page), 'Add')).toBeFocused();
    expect(await world.asked('addSuspension')).toEqual([]);
  });
  await test.step('Refused by the server, nothing is lost', async () => {
    await world.breaks('addSuspension', { example: 'unknown' });
    await press(adding(page), 'Add');
    await press(confirmation(page), 'Suspend');
    await toastShown(page, 'Account does not exist.', 'danger');
    await world.breaks('addSuspension', { example: 'alreadyThere' });
    await press(adding(page), 'Add');
    await press(confirmation(page), 'Suspend');
    await toastShown(page, 'Account is already in the list.', 'danger');
    await world.repairs('addSuspension');
  });
  await test.step('It is sent once, even by a double click', async () => {
    await button(adding(page), 'Add').dblclick();
    await button(confirmation(page), 'Suspend').dblclick();
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    await expect(button(page, ADD)).toBeFocused();
    expect(await world.asked('addSuspension')).toHaveLength(3);
    expect((await world.bodies('addSuspension')).at(-1)).toEqual({
      Value: { is_suspended: 1, corpacct: acct, posted_by: people.firstBrandApd },
    });
    await expectRow(rows(page).first(), {
      'Corporate Account': acct,
      Company: company,
      Status: 'Suspended',
      'Posted by': people.firstBrandApd,
      'Posted Date': new RegExp(`^${day(0)} `),
      'Edited by': '',
    });
  });
  await test.step('The next search shows it, with a link to its entry', async () => {
    await press(page, ADD);
    await expectRow(named(page, company), { Status: 'Suspended' });
    await named(page, company).click();
    await expect(alert(page)).toHaveText('This account is already suspended.');
    await expect(button(adding(page), 'Edit Suspended')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editing(page)).toContainText(company);
    await expect(status(page)).toHaveValue('1');
    await page.keyboard.press('Escape');
    await press(page, ADD);
    await search(page, fixtures.activeAgain.acct);
    await named(page, fixtures.activeAgain.company).click();
    await expect(alert(page)).toHaveText('This account is already in the list as active. Suspend it there.');
  });
});

test('an account becomes active', async ({ page, world, enterAs }) => {
  const { acct, company } = fixtures.suspended;
  await enterAs(people.administrator, `${ADDRESS}?open=999`);
  await toastShown(page, 'It no longer exists.');
  await total(page, 34);
  await find(page, company);
  await test.step('By keyboard, with the people who posted and edited it as text', async () => {
    await tabTo(page, row(page, acct));
    await page.keyboard.press('Enter');
    await expect(status(page)).toBeFocused();
    await expect(status(page).getByRole('option')).toHaveText(['Suspended', 'Active']);
    await expect(editing(page).getByRole('term')).toHaveText([
      'Corporate Account',
      'Company',
      'Posted by',
      'Posted Date',
      'Edited by',
      'Edited Date',
    ]);
    await expect(editing(page).getByRole('definition')).toHaveText([acct, company, /@/, /^\d\d\//, '–', '–']);
    await page.keyboard.press('a');
    await expect(status(page)).toHaveValue('0');
  });
  await test.step('It is sent once', async () => {
    await save(page).click();
    await expect(confirmation(page)).toContainText(`Reactivate ${company}?`);
    await button(confirmation(page), 'Reactivate').dblclick();
    await toastShown(page, UPDATED, 'success');
    await expect(editing(page)).toBeHidden();
    await expect(row(page, acct)).toBeFocused();
    expect(await world.asked('updateSuspension')).toHaveLength(1);
    expect((await world.bodies('updateSuspension')).at(-1)).toEqual({
      Value: { is_suspended: 0, corpacct: acct, edited_by: people.administrator },
    });
    await expectRow(row(page, acct), {
      Status: 'Active',
      'Edited by': people.administrator,
      'Edited Date': new RegExp(`^${day(0)} `),
    });
  });
  await test.step('One that is not in the list any more; nothing is asked where nothing changes', async () => {
    await world.breaks('updateSuspension', { example: 'unknown' });
    await row(page, acct).click();
    await save(page).click();
    await toastShown(page, 'Account is not in the list.', 'danger');
    await expect(editing(page)).toBeVisible();
  });
});
