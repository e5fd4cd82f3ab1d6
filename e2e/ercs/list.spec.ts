// The list of eRCS validities: pages, search and deletion.
import type { Page } from '@playwright/test';
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { ALL_TYPES, fixtures, NO_TYPES } from '../../mocks/areas/ercs/fixtures';
import {
  button,
  DELETE_FAULTS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPage,
  expectRow,
  follow,
  followFromWelcome,
  headersOf,
  heading,
  people,
  press,
  queryOf,
  question,
  rows,
  SERVER_FAULTS,
  tabTo,
  test,
  toastShown,
  total,
  tryAgain,
  type World,
} from '../fixtures';
import { editing, row, SCREEN, search } from './parts';

const FETCH_FAILED = 'Error fetching RCS Configurations.';
const SEARCH_FAILED = 'Error occurred while searching RCS Config.';
const NOT_FOUND = 'No RCS Configurations found.';
const pagesAsked = async (world: World) => (await world.asked('listRcsConfigs')).map(({ query }) => query);
const searched = (world: World) => world.bodies('searchRcsConfigs');
const deleting = (page: Page) => question(page, 'Confirm Delete');

test('the server sends pages of ten, and the address names the page', async ({ page, world, enterAs }) => {
  await test.step('It is in the menu', async () => {
    await enterAs(people.administrator, './welcome');
    await page.getByRole('link', { name: 'eRCS Validity' }).click();
    await expect(heading(page, 'eRCS Validity')).toBeVisible();
  });
  await total(page, 130);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Account',
    'Company',
    'Type',
    'Value',
    'Format',
    'Status',
    'Posted by',
    'Edited by',
    'Actions',
  ]);
  const { newest, word, second, disabled } = fixtures;
  await expectRow(row(page, newest.acct, newest.Type), {
    Company: accounts.first.company,
    Value: '15',
    Format: 'Number',
    Status: 'Active',
    'Posted by': people.administrator,
    'Edited by': '',
  });
  await expectRow(row(page, word.acct, word.Type), { Value: 'thirty', Format: 'Word' });
  await expectRow(row(page, second.acct, second.Type), { Company: accounts.second.company, Value: 'Twenty One' });
  await expectRow(row(page, disabled.acct, disabled.Type), { Status: 'Disable' });
  await test.step('Unusual values are shown as they are', async () => {
    for (const { company } of [accounts.script, accounts.formula, accounts.longName])
      await expect(page.getByRole('cell', { name: company, exact: true })).toBeVisible();
  });
  await test.step('The next page is loaded in advance; the number of rows cannot be chosen', async () => {
    await expect
      .poll(() => pagesAsked(world))
      .toEqual([
        { pageNumber: '1', pageSize: '10' },
        { pageNumber: '2', pageSize: '10' },
      ]);
    await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveCount(0);
    expect(await world.asked('searchRcsConfigs')).toEqual([]);
  });
  await test.step('Reload and back', async () => {
    await press(page, 'Next page');
    await expectPage(page, '2 of 13');
    await press(page, 'Last page');
    await expectPage(page, '13 of 13');
    await page.reload();
    await expectPage(page, '13 of 13');
    expect(queryOf(page)).toEqual({ page: '13' });
    await page.goBack();
    await expectPage(page, '2 of 13');
  });
  await test.step('An address with a page beyond the end, and with another number of rows', async () => {
    await follow(page, `${SCREEN}?page=99&rows=20`);
    await expectPage(page, '13 of 13');
    await expect(rows(page)).toHaveCount(10);
    expect((await pagesAsked(world)).every(({ pageSize }) => pageSize === '10')).toBe(true);
  });
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
});

test('a list that cannot be loaded says so and can be tried again; on the first day it is empty', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './welcome');
  const faults = [SERVER_FAULTS[0], [{ example: 'refused' }, 'The configurations are not available.']] as const;
  for (const [fault, reason] of faults) {
    await test.step(reason, async () => {
      await world.breaks('listRcsConfigs', fault);
      await followFromWelcome(page, SCREEN);
      await expect(page.getByText(`${FETCH_FAILED} ${reason}`, { exact: true })).toBeVisible();
    });
  }
  await world.repairs('listRcsConfigs');
  await tryAgain(page);
  await total(page, 130);
  for (const [fault, reason] of faults) {
    await test.step(`Searching: ${reason}`, async () => {
      await world.breaks('searchRcsConfigs', fault);
      await search(page).fill(`haribon ${reason}`);
      await expect(page.getByText(`${SEARCH_FAILED} ${reason}`, { exact: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await expect(page.getByText(NOT_FOUND)).toHaveCount(0);
    });
  }
  await test.step('A new search text clears the failure', async () => {
    await search(page).fill('haribon');
    const pending = page.getByRole('region').filter({ has: page.locator('table[aria-busy="true"]') });
    expect(await pending.textContent()).not.toContain(SEARCH_FAILED);
  });
  await expect
    .poll(async () => (await searched(world)).at(-1))
    .toMatchObject({ Value: { Company: 'haribon', CorpAcct: '' } });
  await expect(page.getByText(SEARCH_FAILED)).toBeVisible();
  await world.repairs('searchRcsConfigs');
  await tryAgain(page);
  await total(page, 2);
  await test.step('While a slow server searches, the previous rows stay', async () => {
    await world.holds('searchRcsConfigs');
    await search(page).fill('amihan');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(2);
    await world.repairs('searchRcsConfigs');
    await expect(row(page, fixtures.second.acct, fixtures.second.Type)).toBeVisible();
  });
  await test.step('On the first day there is no data', async () => {
    await world.breaks('listRcsConfigs', { example: 'empty' });
    await world.breaks('searchRcsConfigs', { example: 'empty' });
    // A full reload, because the console would show the answer of a moment ago from its cache.
    await page.goto(SCREEN);
    await expect(page.getByText('No data available.', { exact: true })).toBeVisible();
    await total(page, 0);
    await search(page).fill('alitaptap');
    await toastShown(page, 'No records found.', 'primary');
    await expect(page.getByText(NOT_FOUND)).toBeVisible();
  });
});

test('searched by company, or by the whole code of an account; cleared by a button', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, `${SCREEN}?page=3`);
  await expectPage(page, '3 of 13');
  await test.step('By company, once the typing has paused', async () => {
    await search(page).pressSequentially(' maharlika ');
    await total(page, 10);
    await expect(rows(page)).toHaveCount(10);
    expect(await searched(world)).toEqual([
      { Value: { Company: 'maharlika', CorpAcct: '', PageNumber: 1, PageSize: 10 } },
    ]);
    expect(queryOf(page)).toEqual({ text: ' maharlika ' });
  });
  await test.step('By code, in upper or lower case', async () => {
    await search(page).fill(ALL_TYPES.acct.toLowerCase());
    await expect
      .poll(async () => (await searched(world)).at(-1))
      .toEqual({ Value: { Company: '', CorpAcct: ALL_TYPES.acct, PageNumber: 1, PageSize: 10 } });
    await total(page, 10);
    await test.step('A part of one that no company has in its name', async () => {
      await search(page).fill('lmn0000');
      await expect
        .poll(async () => (await searched(world)).slice(-2))
        .toMatchObject([
          { Value: { Company: 'lmn0000', CorpAcct: '' } },
          { Value: { Company: '', CorpAcct: 'LMN0000' } },
        ]);
      await expect(row(page, fixtures.newest.acct, fixtures.newest.Type)).toBeVisible();
    });
  });
  await test.step('A search without results says so', async () => {
    for (const text of ['nowhere', '%&page=2', '🎉'.repeat(125), '=1+1x', '<script>x'.padEnd(250, 'x')]) {
      await search(page).fill(text);
      // A text that could be a code is also searched as one.
      await expect
        .poll(async () => (await searched(world)).slice(-2))
        .toContainEqual(expect.objectContaining({ Value: expect.objectContaining({ Company: text }) }));
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await expect(rows(page)).toHaveCount(0);
      await expect(page.getByText(NOT_FOUND)).toBeVisible();
    }
    await toastShown(page, 'No records found.', 'primary');
    await total(page, 0);
    await search(page).fill('<script>');
    await expect(page.getByRole('cell', { name: accounts.script.company })).toBeVisible();
  });
  await test.step('Cleared, everything is there again', async () => {
    await press(page, 'Clear');
    await toastShown(page, 'Search cleared. Displaying all records.', 'primary');
    await total(page, 130);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
    expect(queryOf(page)).toEqual({});
  });
  await test.step('A search has pages of its own', async () => {
    await search(page).fill(' a ');
    await expect(page.getByText(/^Page 1 of \d\d?$/)).toBeVisible();
    await expect.poll(async () => (await searched(world)).at(-1)).toMatchObject({ Value: { PageNumber: 2 } });
    await press(page, 'Next page');
    await expect(page.getByText(/^Page 2 of \d\d?$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Page 2 of \d\d?$/)).toBeVisible();
    await expect(search(page)).toHaveValue(' a ');
  });
});

test('one is deleted after a confirmation; deleting the last one of a page leads to the previous page', async ({
  page,
  world,
  enterAs,
}) => {
  const { acct, Type } = fixtures.newest;
  await enterAs(people.administrator, SCREEN);
  const pressDelete = () => press(page, `Delete ${Type} of ${acct}`);
  await pressDelete();
  await expect(deleting(page).locator('p')).toHaveText([`${Type}: 15`, `${acct} – ${accounts.first.company}`]);
  await expectAccessible(page);
  await press(deleting(page), 'Cancel');
  expect(await world.asked('deleteRcsConfig')).toEqual([]);
  for (const [fault, reason] of [DELETE_FAULTS[0], [{ example: 'unknown' }, 'RCS Config does not exist.']] as const) {
    await test.step(reason, async () => {
      await world.breaks('deleteRcsConfig', fault);
      await pressDelete();
      await press(deleting(page), 'Yes, Delete');
      await toastShown(page, `Error deleting RCS config. ${reason}`, 'danger');
    });
  }
  await world.repairs('deleteRcsConfig');
  await test.step('By keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: `Delete ${Type} of ${acct}` }));
    await page.keyboard.press('Enter');
    await expect(button(deleting(page), 'Cancel')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toastShown(page, 'RCS config deleted successfully.', 'success');
    await total(page, 129);
    await expect(row(page, acct, Type)).toHaveCount(0);
    expect((await world.bodies('deleteRcsConfig')).at(-1)).toEqual({
      Value: { AcctApp_ConfigurationId: 130, EditedBy: people.administrator },
    });
    await expect(editing(page)).toHaveCount(0);
  });
  await test.step('Two colleagues have added one each, so the oldest is alone on the last page', async () => {
    for (const added of ['AGORA_RCS1_VALIDITY', 'AGORA_RCS2_VALIDITY']) {
      const Value = {
        CorpAcct: NO_TYPES.acct,
        Type: added,
        Format: 'number',
        Value: '7',
        PostedBy: people.administrator,
      };
      const headers = await headersOf(page);
      const answer = await page.request.post('api/ercs/addition', { headers, data: { Value } });
      expect(await answer.json()).toMatchObject({ success: true });
    }
    await follow(page, `${SCREEN}?page=14`);
    await expectPage(page, '14 of 14');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Delete / }).click();
    await press(deleting(page), 'Yes, Delete');
    await expectPage(page, '13 of 13');
    await expect(rows(page)).toHaveCount(10);
    expect(queryOf(page)).toEqual({ page: '13' });
  });
});
