// New requests that come in while a reviewer works, and the reviewer's decisions of today.
import type { Page } from '@playwright/test';
import { writtenDay } from '../../../mocks/manilaTime';
import { expect, expectPage, people, press, queryOf, rows, test, total, type World } from '../../fixtures';
import { APPROVAL, answer, button, decidedToday, REAPPROVAL, review, tab } from '../desk';

const LIST = 'listPendingRegistrations';
const SHOW = /– Show$/;
const show = (page: Page, was: number, now: number) => named(page, `Was ${was}, now ${now} – Show`);
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dashboard/ });
const counters = (page: Page) => rows(page).locator('td:first-child');
/** Calls that the console made by itself; they have the header `idle-seconds`. */
const quiet = async (world: World) =>
  (await world.asked(LIST)).map(({ headers }) => headers['idle-seconds']).filter((seconds) => seconds !== undefined);

/**
 * Advances the clocks of the servers and the page until the page has asked again. Its next minute begins only when the
 * previous answer has come, so this may need several tries.
 */
async function minutes(page: Page, world: World, count: number): Promise<void> {
  await world.advance(count);
  const before = (await quiet(world)).length;
  const requestCount = async () => {
    await page.clock.runFor(60_000);
    return (await quiet(world)).length;
  };
  await expect.poll(requestCount, { intervals: [1000] }).toBeGreaterThan(before);
}

test.describe('while requests come in', () => {
  test.use({ scenario: 'requests-come-in' });

  test('they are counted, and shown on request', async ({ page, world, enterAs }) => {
    await page.clock.install();
    await enterAs(people.firstBrandApd, './dashboard');
    await total(page, 107);
    const before = await counters(page).allInnerTexts();
    const places = () => rows(page).evaluateAll((each) => each.map((row) => row.getBoundingClientRect().top));
    const stood = await places();
    await expect(decidedToday(page)).toHaveText(/: \d+$/);
    await test.step('A call that fails shows no message', async () => {
      await world.breaks(LIST, { status: 500 });
      await minutes(page, world, 1);
      await expect.poll(async () => (await world.asked(LIST)).length).toBeGreaterThan(1);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(counters(page)).toHaveText(before);
      await world.repairs(LIST);
    });
    await test.step('Three more: above the table, in the menu and in the title, and no row has moved', async () => {
      await minutes(page, world, 2);
      await expect(show(page, 107, 110)).toBeVisible();
      await expect(menu(page)).toHaveText('Dashboard3 new');
      await expect(page).toHaveTitle('(3) Lumina Admin - Dashboard');
      await expect(counters(page)).toHaveText(before);
      expect(await places()).toEqual(stood);
      await total(page, 107);
      const idleSeconds = await quiet(world);
      expect(idleSeconds.length).toBeGreaterThan(0);
      for (const seconds of idleSeconds) expect(seconds).toEqual(expect.stringMatching(/^\d+$/));
    });
    await test.step('Show reloads the queue, on the page that is read', async () => {
      await show(page, 107, 110).click();
      await total(page, 110);
      await expectPage(page, '1 of 11');
      await expect(rows(page)).toHaveCount(10);
      await expect(named(page, SHOW)).toHaveCount(0);
      await expect(page).toHaveTitle('Lumina Admin - Dashboard');
      await expect(menu(page)).toHaveText('Dashboard');
    });
    await test.step('While a history is looked at, the notice stays, the count goes on, and they are shown in the queue', async () => {
      await minutes(page, world, 2);
      await expect(show(page, 110, 112)).toBeVisible();
      await tab(page, 'Approval History').click();
      await expect(rows(page).first()).toContainText('Approved');
      await expect(show(page, 110, 112)).toBeVisible();
      await expect(menu(page)).toHaveText('Dashboard2 new');
      await expect(page).toHaveTitle('(2) Lumina Admin - Dashboard');
      await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click();
      await minutes(page, world, 1);
      await show(page, 110, 113).click();
      await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
      await total(page, 113);
      await expectPage(page, '1 of 12');
      await expect(named(page, SHOW)).toHaveCount(0);
    });
    await test.step('Requests that a list already shows are not new any more', async () => {
      await minutes(page, world, 1);
      await expect(show(page, 113, 114)).toBeVisible();
      await tab(page, 'Approval History').click();
      await page.goBack();
      await expect(named(page, SHOW)).toHaveCount(0);
      await expect(menu(page)).toHaveText('Dashboard');
    });
    await test.step('There are no calls while the page is hidden', async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const requestCountBefore = (await quiet(world)).length;
      await page.clock.runFor(120_000);
      expect(await quiet(world)).toHaveLength(requestCountBefore);
    });
  });
});

test('one’s own decisions of today are one click away, with their number', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
  await expect(decidedToday(page)).toHaveText(/^Decided by me today: \d+$/);
  const before = Number((await decidedToday(page).innerText()).split(': ')[1]);
  await test.step('A decision counts at once, and is no new request', async () => {
    await rows(page).first().click();
    await expect(review(page).getByText('1 of 137')).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    await page.keyboard.press('a');
    await answer(page, APPROVAL, 'Approve');
    await expect(review(page).getByText('1 of 136')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(decidedToday(page)).toHaveText(`Decided by me today: ${before + 1}`);
    await expect(named(page, SHOW)).toHaveCount(0);
  });
  await test.step('One click shows only one’s own decisions of today', async () => {
    await decidedToday(page).click();
    await total(page, before + 1);
    await expect(decidedToday(page)).toHaveAttribute('aria-pressed', 'true');
    expect(queryOf(page)).toEqual({ tab: 'history', mine: 'today' });
    const today = writtenDay(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
    await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(today);
    for (const cells of await rows(page).all()) await expect(cells).toContainText(people.firstBrandApd);
  });
  await test.step('A reload keeps it; another click, another range or a search shows the others again', async () => {
    await page.reload();
    await total(page, before + 1);
    await decidedToday(page).click();
    await expect(decidedToday(page)).toHaveAttribute('aria-pressed', 'false');
    expect(queryOf(page)).toEqual({ tab: 'history' });
    await page.goBack();
    await total(page, before + 1);
    await press(page, 'Yesterday');
    expect(queryOf(page)).not.toHaveProperty('mine');
    await tab(page, 'Pending Requests').click();
    await expect(decidedToday(page)).toHaveText(`Decided by me today: ${before + 1}`);
  });
  await test.step('The number is also there when the history is opened first, and a reapproval counts and is shown', async () => {
    await page.goto('./dashboard?tab=history&status=disapproved');
    await expect(decidedToday(page)).toHaveText(`Decided by me today: ${before + 1}`);
    // A case that is not counted already.
    const ofOthers = rows(page).filter({ hasText: 'For reapproval', hasNotText: people.firstBrandApd });
    await ofOthers.first().click();
    await expect(button(page, 'Reapprove')).toBeEnabled();
    await page.keyboard.press('e');
    await answer(page, REAPPROVAL, 'Reapprove');
    await expect(review(page).getByText('Reapproved', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(decidedToday(page)).toHaveText(`Decided by me today: ${before + 2}`);
    await decidedToday(page).click();
    await total(page, before + 2);
    await expect(rows(page).filter({ hasText: 'Reapproved' })).toHaveCount(1);
    await page.reload();
    await total(page, before + 2);
    await expect(decidedToday(page)).toHaveText(`Decided by me today: ${before + 2}`);
  });
  await test.step('When the history cannot be loaded, there is no number and no message', async () => {
    await world.breaks('listRegistrationHistory', { status: 500 });
    await page.goto('./dashboard');
    await total(page, 136);
    await expect(decidedToday(page)).toHaveText('Decided by me today');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});
