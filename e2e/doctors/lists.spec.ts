// The queue of doctors: pages, filters, search, and what is shown when it is empty or cannot be loaded.
import type { Page } from '@playwright/test';
import { operationTable } from '#contract';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { huge, registerOf } from '../../mocks/areas/doctors/register';
import { pendingOf, seedState } from '../../mocks/areas/doctors/state';
import { writtenDay } from '../../mocks/manilaTime';
import {
  account,
  expect,
  expectListNotLoaded,
  expectNotUpdated,
  expectPage,
  expectRow,
  find,
  people,
  press,
  queryOf,
  rows,
  test,
  total,
  tryAgain,
  type World,
} from '../fixtures';
import { follow, tab } from './desk';

const { pending } = fixtures;
const COLUMNS = [
  'Counter',
  'Posted Date',
  'Verification Date',
  'Full Name',
  'Role',
  'Doctor Type',
  'PRC Number',
  'Doctor Code',
  'Email',
  'Contact Number',
  'Gender',
  'Birthdate',
  'Attempts',
  'Age',
];

const titles = (page: Page) => page.getByRole('main').getByRole('columnheader');
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const date = (page: Page) => page.getByLabel('Posted date', { exact: true });
const counterFrom = (page: Page) => page.getByLabel('Counter from', { exact: true });
const counterTo = (page: Page) => page.getByLabel('Counter to', { exact: true });
const timesAsked = async (world: World) => (await world.asked('listPendingDoctors')).length;

/** All applications that wait at the start of the day. */
const waiting = () => pendingOf(seedState(Date.now()));
const counterOf = ({ incremental_id }: { incremental_id: string }) => incremental_id.slice(6, 12);
/** The date format of this desk's files and filter. */
const dashed = (day: string) => writtenDay(day).replaceAll('/', '-');

test('the queue of doctors, page by page, and found by text', async ({ page, world, enterAs }) => {
  const all = waiting();
  const [first] = all;
  await enterAs(people.doctorsDepartment, './docdashboard');
  await test.step('The columns in their order, and the oldest application first', async () => {
    await expect(page).toHaveTitle('Lumina Admin - Doctors Portal');
    await expect(page.getByRole('tab')).toHaveText(['Pending Requests', 'Approval History']);
    await expect(titles(page)).toHaveText(COLUMNS);
    await total(page, all.length);
    await expect(rows(page)).toHaveCount(10);
    await expectRow(rows(page).first(), {
      Counter: pending.first.incrementalId.slice(6, 12),
      'Posted Date': new RegExp(`^${writtenDay(first?.Posted_date ?? '')} \\d+:\\d\\d [AP]M$`),
      'Verification Date': new RegExp(`^${writtenDay(first?.verification_date ?? '')} `),
      'Full Name': pending.first.fullName,
      Role: 'Doctor',
      'Doctor Type': first?.DrType ?? '',
      'PRC Number': pending.first.prcNumber,
      'Doctor Code': pending.first.drCode,
      Email: pending.first.email,
      'Contact Number': `+63 ${first?.Contactno}`,
      Gender: first?.Gender === 'F' ? 'Female' : 'Male',
      Birthdate: writtenDay(first?.Birthdate ?? ''),
    });
  });
  await test.step('A page is turned without asking the server again', async () => {
    await press(page, 'Next page');
    await expectPage(page, '2 of 9');
    await press(page, 'Last page');
    await expect(rows(page).last()).toContainText(counterOf(all.at(-1) ?? { incremental_id: '' }));
    await page.getByLabel('Rows per page').selectOption('20 / page');
    await expectPage(page, '5 of 5');
    expect(await timesAsked(world)).toBe(1);
  });
  await test.step('A reload shows the same, back the page before', async () => {
    await page.reload();
    await expectPage(page, '5 of 5');
    await page.goBack();
    await expectPage(page, '9 of 9');
  });
  await test.step('Sorting covers all pages, not only the shown one', async () => {
    await press(page, 'Counter');
    await press(page, 'Counter');
    // With as many rows per page as before.
    await expectPage(page, '1 of 9');
    await expect(rows(page).getByRole('cell', { name: /^\d{6}$/ })).toHaveText(all.slice(-10).reverse().map(counterOf));
  });
  const requestCount = await timesAsked(world);
  await test.step('Found by text, whatever is typed', async () => {
    const found = [
      ['penaflor', pending.accents],
      ['PEÑAFLOR josé', pending.accents],
      [pending.script.counter, pending.script],
      [` ${pending.numberDiffers.prcNumber} `, pending.numberDiffers],
      ['=1+1', pending.formula],
      ['Joy 😀', pending.emoji],
      ['الحسيني', pending.rightToLeft],
    ] as const;
    for (const [text, { counter, fullName }] of found) {
      await find(page).fill(text);
      await total(page, 1);
      await expectRow(rows(page), { Counter: counter, 'Full Name': fullName });
    }
    for (const text of ['🎉', 'x'.repeat(250), '%', "' OR 1=1 --", '.*', 'bayanihan']) {
      await find(page).fill(text);
      await expect(page.getByText('Nothing matches')).toBeVisible();
      await total(page, 0);
    }
  });
  await test.step('More than 250 characters are not taken, and no letter asks the server', async () => {
    await find(page).fill('y'.repeat(300));
    await expect(find(page)).toHaveValue('y'.repeat(250));
    expect(await timesAsked(world)).toBe(requestCount);
    expect(await world.asked('searchDoctors')).toEqual([]);
  });
});

test('filtering by posted date and counter; unknown codes', async ({ page, enterAs }) => {
  const all = waiting();
  const day = all.at(40)?.Posted_date.slice(0, 10) ?? '';
  const ofDay = all.filter(({ Posted_date }) => Posted_date.startsWith(day));
  // The day also has applications before and after this range.
  const counters = ofDay.map(counterOf).toSorted();
  const [from = '', to = ''] = [counters.at(1), counters.at(-2)];
  const upTo = ofDay.filter((each) => counterOf(each) <= to);
  const between = upTo.filter((each) => counterOf(each) >= from);
  expect([between.length, upTo.length, ofDay.length]).toEqual([
    counters.length - 2,
    counters.length - 1,
    counters.length,
  ]);
  await enterAs(people.doctorsDepartment, './docdashboard');
  await total(page, all.length);
  await test.step('Nothing to search by; from 0 to 0 is no range', async () => {
    await press(page, 'Search');
    await expect(problem(page)).toHaveText('Please select date');
    await counterFrom(page).fill('0');
    await counterTo(page).fill('0');
    await press(page, 'Search');
    await expect(problem(page)).toHaveText('Please select date');
  });
  await test.step('A range without a date is not enough, either', async () => {
    await counterFrom(page).fill(String(Number(from)));
    await counterTo(page).fill(to);
    await counterTo(page).press('Enter');
    await expect(date(page)).toHaveAccessibleDescription('Please select date');
    await total(page, all.length);
    expect(queryOf(page)).toEqual({});
  });
  await test.step('A range that ends before it begins', async () => {
    await date(page).fill(writtenDay(day));
    await counterFrom(page).fill('500');
    await counterTo(page).fill('4-0x0');
    await expect(counterTo(page)).toHaveValue('400');
    await press(page, 'Search');
    await expect(problem(page)).toHaveText('Invalid filter number range!');
    await total(page, all.length);
    expect(queryOf(page)).toEqual({});
  });
  await test.step('A range within a day, its ends counted, with or without the zeros before it', async () => {
    await counterFrom(page).fill(String(Number(from)));
    await counterTo(page).fill(to);
    await counterTo(page).press('Enter');
    await total(page, between.length);
    await expect(problem(page)).toHaveCount(0);
    for (const each of [from, to]) await expect(rows(page).filter({ hasText: each })).toHaveCount(1);
    await counterFrom(page).fill('');
    await press(page, 'Search');
    await total(page, upTo.length);
  });
  await test.step('A date written with dashes, with an empty range', async () => {
    await expect(date(page)).toHaveAttribute('placeholder', 'MM-DD-YYYY');
    await date(page).fill(writtenDay(day));
    await date(page).blur();
    await expect(date(page)).toHaveValue(dashed(day));
    await counterFrom(page).fill('0');
    await counterTo(page).fill('0');
    await press(page, 'Search');
    await total(page, ofDay.length);
    for (const each of await rows(page).all())
      await expectRow(each, { 'Posted Date': new RegExp(`^${writtenDay(day)} `) });
  });
  await test.step('A reload keeps it, Reset ends it', async () => {
    await page.reload();
    await total(page, ofDay.length);
    await expect(date(page)).toHaveValue(dashed(day));
    await find(page).fill('a');
    await press(page, 'Reset');
    await total(page, all.length);
    for (const field of [date(page), counterFrom(page), counterTo(page), find(page)])
      await expect(field).toHaveValue('');
    expect(queryOf(page)).toEqual({});
  });
  await test.step('An invalid date', async () => {
    for (const [wrong, why] of [
      ['02-30-2026', 'There is no such day.'],
      ['yesterday', 'Please write the date as MM-DD-YYYY'],
      ['😀', 'Please write the date as MM-DD-YYYY'],
    ] as const) {
      await date(page).fill(wrong);
      await expect(date(page)).toHaveAccessibleDescription(why);
      await press(page, 'Search');
      await expect(date(page)).toHaveAccessibleDescription('Please select date');
    }
  });
  await test.step('Unknown codes are shown as they are, or as Waiting', async () => {
    await press(page, 'Reset');
    await find(page).fill(pending.unknownRole.counter);
    await total(page, 1);
    await expectRow(rows(page), { Role: 'RESIDENT', 'Full Name': pending.unknownRole.fullName });
    await find(page).fill(pending.unknownStatus.counter);
    await total(page, 1);
    await find(page).fill(pending.notVerified.counter);
    await expectRow(rows(page), { 'Verification Date': '', 'Full Name': pending.notVerified.fullName });
  });
});

test('a list that cannot be loaded says so, and can be tried again', async ({ page, world, enterAs }) => {
  const failure = page.getByText('The list could not be loaded');
  await world.breaks('listPendingDoctors', { status: 500 });
  await world.breaks('listDoctorHistory', { drop: true });
  await enterAs(people.doctorsDepartment, './docdashboard');
  await expect(failure).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(page.getByText('No Pending Requests Right Now')).toHaveCount(0);
  await world.mends('listPendingDoctors');
  await tryAgain(page);
  await total(page, waiting().length);
  await expect(failure).toBeHidden();
  await test.step('So does the history', async () => {
    await tab(page, 'Approval History').click();
    await expect(failure).toBeVisible();
    await expect(page.getByText("We can't reach the server.")).toBeVisible();
    await world.mends('listDoctorHistory');
    await tryAgain(page);
    await expect(rows(page)).toHaveCount(10);
  });
  await test.step('A list that is already shown stays, and says that it may be out of date', async () => {
    await world.breaks('listPendingDoctors', { status: 500 });
    await tab(page, 'Pending Requests').click();
    const notice = await expectNotUpdated(page, 'Internal Server Error');
    await expect(rows(page)).toHaveCount(10);
    await world.mends('listPendingDoctors');
    await press(page, 'Update the list');
    await expect(notice).toBeHidden();
  });
  await test.step('With a token that is not valid for the list, it is neither shown nor explained', async () => {
    const isNotKnownAfter = async (
      operation: 'listPendingDoctors' | 'listDoctorHistory' | 'searchDoctors',
      act: () => unknown,
    ) => {
      await world.breaks(operation, { example: 'invalidAccessToken' });
      const answered = page.waitForResponse(`**/api${operationTable[operation].path}`);
      await act();
      await (await answered).finished();
      await expectListNotLoaded(page);
      await expect(page.getByText(/^(No .+ Right Now|Nothing found)$/)).toHaveCount(0);
      await world.mends(operation);
    };
    await isNotKnownAfter('listPendingDoctors', () => page.goto('./docdashboard'));
    await tryAgain(page);
    await total(page, waiting().length);
    await isNotKnownAfter('listDoctorHistory', () => tab(page, 'Approval History').click());
    await isNotKnownAfter('searchDoctors', () => follow(page, './docdashboard?tab=history#find=rivera'));
    await expect(account(page)).toBeVisible();
  });
});

test.describe('with nothing to do', () => {
  test.use({ scenario: 'empty' });

  test('the desk says so', async ({ page, enterAs }) => {
    await enterAs(people.doctorsDepartment, './docdashboard');
    await expect(page.getByText('No Pending Requests Right Now')).toBeVisible();
    await total(page, 0);
    await find(page).fill('rivera');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await tab(page, 'Approval History').click();
    await expect(page.getByText('No Approval History Right Now')).toBeVisible();
    await expect(page.getByText('no bank details')).toHaveCount(0);
  });
});

test.describe('after years of use', () => {
  test.use({ scenario: 'large' });

  test('the last page is one click away, and an application is found by its day and counter', async ({
    page,
    enterAs,
  }) => {
    const register = registerOf(huge, Date.now());
    const last = register.incrementalId(register.pending.at(-1) ?? 0).slice(6, 12);
    await enterAs(people.doctorsDepartment, './docdashboard');
    await total(page, register.pending.length);
    await press(page, 'Last page');
    await expect(rows(page).last().getByRole('cell').first()).toHaveText(last);
    const posted = await rows(page)
      .last()
      .getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}/ })
      .first()
      .innerText();
    await date(page).fill(posted.slice(0, 10));
    await counterFrom(page).fill(last);
    await press(page, 'Search');
    await total(page, 1);
    await tab(page, 'Approval History').click();
    await total(page, register.decided.length);
    await expect(rows(page)).toHaveCount(10);
  });
});
