// Sorting and filtering the queue by attempts, age and missing parts, and stepping through the cases in that order.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { pendingOf, seedState } from '../../../mocks/areas/kyc/state';
import { DAY_MS, startOfDay } from '../../../mocks/manilaTime';
import { expect, find, follow, people, press, queryOf, rows, test, total, type World } from '../../fixtures';
import { APPROVAL, answer, button, decisions, review } from '../desk';

const DESK = './dashboard';
const WIDE = { width: 1440, height: 900 };
const LIST = 'listPendingRegistrations';

/** All cases of the first brand that wait at the start of the day, oldest first. */
const waiting = () => pendingOf(seedState(Date.now()), false, 0, 1000).data;
type Waiting = ReturnType<typeof waiting>[number];
const counterOf = ({ incremental_id }: Waiting) => incremental_id.slice(7, 12);
const attemptsOf = ({ regcount }: Waiting) => regcount ?? 1;

const counters = (page: Page) => rows(page).locator('td:first-child');
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const choose = (page: Page, filter: string, option: string) =>
  page.getByLabel(filter, { exact: true }).selectOption(option);
const positionIs = (page: Page, position: string) =>
  expect(review(page).getByText(position, { exact: true })).toBeVisible();
const openCounter = (page: Page) => review(page).getByText(/^Counter \d{5} /);
const requestedRanges = async (world: World) =>
  (await world.asked(LIST)).map(({ headers }) => `${headers.recordstart}-${headers.recordend}`);

test('the queue by attempts, age and missing parts, and the cases in that order', async ({ page, world, enterAs }) => {
  const byAttempts = waiting().toSorted((one, other) => attemptsOf(other) - attemptsOf(one));
  const often = byAttempts.filter((each) => attemptsOf(each) >= 2);
  await page.setViewportSize(WIDE);
  await enterAs(people.firstBrandApd, DESK);
  await total(page, 137);
  await test.step('Age and attempts are visible at every scroll position', async () => {
    for (const name of ['Age', 'Registration Attempts']) await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    await page.getByRole('region', { name: 'Pending requests, table' }).evaluate((table) => {
      table.scrollLeft = 400;
    });
    for (const name of ['Counter', 'Age', 'Registration Attempts'])
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    await expect(rows(page).first().getByRole('cell', { name: '10 days', exact: true })).toBeInViewport({ ratio: 1 });
  });
  await test.step('A case that has waited for long has a tag; the oldest of the first page is told above the list, on each tab', async () => {
    await expect(rows(page).first().locator('.status-tag', { hasText: '10 days' })).toBeVisible();
    await expect(page.getByText('Oldest on the first page: 10 days')).toBeVisible();
    await page.getByRole('tab', { name: 'Approval History' }).click();
    await expect(page.getByText('Oldest on the first page: 10 days')).toBeVisible();
    await page.getByRole('tab', { name: 'Pending Requests' }).click();
  });
  await test.step('A heading sorts the whole queue, not only the shown page', async () => {
    expect(await requestedRanges(world)).not.toContain('0-2100');
    await heading(page, 'Registration Attempts').getByRole('button').click();
    await heading(page, 'Registration Attempts').getByRole('button').click();
    await expect(counters(page)).toHaveText(byAttempts.slice(0, 10).map(counterOf));
    await total(page, 137);
    expect(queryOf(page)).toEqual({ sort: '-attempts' });
    expect((await requestedRanges(world)).filter((range) => range === '0-2100')).toHaveLength(1);
  });
  await test.step('Those with two attempts or more; fifty and a hundred per page', async () => {
    await choose(page, 'Attempts', '2 or more');
    await total(page, often.length);
    await page.getByLabel('Rows per page').selectOption('50 / page');
    await expect(counters(page)).toHaveText(often.map(counterOf));
    await page.getByLabel('Rows per page').selectOption('100 / page');
    expect(queryOf(page)).toEqual({ sort: '-attempts', attempts: '2', rows: '100' });
    await page.getByLabel('Rows per page').selectOption('10 / page');
    await expect(counters(page)).toHaveText(often.slice(0, 10).map(counterOf));
  });
  await test.step('The next and the previous case follow that order, also beyond the end of a page', async () => {
    await rows(page).nth(9).click();
    await positionIs(page, `10 of ${often.length}`);
    await page.keyboard.press('n');
    await positionIs(page, `11 of ${often.length}`);
    await expect(openCounter(page)).toContainText(counterOf(often[10] as Waiting));
    expect(queryOf(page)).toMatchObject({ page: '2', sort: '-attempts', attempts: '2' });
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await positionIs(page, `9 of ${often.length}`);
  });
  await test.step('After a decision, the next case in that order opens, and the decided one is gone', async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await page.keyboard.press('a');
    const asking = page.getByRole('alertdialog', { name: APPROVAL });
    await expect(asking).toBeVisible();
    await answer(page, APPROVAL, 'Approve');
    await expect(openCounter(page)).toContainText(counterOf(often[9] as Waiting));
    await positionIs(page, `9 of ${often.length - 1}`);
    expect((await decisions(world)).map(({ Value }) => Value.memberid)).toEqual([often[8]?.recordid]);
    await page.keyboard.press('Escape');
    await total(page, often.length - 1);
  });
  await test.step('Back removes the last filter, Reset removes all of them', async () => {
    await choose(page, 'Missing', 'Card number');
    const cardless = often.filter(({ cardno }) => cardno === '');
    await total(page, cardless.length);
    await page.goBack();
    await total(page, often.length - 1);
    await choose(page, 'Missing', 'Company');
    await expect(page.getByText('No pending request matches this filter.')).toBeVisible();
    await press(page, 'Reset');
    await total(page, 136);
    for (const filter of ['Attempts', 'Age', 'Missing'])
      await expect(page.getByLabel(filter, { exact: true })).toHaveValue('');
    expect(queryOf(page)).toEqual({ sort: '-attempts' });
  });
  await test.step('A link to those of three days or older, without a card: newest first', async () => {
    await follow(page, `${DESK}?age=3&missing=card&sort=age`);
    await expect(heading(page, 'Age')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByText('Total 136 items')).toHaveCount(0);
    const ages = rows(page).getByRole('cell', { name: /^\d+ days$/ });
    await expect(ages.first()).toBeVisible();
    const days = (await ages.allInnerTexts()).map((text) => Number(text.split(' ')[0]));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(3);
    await expect(rows(page).filter({ hasText: fixtures.pending.noCard.accountno })).toBeVisible();
  });
  await test.step('No case of today is older', async () => {
    await choose(page, 'Missing', 'Any');
    await choose(page, 'Age', 'Today');
    await expect(rows(page).getByRole('cell', { name: 'Today', exact: true })).not.toHaveCount(0);
    await expect(rows(page).getByRole('cell', { name: /^\d+ days?$/ })).toHaveCount(0);
    await find(page).fill('x'.repeat(250));
    await expect(page.getByText('No matches')).toBeVisible();
  });
});

test('what came in today leaves the filter at midnight', async ({ page, enterAs }) => {
  const oldOnes = rows(page).getByRole('cell', { name: /^\d+ days?$/ });
  // The browser's clock alone runs ahead: of the servers it only asks what they have.
  await page.clock.install({ time: startOfDay(Date.now()) + DAY_MS - 2 * 60_000 });
  await enterAs(people.firstBrandApd, `${DESK}?age=today`);
  await expect(rows(page).getByRole('cell', { name: 'Today', exact: true })).not.toHaveCount(0);
  await expect(oldOnes).toHaveCount(0);
  await test.step('The desk looks at the clock every minute, and so notices the new day', async () => {
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page.getByText('No pending request matches this filter.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(rows(page)).toHaveCount(0);
  });
});

test.describe('of a hundred thousand', () => {
  test.use({ scenario: 'large' });

  test('the first rows come at once, no row moves under the pointer, and loading can be stopped', async ({
    page,
    world,
    enterAs,
  }) => {
    test.slow();
    const looking = page.getByText(/^Searching [\d,]+ of 100,000$/);
    await page.setViewportSize(WIDE);
    await enterAs(people.firstBrandApd, DESK);
    await total(page, 100_000);
    // The next page, which is loaded in advance.
    await expect.poll(() => requestedRanges(world)).toContain('10-20');
    await world.holds(LIST);
    await heading(page, 'Counter').getByRole('button').click();
    await world.isHeld(LIST);
    await world.holds(LIST);
    // Newest first, so every row that comes later belongs before those that are there.
    await heading(page, 'Counter').getByRole('button').click();
    await expect(looking).toHaveText('Searching 2,000 of 100,000');
    await expect(rows(page)).toHaveCount(10);
    const before = await counters(page).allInnerTexts();
    await rows(page).nth(3).hover();
    await test.step('The total grows while the rows under the pointer stay where they are', async () => {
      // Slow enough that it can be held back again before all rows have come.
      await world.breaks(LIST, { latencyMs: 500 });
      await expect(looking).toHaveText(/Searching \d{2},000 of/);
      await world.holds(LIST);
      await expect(page.getByText(/^Total \d{2},\d{3} items$/)).toBeVisible();
      await expect(counters(page)).toHaveText(before);
    });
    await test.step('Once the pointer has left, they are in the right order', async () => {
      await find(page).hover();
      await expect(counters(page).first()).not.toHaveText(before[0] ?? '');
    });
    await test.step('Stopped, the loaded rows are in order, and a case can be opened', async () => {
      await press(page, 'Stop');
      await expect(page.getByText(/^Stopped after [\d,]+ of 100,000$/)).toBeVisible();
      await world.repairs(LIST);
      const shown = await counters(page).allInnerTexts();
      expect(shown).toEqual(shown.toSorted().reverse());
      await rows(page).nth(1).click();
      await expect(review(page).getByText(/^2 of [\d,]+$/)).toBeVisible();
      await expect(openCounter(page)).toContainText(shown[1] ?? '');
    });
  });
});
