// Advanced Search: the server's search for old cases, over all days.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { historyOf, seedState } from '../../../mocks/areas/kyc/state';
import { day, expect, people, press, queryOf, rows, test, total, type World } from '../../fixtures';

const { decided, pending } = fixtures;
const row = (page: Page, { accountno }: { accountno: string }) => rows(page).filter({ hasText: accountno });
const advanced = (page: Page) => page.getByRole('textbox', { name: 'Advanced Search' });
const foundBy = (page: Page) => page.getByText(/^Found by Advanced Search:/);
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** The cases that the server sends for these days, of both brands. */
const answered = (from: number, to: number, isReapproved = false) =>
  historyOf(seedState(Date.now()), { from: day(from), to: day(to), by: 'APPROVED', isReapproved });
const ofFirstBrand = (from: number, to: number, isReapproved = false) =>
  answered(from, to, isReapproved).filter(({ avegatag }) => !avegatag);

const searched = async (world: World) =>
  (await world.asked('searchRegistrations')).map(({ headers }) => headers.searchtext);

test('Advanced Search finds old cases', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  await total(page, ofFirstBrand(-2, 0).length);
  await test.step('Nothing to search for', async () => {
    for (const nothing of ['', '   ']) {
      await advanced(page).fill(nothing);
      await press(page, 'Proceed');
      await expect(problem(page)).toHaveText('Search field is empty.');
    }
    expect(await searched(world)).toEqual([]);
  });
  await test.step('A name with ñ, of 45 days ago', async () => {
    await advanced(page).fill(` ${decided.searchable.lastname} `);
    await advanced(page).press('Enter');
    await expect(row(page, decided.searchable)).toContainText(day(-45));
    await total(page, 1);
    await expect(problem(page)).toHaveCount(0);
    await expect(foundBy(page)).toContainText(decided.searchable.lastname);
    expect(await searched(world)).toEqual([decided.searchable.lastname]);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url().replace(/#.*/s, ''))));
    await page.reload();
    await expect(row(page, decided.searchable)).toBeVisible();
    await expect(advanced(page)).toHaveValue(decided.searchable.lastname);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.join('\n'), 'the name reaches no log').not.toContain(decided.searchable.lastname);
    expect(queryOf(page)).toEqual({ tab: 'history', find: decided.searchable.lastname });
  });
  await test.step('Waiting cases are not in the history', async () => {
    await advanced(page).fill(pending.first.accountno);
    await press(page, 'Proceed');
    await expect.poll(async () => (await searched(world)).at(-1)).toBe(pending.first.accountno);
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: '1 in Pending Requests' }).click();
    await expect(page.getByRole('tab', { name: 'Pending Requests' })).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, pending.first)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('No matches')).toBeVisible();
  });
  await test.step('Removing the search leads back to the dates; so does choosing dates', async () => {
    await foundBy(page).getByRole('button', { name: 'Remove' }).click();
    await total(page, ofFirstBrand(-2, 0).length);
    await expect(foundBy(page)).toBeHidden();
    await expect(advanced(page)).toHaveValue('');
    await page.goBack();
    await expect(foundBy(page)).toContainText(pending.first.accountno);
    await press(page, 'Apply');
    await total(page, ofFirstBrand(-2, 0).length);
    await expect(foundBy(page)).toBeHidden();
  });
  await test.step('Among the reapproved it finds those only', async () => {
    await page.goto(`./dashboard?tab=reapproved#find=${decided.reapprovedToday.accountno}`);
    await expect(row(page, decided.reapprovedToday)).toBeVisible();
    await advanced(page).fill(decided.approvedToday.accountno);
    await press(page, 'Proceed');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: '1 in Approval History' }).click();
    await expect(row(page, decided.approvedToday)).toBeVisible();
    await expect(foundBy(page)).toContainText(decided.approvedToday.accountno);
  });
});
