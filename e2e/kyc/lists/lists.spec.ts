// The pending requests: pages, filters, links and sorting.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { pendingOf, seedState } from '../../../mocks/areas/kyc/state';
import { writtenDay } from '../../../mocks/manilaTime';
import {
  expect,
  expectPage,
  find,
  follow,
  people,
  press,
  queryOf,
  rows,
  test,
  toast,
  toastShown,
  total,
  type World,
} from '../../fixtures';
import { review } from '../desk';

const { pending } = fixtures;
const COUNTER_LENGTH = 5;
const COLUMNS = [
  'Counter',
  'Posted Date',
  'Email Verification Date',
  'Account Number',
  'Full Name',
  'Company',
  'Member Status',
  'Card Number',
  'Gender',
  'Employee ID',
  'Member Type',
  'Age',
  'Registration Attempts',
];

const NOWHERE = 'This application was not found.';

const table = (page: Page) => page.getByRole('table', { name: 'Pending requests' });
const titles = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
/** The calls for the list: first row, last row and brand. */
const requestedRanges = async (world: World) =>
  (await world.asked('listPendingRegistrations')).map(
    ({ headers }) => `${headers.recordstart}-${headers.recordend} ${headers.avega}`,
  );
/** All cases of the first brand that wait at the start of the day. */
const waiting = () => {
  const state = seedState(Date.now());
  return pendingOf(state, false, 0, 1000).data;
};
const counterOf = ({ incremental_id }: { incremental_id: string }) => incremental_id.slice(7, 12);

test('the queue of the first brand, page by page', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await test.step('The columns in their order, and the oldest request first', async () => {
    await expect(page).toHaveTitle('Lumina Admin - Dashboard');
    await expect(page.getByRole('tab', { name: 'Pending Requests' })).toHaveAttribute('aria-selected', 'true');
    await expect(titles(page)).toHaveText(COLUMNS);
    await total(page, 137);
    await expect(rows(page)).toHaveCount(10);
    const { counter, accountno, fullName } = pending.first;
    await expect(rows(page).first()).toContainText(counter);
    await expect(row(page, fullName)).toContainText(accountno);
  });
  await test.step('Ten at a time', async () => {
    await expectPage(page, '1 of 14');
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await press(page, 'Next page');
    await expectPage(page, '2 of 14');
    await expect(row(page, pending.noCard.accountno)).toBeVisible();
    expect(queryOf(page)).toEqual({ page: '2' });
    expect(await requestedRanges(world)).toEqual(expect.arrayContaining(['0-10 0', '10-20 0']));
    await press(page, 'Last page');
    await expect(rows(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(await requestedRanges(world)).toContain('130-140 0');
  });
  await test.step('Five and twenty at a time; the first visible row stays visible', async () => {
    await page.getByLabel('Rows per page').selectOption('20 / page');
    await expectPage(page, '7 of 7');
    await expect(rows(page)).toHaveCount(17);
    await page.getByLabel('Rows per page').selectOption('5 / page');
    await expectPage(page, '25 of 28');
    await expect(rows(page)).toHaveCount(5);
    expect(await requestedRanges(world)).toEqual(expect.arrayContaining(['120-140 0', '120-125 0']));
  });
  await test.step('A reload shows the same, back the page before', async () => {
    await page.reload();
    await expectPage(page, '25 of 28');
    await expect(rows(page)).toHaveCount(5);
    await page.goBack();
    await expectPage(page, '7 of 7');
    await expect(rows(page)).toHaveCount(17);
  });
  await test.step('The number of rows that was chosen last is there at once after coming back', async () => {
    const size = page.getByLabel('Rows per page');
    for (const chosen of ['5 / page', '20 / page']) await size.selectOption(chosen);
    await expectPage(page, '7 of 7');
    const before = (await requestedRanges(world)).length;
    await page.goto('./dashboard');
    await expect(rows(page)).toHaveCount(20);
    await expectPage(page, '1 of 7');
    expect(queryOf(page)).toEqual({});
    expect((await requestedRanges(world)).slice(before)).not.toContain('0-10 0');
  });
  await test.step('The address of a page includes it, so that a link shows the same', async () => {
    await press(page, 'Next page');
    await expectPage(page, '2 of 7');
    expect(queryOf(page)).toEqual({ page: '2', rows: '20' });
    await follow(page, './dashboard?page=2');
    await expectPage(page, '2 of 14');
    await follow(page, './dashboard?rows=5');
    await expectPage(page, '1 of 28');
  });
  await test.step('Nothing was requested about the other brand', async () => {
    expect((await requestedRanges(world)).filter((range) => range.endsWith(' 1'))).toEqual([]);
  });
});

test('the queue of the second brand, and links into it', async ({
  page,
  elsewhere,
  world,
  signIn,
  enterAs,
  baseURL,
}) => {
  await enterAs(people.secondBrandApd, './dashboard');
  await total(page, 64);
  await expect(rows(page)).toHaveCount(10);
  await expect(row(page, pending.first.accountno)).toHaveCount(0);
  expect((await requestedRanges(world)).filter((range) => range.endsWith(' 0'))).toEqual([]);
  expect(await requestedRanges(world)).toContain('0-10 1');
  await test.step('A link to a request of the first brand opens nothing', async () => {
    await page.goto(`./dashboard?open=${pending.first.incrementalId}`);
    await toastShown(page, NOWHERE);
    await expect(review(page)).toBeHidden();
    await total(page, 64);
    expect(queryOf(page)).toEqual({});
  });
  await test.step('Nor does a link to a request that never existed', async () => {
    await toast(page, NOWHERE).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page, NOWHERE)).toHaveCount(0);
    await follow(page, './dashboard?open=%3Cscript%3Ealert(1)%3C%2Fscript%3E%F0%9F%98%80');
    await toastShown(page, NOWHERE);
    await expect(rows(page)).toHaveCount(10);
  });
  await test.step('A link to a page and its open request shows a colleague the same', async () => {
    await follow(page, './dashboard?page=3&rows=5');
    await expectPage(page, '3 of 13');
    // While the page loads, it has the same number of placeholder rows.
    await expect(rows(page).first()).toContainText('/');
    await expect(rows(page)).toHaveCount(5);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    const counters = (await rows(page).allTextContents()).map((text) => text.slice(0, COUNTER_LENGTH));
    await rows(page).nth(2).click();
    await expect(review(page)).toBeVisible();
    const name = await review(page).getByRole('heading', { level: 2 }).innerText();
    expect(new URL(page.url()).search).toMatch(/^\?page=3&rows=5&open=KYC\d{9}$/);
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByText('Sign in to see this page.')).toBeVisible();
    await signIn(people.secondBrandMarketing, 'AGORA', elsewhere);
    await expect(review(elsewhere).getByRole('heading', { level: 2, name })).toBeVisible();
    expect(elsewhere.url()).toBe(page.url());
    await elsewhere.keyboard.press('Escape');
    await expect(review(elsewhere)).toBeHidden();
    await expect(rows(elsewhere)).toContainText(counters);
    await expect(elsewhere).toHaveURL(new URL('dashboard?page=3&rows=5', baseURL).href);
  });
});

test('filtering by posted date and counter', async ({ page, world, enterAs }) => {
  const all = waiting();
  const [from, to] = [pending.third.counter, pending.noFiles.counter];
  const day = all.at(60)?.posted_date.slice(0, 10) ?? '';
  const between = all.filter((each) => counterOf(each) >= from && counterOf(each) <= to);
  const ofDay = all.filter(({ posted_date }) => posted_date.startsWith(day));
  const after = ofDay.filter((each) => counterOf(each) >= pending.formula.counter);
  const problem = page.getByRole('main').getByRole('alert');
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
  await test.step('An invalid date is not searched; Reset removes it', async () => {
    const field = page.getByLabel('Posted date', { exact: true });
    for (const [wrong, why] of [
      ['02/30/2026', 'This day does not exist.'],
      ['yesterday', 'Enter the date as MM/DD/YYYY'],
    ] as const) {
      await field.fill(wrong);
      await expect(field).toHaveAccessibleDescription(why);
      await press(page, 'Search');
      await expect(field).toHaveAccessibleDescription('Please select date');
    }
    await press(page, 'Reset');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('');
    await total(page, 137);
  });
  await test.step('A range of counters, over all pages', async () => {
    await page.getByLabel('Counter from').fill(from);
    await page.getByLabel('Counter to').fill(to);
    await page.getByLabel('Counter to').press('Enter');
    await total(page, between.length);
    await expect(problem).toBeHidden();
    await expect(rows(page).first()).toContainText(from);
    await expect(rows(page).filter({ hasText: to })).toBeHidden();
    await press(page, 'Last page');
    await expect(rows(page).last()).toContainText(to);
    expect(await requestedRanges(world)).toContain('0-2100 0');
  });
  await test.step('Open at one end', async () => {
    await page.getByLabel('Counter from').fill('');
    await press(page, 'Search');
    await total(page, between.length + 2);
    await expectPage(page, '1 of 2');
    await page.getByLabel('Counter to').fill('');
    await page.getByLabel('Counter from').fill(String(Number(pending.script.counter)));
    await press(page, 'Search');
    await total(page, 137 - 80);
    await expect(rows(page).first()).toContainText(pending.script.accountno);
  });
  await test.step('A date, typed in different formats, alone and with a counter', async () => {
    await page.getByLabel('Counter from').fill('');
    await page.getByLabel('Posted date', { exact: true }).fill(writtenDay(day).replaceAll('/', '-'));
    await page.getByLabel('Posted date', { exact: true }).blur();
    await expect(page.getByLabel('Posted date', { exact: true })).toHaveValue(writtenDay(day));
    await press(page, 'Search');
    await total(page, ofDay.length);
    for (const cells of await rows(page).all())
      await expect(cells.getByRole('cell').nth(1)).toContainText(writtenDay(day));
    await page.getByLabel('Counter from').fill(pending.formula.counter);
    await press(page, 'Search');
    await total(page, after.length);
    expect(queryOf(page)).toEqual({ date: day, counterFrom: pending.formula.counter });
  });
  await test.step('A reload keeps it, back widens it, Reset ends it', async () => {
    await page.reload();
    await total(page, after.length);
    await expect(page.getByLabel('Posted date', { exact: true })).toHaveValue(writtenDay(day));
    await expect(page.getByLabel('Counter from')).toHaveValue(pending.formula.counter);
    await page.goBack();
    await total(page, ofDay.length);
    await expect(page.getByLabel('Counter from')).toHaveValue('');
    await find(page).fill('a');
    await press(page, 'Reset');
    await total(page, 137);
    for (const field of [page.getByLabel('Posted date', { exact: true }), find(page)])
      await expect(field).toHaveValue('');
    expect(queryOf(page)).toEqual({});
  });
});

test('searching all pages by text, with unusual input', async ({ page, world, enterAs }) => {
  const found = [
    ['penaflor', pending.accents],
    ['PEÑAFLOR josé', pending.accents],
    [pending.script.counter, pending.script],
    [` ${pending.longFirstName.accountno} `, pending.longFirstName],
    ['=1+1', pending.formula],
    ['Joy 😀', pending.emoji],
  ] as const;
  const nowhere = ['x'.repeat(250), '%', '.*'];
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
  for (const [text, { accountno, fullName }] of found) {
    await test.step(`'${text}' finds it`, async () => {
      await find(page).fill(text);
      await total(page, 1);
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, accountno)).toContainText(fullName.slice(0, 60));
    });
  }
  for (const text of nowhere) {
    await test.step(`'${text.slice(0, 30)}' finds nothing`, async () => {
      await find(page).fill(text);
      await expect(page.getByText('No matches')).toBeVisible();
      await total(page, 0);
      await expect(page.getByText('No pending request matches this filter.')).toBeVisible();
    });
  }
  await test.step('The address keeps it; the field takes at most 250 characters', async () => {
    await find(page).fill('%&=#? ñ 😀');
    await page.reload();
    await expect(find(page)).toHaveValue('%&=#? ñ 😀');
    await expect(page.getByText('No matches')).toBeVisible();
    await find(page).fill('y'.repeat(300));
    await expect(find(page)).toHaveValue('y'.repeat(250));
  });
  await test.step('The whole list was requested once, not for each letter', async () => {
    await find(page).fill('');
    await total(page, 137);
    await find(page).pressSequentially('rivera');
    await expect(row(page, pending.first.fullName)).toBeVisible();
    expect((await requestedRanges(world)).filter((range) => range === '0-2100 0')).toHaveLength(2);
  });
});

test('a filtered list can be sorted', async ({ page, world, enterAs }) => {
  const counters = () => rows(page).getByRole('cell').nth(0).innerText();
  const heading = (name: string) => page.getByRole('columnheader', { name });
  /** Where the list is not sorted by it, the sign of a heading comes from the styles. */
  const expectSign = (title: Locator, isShown: boolean) =>
    expect
      .poll(() =>
        title
          .getByRole('button')
          .evaluate(
            (button) => button.childElementCount > 0 || getComputedStyle(button, '::before').content !== 'none',
          ),
      )
      .toBe(isShown);
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
  await expect(titles(page).getByRole('button'), 'to sort it all are looked through').toHaveCount(COLUMNS.length);
  expect((await requestedRanges(world)).filter((range) => range === '0-2100 0')).toEqual([]);
  await follow(page, `./dashboard?counterFrom=${pending.first.counter}`);
  await expect(page.getByLabel('Counter from')).toHaveValue(pending.first.counter);
  await total(page, 137);
  await expect(titles(page).getByRole('button')).not.toHaveCount(0);
  await test.step('A click anywhere in a heading sorts, and an icon announces it on hover', async () => {
    const counter = titles(page).first();
    await expectSign(counter, false);
    const { width = 0, height = 0 } = (await counter.boundingBox()) ?? {};
    await counter.hover({ position: { x: width - 3, y: height - 3 } });
    await expectSign(counter, true);
    await counter.click({ position: { x: width - 3, y: height - 3 } });
    await expect(counter).toHaveAttribute('aria-sort', 'ascending');
    await counter.click({ position: { x: 3, y: 3 } });
    await expect(counter).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('By keyboard as well; the icon stays at the sorted column', async () => {
    const posted = titles(page).nth(1);
    await posted.getByRole('button').focus();
    await expectSign(posted, true);
    await page.keyboard.press('Enter');
    await expect(posted).toHaveAttribute('aria-sort', 'ascending');
    await find(page).hover();
    await find(page).focus();
    await expectSign(posted, true);
    await expectSign(titles(page).first(), false);
    await expectPage(page, '1 of 14');
  });
  await press(page, 'Next page');
  await expectPage(page, '2 of 14');
  await press(page, 'Counter');
  await expect(heading('Counter')).toHaveAttribute('aria-sort', 'ascending');
  await expectPage(page, '1 of 14');
  expect(await counters()).toBe(pending.first.counter);
  await press(page, 'Counter');
  await expect(heading('Counter')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(waiting().at(-1)?.incremental_id.slice(7, 12) ?? '');
  await test.step('By number, and kept over a reload', async () => {
    await press(page, 'Registration Attempts');
    await press(page, 'Registration Attempts');
    await page.reload();
    await expect(heading('Registration Attempts')).toHaveAttribute('aria-sort', 'descending');
    await expect(heading('Counter')).toHaveAttribute('aria-sort', 'none');
    await expect(rows(page)).toHaveCount(10);
    const most = waiting()
      .map(({ regcount }) => String(regcount))
      .toSorted((one, other) => Number(other) - Number(one));
    await expect(rows(page).getByRole('cell').filter({ hasText: /^\d$/ })).toHaveText(most.slice(0, 10));
  });
});
