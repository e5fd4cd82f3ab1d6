// The approval history and the reapproval history: filtered by date, status and text.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { historyOf, seedState } from '../../../mocks/areas/kyc/state';
import {
  day,
  expect,
  expectAccessible,
  expectRow,
  follow,
  isoDay,
  people,
  press,
  queryOf,
  rows,
  test,
  total,
  type World,
} from '../../fixtures';
import { DECIDED_COLUMNS, REAPPROVED_COLUMNS, search, tab } from '../desk';

const { decided, pending } = fixtures;

const table = (page: Page) => page.getByRole('main').getByRole('table');
const titles = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, { accountno }: { accountno: string }) => rows(page).filter({ hasText: accountno });
const start = (page: Page) => page.getByLabel('Start date', { exact: true });
const end = (page: Page) => page.getByLabel('End date', { exact: true });
const status = (page: Page) => page.getByLabel('Status', { exact: true });
const advanced = (page: Page) => page.getByRole('textbox', { name: 'Advanced Search' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** The cases that the server sends for these days, of both brands. */
const answered = (from: number, to: number, isReapproved = false) =>
  historyOf(seedState(Date.now()), { from: day(from), to: day(to), by: 'APPROVED', isReapproved });
const ofFirstBrand = (from: number, to: number, isReapproved = false) =>
  answered(from, to, isReapproved).filter(({ avegatag }) => !avegatag);

const all = async (world: World) =>
  (await world.asked('listRegistrationHistory')).map(({ headers }) => [
    headers.datefrom,
    headers.dateto,
    headers.filterby,
    headers.reapprove,
  ]);
/** The calls for histories, without those for today only, which count one's own decisions. */
const requestedRanges = async (world: World) =>
  (await all(world)).filter(([from, to]) => from !== day(0) || to !== day(0));

test('both histories start with the last three days, and each tab keeps its filter', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './dashboard?rows=20');
  await test.step('Approved and disapproved cases', async () => {
    await tab(page, 'Approval History').click();
    await expect(titles(page)).toHaveText(DECIDED_COLUMNS);
    await expect(start(page)).toHaveValue(day(-2));
    await expect(end(page)).toHaveValue(day(0));
    await total(page, ofFirstBrand(-2, 0).length);
    expect(await requestedRanges(world)).toContainEqual([day(-2), day(0), 'APPROVED', 'FALSE']);
    await expect(rows(page)).toHaveCount(20);
    await expect(row(page, decided.approvedToday)).toContainText(`Approved${day(0)}`);
    await expect(row(page, decided.disapprovedForGood)).toContainText('Disapproved');
    await expect(row(page, decided.disapprovedForGood)).toContainText(`Disapproved ${day(0)}`);
    await expect(row(page, decided.unknownCodeToday)).toContainText('WaitingCode Z');
  });
  await test.step('Reapproved cases, with more columns and without a filter by status', async () => {
    await tab(page, 'Reapproved History').click();
    await expect(titles(page)).toHaveText(REAPPROVED_COLUMNS);
    await expect.poll(() => requestedRanges(world)).toContainEqual([day(-2), day(0), 'APPROVED', 'TRUE']);
    await total(page, ofFirstBrand(-2, 0, true).length);
    await expectRow(row(page, decided.reapprovedToday), {
      Status: 'Reapproved',
      'Approved Date': new RegExp(day(-3)),
      'Reapproved Date': new RegExp(day(0)),
      'Reapproved By': /@lumina\.example/,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Reapproved Date', 'Reapproved By'])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    const edge = async (of: Locator, side: 'left' | 'right') =>
      of.evaluate((element, at) => element.getBoundingClientRect()[at], side);
    const badge = row(page, decided.reapprovedToday).locator('.bp6-tag').first();
    expect(await edge(badge, 'right'), 'the whole status is beside them').toBeLessThanOrEqual(
      await edge(page.getByRole('columnheader', { name: 'Reapproved Date' }), 'left'),
    );
    await expect(status(page)).toHaveCount(0);
  });
  await test.step('The tab is in the address, and back leads to the one before', async () => {
    expect(queryOf(page)).toEqual({ tab: 'reapproved', rows: '20' });
    await page.reload();
    await expect(tab(page, 'Reapproved History')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Approval History')).toHaveAttribute('aria-selected', 'true');
    await expect(titles(page)).toHaveText(DECIDED_COLUMNS);
  });
  await test.step('Each tab keeps its filter when the user comes back', async () => {
    await tab(page, 'Pending Requests').click();
    await page.getByLabel('Counter from', { exact: true }).fill(pending.first.counter);
    await page.getByLabel('Counter to', { exact: true }).fill(pending.first.counter);
    await press(page, 'Search');
    await total(page, 1);
    await tab(page, 'Reapproved History').click();
    await start(page).fill(day(-5));
    await end(page).fill(day(-4));
    await press(page, 'Apply');
    await tab(page, 'Approval History').click();
    await expect(start(page)).toHaveValue(day(-5));
    await total(page, ofFirstBrand(-5, -4).length);
    await tab(page, 'Pending Requests').click();
    await total(page, 1);
    await expect(page.getByLabel('Counter from', { exact: true })).toHaveValue(pending.first.counter);
  });
  await test.step('A reapproved case names who reapproved it, and when', async () => {
    await follow(page, `./dashboard?tab=reapproved&open=${decided.reapprovedToday.incrementalId}`);
    const header = page.locator('.case-header');
    await expect(header).toContainText(/by \S+@lumina\.example at /);
    await expect(header).toContainText(`at ${day(0)}`);
  });
});

test('each brand sees its own cases, though the server sends those of both', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  const both = answered(-2, 0);
  const first = both.filter(({ avegatag }) => !avegatag);
  const second = both.filter(({ avegatag }) => avegatag);
  expect(Math.min(first.length, second.length)).toBeGreaterThan(10);
  const answer = page.waitForResponse('**/api/kyc/history');
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  await total(page, first.length);
  expect((await (await answer).json()).data).toHaveLength(first.length);
  await enterAs(people.secondBrandApd, './dashboard?tab=history', { page: elsewhere });
  await total(elsewhere, second.length);
  expect(await requestedRanges(world)).toEqual(Array(2).fill([day(-2), day(0), 'APPROVED', 'FALSE']));
  for (const [where, own, other] of [
    [page, first[0], second[0]],
    [elsewhere, second[0], first[0]],
  ] as const) {
    await search(where).fill(own?.accountno ?? '');
    await total(where, 1);
    await search(where).fill(other?.accountno ?? '');
    await total(where, 0);
    await expect(where.getByText('No matches')).toBeVisible();
    await advanced(where).fill(other?.accountno ?? '');
    await search(where).fill('');
    await press(where, 'Proceed');
    await expect(where.getByText('No matches')).toBeVisible();
  }
});

test('only valid ranges of at most seven days can be requested', async ({ page, world, enterAs }) => {
  const cases = [
    { from: '', to: day(0), at: start, message: 'Please select Start date.' },
    { from: day(0), to: '', at: end, message: 'Please select End date.' },
    { from: day(0), to: day(1), at: end, message: 'End date must start on or before current date.' },
    { from: day(-1), to: day(-2), at: start, message: 'Start date must not be after End date.' },
    { from: day(-7), to: day(0), at: end, message: 'Date selection range limit is 7 days only.' },
    { from: '02/30/2026', to: day(0), at: start, message: 'Please select Start date.' },
  ];
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  await total(page, ofFirstBrand(-2, 0).length);
  for (const { from, to, at, message } of cases) {
    await test.step(`'${from}' to '${to}': ${message}`, async () => {
      await start(page).fill(from);
      await end(page).fill(to);
      await press(page, 'Apply');
      await expect(at(page)).toHaveAccessibleDescription(message);
      await expect(problem(page).filter({ hasText: message })).toBeVisible();
    });
  }
  expect(queryOf(page)).toEqual({ tab: 'history' });
  expect(await requestedRanges(world)).toHaveLength(1);
  await test.step('A range that ends before it begins is only warned about', async () => {
    await start(page).fill(day(-1));
    await end(page).fill(day(-2));
    await press(page, 'Apply');
    await press(page, 'Apply anyway');
    await expect
      .poll(async () => (await requestedRanges(world)).at(-1))
      .toEqual([day(-1), day(-2), 'APPROVED', 'FALSE']);
  });
  await test.step('The maximum is seven days, including both ends', async () => {
    await start(page).fill(day(-6));
    await end(page).fill(day(0));
    await end(page).press('Enter');
    await expect(problem(page)).toHaveCount(0);
    await total(page, ofFirstBrand(-6, 0).length);
    expect((await requestedRanges(world)).at(-1)).toEqual([day(-6), day(0), 'APPROVED', 'FALSE']);
  });
  await test.step('The error message of a filter does not move the page', async () => {
    const placeOf = async () => (await table(page).boundingBox())?.y;
    const before = await placeOf();
    await start(page).fill('');
    await press(page, 'Apply');
    await expect(start(page)).toHaveAccessibleDescription('Please select Start date.');
    expect(await placeOf()).toBe(before);
    await press(page, 'Proceed');
    await expect(advanced(page)).toHaveAccessibleDescription('Search field is empty.');
    expect(await placeOf()).toBe(before);
    // The message disappears as soon as something is changed.
    await start(page).fill(day(-1));
    await expect(start(page)).toHaveAccessibleDescription('');
  });
  for (const [name, from, to] of [
    ['Today', 0, 0],
    ['Yesterday', -1, -1],
    ['Last 7 days', -6, 0],
  ] as const) {
    await test.step(name, async () => {
      await press(page, name);
      await total(page, ofFirstBrand(from, to).length);
      await expect(start(page)).toHaveValue(day(from));
      await expect(end(page)).toHaveValue(day(to));
      await expect.poll(() => all(world)).toContainEqual([day(from), day(to), 'APPROVED', 'FALSE']);
      expect(queryOf(page)).toEqual({ tab: 'history', from: isoDay(from), to: isoDay(to) });
    });
  }
  await test.step('The calendar ends a range within its first seven days', async () => {
    await start(page).fill(day(-40));
    await press(page, 'End date: open the calendar');
    // The calendar opens in the month in which the range begins; the range may begin at the end of that month.
    const open = page
      .locator('.bp6-datepicker')
      .getByRole('gridcell', { disabled: false })
      .filter({ hasText: /^\d+$/ });
    await expect(open.first()).toHaveText(String(Number(day(-40).slice(3, 5))));
    expect(await open.count()).toBeLessThanOrEqual(7);
    await expectAccessible(page);
  });
});

test('narrowing the history by date, status and text', async ({ page, world, enterAs }) => {
  const yesterday = ofFirstBrand(-1, -1);
  const disapproved = yesterday.filter((each) => each.status === 'D');
  const [wanted] = disapproved;
  // The status of a case that may be reapproved has an additional text.
  const state = (name: string) => rows(page).getByRole('cell', { name: new RegExp(`^${name}( For reapproval)?$`) });
  await enterAs(people.firstBrandApd, './dashboard?tab=history&rows=20');
  await total(page, ofFirstBrand(-2, 0).length);
  await test.step('Only yesterday', async () => {
    await start(page).fill(day(-1));
    await end(page).fill(day(-1));
    await press(page, 'Apply');
    await total(page, yesterday.length);
    for (const each of await rows(page).all()) await expectRow(each, { 'Approved Date': new RegExp(day(-1)) });
  });
  await test.step('By status', async () => {
    await expect(status(page).getByRole('option')).toHaveText(['None', 'Approved', 'Disapproved']);
    await status(page).selectOption('Disapproved');
    await total(page, disapproved.length);
    await expect(state('Disapproved')).toHaveCount(disapproved.length);
    await status(page).selectOption('Approved');
    await total(page, yesterday.filter((each) => each.status === 'A').length);
    await expect(state('Disapproved')).toHaveCount(0);
    await status(page).selectOption('Disapproved');
  });
  await test.step('By name, account number or counter', async () => {
    const name = `${wanted?.firstname} ${wanted?.lastname}`.toLowerCase();
    for (const text of [name, wanted?.accountno ?? '', wanted?.increment_id.slice(7, 12) ?? '']) {
      await search(page).fill(text);
      await total(page, 1);
      await expect(row(page, { accountno: wanted?.accountno ?? '' })).toBeVisible();
    }
    await search(page).fill('🎉 <b>%');
    await expect(page.getByText('No matches')).toBeVisible();
    await search(page).fill('');
    await total(page, disapproved.length);
  });
  await test.step('The address keeps it all, and back undoes it', async () => {
    const query = { tab: 'history', rows: '20', from: isoDay(-1), to: isoDay(-1), status: 'disapproved' };
    expect(queryOf(page)).toEqual(query);
    await press(page, 'Approved Date');
    await expect.poll(() => queryOf(page)).toEqual({ ...query, sort: 'approved' });
    await page.reload();
    await total(page, disapproved.length);
    await expect(status(page)).toHaveValue('disapproved');
    await expect(start(page)).toHaveValue(day(-1));
    await expect(rows(page).first()).toContainText(disapproved.at(-1)?.accountno ?? '');
    await expect(page.getByRole('columnheader', { name: 'Approved Date' })).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect(rows(page).first()).toContainText(wanted?.accountno ?? '');
    await page.goBack();
    await expect(status(page)).toHaveValue('approved');
  });
  expect(await world.asked('searchRegistrations')).toEqual([]);
});
