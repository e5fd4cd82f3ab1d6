// The queue of doctors: sorting, new applications, and one's own decisions of today.
import type { Page } from '@playwright/test';
import { pendingOf, seedState } from '../../mocks/areas/doctors/state';
import { expect, expectPage, people, press, queryOf, rows, test, total } from '../fixtures';
import { decidedToday, review, tab } from './desk';

const counters = (page: Page) => rows(page).locator('td:first-child');
const choose = (page: Page, filter: string, option: string) =>
  page.getByLabel(filter, { exact: true }).selectOption(option);

test('sorted and filtered by role, age and missing parts; the next case follows this order; one’s decisions of today', async ({
  page,
  enterAs,
}) => {
  const all = pendingOf(seedState(Date.now()));
  const again = all.filter(({ is_reapprove }) => is_reapprove);
  const counterOf = ({ incremental_id }: (typeof all)[number]) => incremental_id.slice(6, 12);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(people.doctorsDepartment, './docdashboard');
  await total(page, all.length);
  await test.step('Age and attempts are in sight', async () => {
    for (const name of ['Attempts', 'Age'])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  });
  await test.step('Those who apply again, newest first', async () => {
    await choose(page, 'Attempts', 'Applies again');
    await total(page, again.length);
    await page.getByRole('columnheader', { name: 'Posted Date' }).getByRole('button').click();
    await page.getByRole('columnheader', { name: 'Posted Date' }).getByRole('button').click();
    await expect(counters(page)).toHaveText(again.toReversed().slice(0, 10).map(counterOf));
    await rows(page).first().click();
    await expect(review(page).getByText(`1 of ${again.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press('n');
    await expect(review(page)).toContainText(again.map(counterOf).at(-2) ?? '');
    await page.keyboard.press('Escape');
    expect(queryOf(page)).toMatchObject({ attempts: 'again', sort: '-posted' });
  });
  await test.step('For a secretary, neither licence nor code counts as missing', async () => {
    await press(page, 'Reset');
    await choose(page, 'Role', 'Secretary');
    await choose(page, 'Missing', 'Doctor code');
    await total(page, 0);
    await choose(page, 'Missing', 'Any');
    await total(page, all.filter(({ Role }) => Role === 'SECRETARY').length);
  });
  await test.step('The number is shown without opening the history', async () => {
    await expect(decidedToday(page)).toHaveText(/^Decided by me today: \d+$/);
    await decidedToday(page).click();
    await expect(decidedToday(page)).toHaveText(/^Decided by me today: \d+$/);
    await total(page, Number((await decidedToday(page).innerText()).split(': ')[1]));
    expect(queryOf(page)).toEqual({ tab: 'history', mine: 'today', role: 'secretary' });
    await tab(page, 'Pending Requests').click();
    await expect(decidedToday(page)).toHaveText(/: \d+$/);
  });
});

test.describe('while applications come in', () => {
  test.use({ scenario: 'applications-come-in' });

  test('they are counted, and shown on request', async ({ page, world, enterAs }) => {
    const all = pendingOf(seedState(Date.now()));
    await page.clock.install();
    await enterAs(people.doctorsDepartment, './docdashboard');
    await total(page, all.length - 30);
    await world.advance(2);
    // The next minute only begins when the previous answer has come, so this may need several tries.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page).toHaveTitle('(2) Lumina Admin - Doctors Portal', { timeout: 1000 });
    }).toPass();
    await total(page, all.length - 30);
    await press(page, '2 new – Show');
    await total(page, all.length - 28);
    await expectPage(page, `${Math.ceil((all.length - 28) / 10)} of ${Math.ceil((all.length - 28) / 10)}`);
    await expect(page).toHaveTitle('Lumina Admin - Doctors Portal');
    await expect(page.getByRole('button', { name: /new – Show$/ })).toHaveCount(0);
    await test.step('While the history is looked at, too', async () => {
      // The list that 'Show' has reloaded may contain the new application already; then wait for another one.
      await expect(async () => {
        await world.advance(1);
        await page.clock.runFor(60_000);
        await expect(page.getByRole('button', { name: /new – Show$/ })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await tab(page, 'Approval History').click();
      await expect(page).toHaveURL(/tab=history/);
      await expect(page).toHaveTitle(/^\(\d+\) Lumina Admin - Doctors Portal$/);
    });
  });
});
