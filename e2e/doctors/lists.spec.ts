// The queue of doctors: pages, filters, search, and what is shown when it is empty or cannot be loaded.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { pendingOf, seedState } from '../../mocks/areas/doctors/state';
import { writtenDay } from '../../mocks/manilaTime';
import {
  expect,
  expectPage,
  expectRow,
  find,
  people,
  press,
  queryOf,
  rows,
  test,
  total,
  type World,
} from '../fixtures';
import { tab } from './desk';

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
  await test.step('Sorting covers all pages, not only the shown one', async () => {
    await press(page, 'Counter');
    await press(page, 'Counter');
    await expectPage(page, '1 of 5');
    await expect(rows(page).getByRole('cell', { name: /^\d{6}$/ })).toHaveText(all.slice(-20).reverse().map(counterOf));
  });
  const requestCount = await timesAsked(world);
  await test.step('Found by text, whatever is typed', async () => {
    const found = [
      ['PEÑAFLOR josé', pending.accents],
      [pending.script.counter, pending.script],
      [` ${pending.numberDiffers.prcNumber} `, pending.numberDiffers],
      ['الحسيني', pending.rightToLeft],
    ] as const;
    for (const [text, { counter, fullName }] of found) {
      await find(page).fill(text);
      await total(page, 1);
      await expectRow(rows(page), { Counter: counter, 'Full Name': fullName });
    }
    await find(page).fill('bayanihan');
    await expect(page.getByText('No matches')).toBeVisible();
    await total(page, 0);
    expect(await timesAsked(world), 'no letter asks the server').toBe(requestCount);
    expect(await world.asked('searchDoctors')).toEqual([]);
  });
  await test.step('With nothing to do, the desk says so', async () => {
    for (const operation of ['listPendingDoctors', 'listDoctorHistory'] as const)
      await world.breaks(operation, { body: '{"data":[]}' });
    await page.goto('./docdashboard');
    await expect(page.getByText('No Pending Requests Right Now')).toBeVisible();
    await total(page, 0);
    await tab(page, 'Approval History').click();
    await expect(page.getByText('No Approval History Right Now')).toBeVisible();
    await expect(page.getByText('no bank details')).toHaveCount(0);
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
  await test.step('A range without a date is not enough, either', async () => {
    await counterFrom(page).fill(String(Number(from)));
    await counterTo(page).fill(to);
    await counterTo(page).press('Enter');
    await expect(date(page)).toHaveAccessibleDescription('Please select date');
    await total(page, all.length);
    expect(queryOf(page)).toEqual({});
  });
  await test.step('A range within a day, its ends counted, with or without the zeros before it', async () => {
    await date(page).fill(writtenDay(day));
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
