// The lists when something is in the way: no server, no rows, very many rows, odd addresses, no right to look.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { huge, registerOf } from '../../mocks/areas/kyc/register';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  find,
  pageOf,
  people,
  press,
  queryOf,
  rows,
  test,
  total,
  type World,
} from '../fixtures';
import { review } from './desk';

const { pending } = fixtures;
const NOT_SIGNED_IN = 'Please sign in to see this page.';
const TOKEN_EXPIRED = 'Your session is no longer valid. Sign in again to go on where you were.';

const table = (page: Page) => page.getByRole('table', { name: 'Pending requests' });
const asked = async (world: World) =>
  (await world.asked('listPendingRegistrations')).map(
    ({ headers, status }) => `${headers.recordstart}-${headers.recordend} ${status}`,
  );

test('the case before the first of a page is the one of the page before, however late that comes', async ({
  page,
  world,
  enterAs,
}) => {
  const step = (name: string) => review(page).getByRole('button', { name, exact: true });
  await enterAs(people.firstBrandApd, './dashboard?page=2');
  await total(page, 137);
  await press(page, 'Last page');
  await expect(rows(page)).toHaveCount(7);
  await world.holds('listPendingRegistrations');
  await rows(page).first().click();
  await expect(review(page).getByText('131 of 137')).toBeVisible();
  await expect(step('Previous case')).toBeDisabled();
  await world.mends('listPendingRegistrations');
  await expect(step('Previous case')).toBeEnabled();
  await step('Previous case').click();
  await expect(review(page).getByText('130 of 137')).toBeVisible();
});

test('a list that cannot be loaded says so, and comes when it is tried again', async ({ page, world, signIn }) => {
  const failure = page.getByText('The list could not be loaded');
  await page.goto('./dashboard');
  await world.breaks('listPendingRegistrations', { status: 500 });
  await signIn(people.firstBrandApd);
  await expect(failure).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await test.step('Nobody answers', async () => {
    await world.breaks('listPendingRegistrations', { drop: true });
    await press(page, 'Try again');
    await expect(page.getByText("We can't reach the server.")).toBeVisible();
    await expect(failure).toBeVisible();
    await expect(page.getByText('All done')).toBeHidden();
  });
  await test.step('The server is back', async () => {
    await world.mends('listPendingRegistrations');
    await press(page, 'Try again');
    await total(page, 137);
    await expect(rows(page)).toHaveCount(10);
    await expect(failure).toBeHidden();
  });
  await test.step('It leaves in the middle of a search, which then goes on', async () => {
    await world.breaks('listPendingRegistrations', { status: 500 });
    await find(page).fill('penaflor');
    await expect(failure).toBeVisible();
    await expect(page.getByText('Nothing matches')).toBeHidden();
    await world.mends('listPendingRegistrations');
    await press(page, 'Try again');
    await total(page, 1);
    await expect(rows(page)).toContainText(pending.accents.fullName);
  });
});

test('a token that is not good for a list shows none, and says nothing', async ({ page, world, enterAs }) => {
  for (const [operation, address] of [
    ['listPendingRegistrations', './dashboard'],
    ['listRegistrationHistory', './dashboard?tab=history'],
    ['searchRegistrations', './dashboard?tab=reapproved#find=rivera'],
  ] as const) {
    await world.breaks(operation, { example: 'invalidAccessToken' });
    if (operation === 'listPendingRegistrations') await enterAs(people.firstBrandApd, address);
    else await page.goto(address);
    await total(page, 0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    expect(await world.asked(operation)).not.toEqual([]);
  }
  await expect(account(page)).toBeVisible();
});

test('a slow server: the page before stays, and who is impatient gets the last one asked for', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(rows(page).first()).toContainText(pending.first.counter);
  await world.holds('listPendingRegistrations');
  for (const at of [2, 3, 4]) {
    await press(page, 'Next page');
    await pageOf(page, `${at} of 14`);
  }
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(10);
  await world.mends('listPendingRegistrations');
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await pageOf(page, '4 of 14');
  const shown = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page)).toHaveText(shown);
});

test('rows by keyboard', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(rows(page).first()).toContainText(pending.first.counter);
  await page.getByRole('region', { name: 'Pending requests, table' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows(page).nth(0)).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review(page).getByRole('heading', { name: pending.third.fullName })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  await expect(rows(page).nth(2), 'one goes on where one was').toBeFocused();
});

test.describe('with nothing to do', () => {
  test.use({ scenario: 'empty' });

  test('the desk says so', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, './dashboard');
    await expect(page.getByText('All done')).toBeVisible();
    await expect(page.getByText('No request is waiting for a decision.')).toBeVisible();
    await total(page, 0);
    await pageOf(page, '1 of 1');
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await find(page).fill('rivera');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    for (const name of ['Approval History', 'Reapproved History']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByText('Nothing found')).toBeVisible();
      await expect(page.getByRole('table', { name }).getByRole('columnheader')).not.toHaveCount(0);
      await total(page, 0);
    }
  });
});

test.describe('with a hundred thousand requests', () => {
  test.use({ scenario: 'large' });

  test('the last page is a click away, and one is found by its counter', async ({ page, world, enterAs }) => {
    test.slow();
    const register = registerOf(huge, Date.now());
    const last = register.incrementalId(register.pending[0].at(-1) ?? 0).slice(7, 12);
    await enterAs(people.firstBrandApd, './dashboard?rows=20');
    await total(page, 100_000);
    await press(page, 'Last page');
    await pageOf(page, '5,000 of 5,000');
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).last().getByRole('cell').first()).toHaveText(last);
    await test.step('All are looked through', async () => {
      await page.getByLabel('Counter from').fill(last);
      await page.getByLabel('Counter to').fill(last);
      await press(page, 'Search');
      await expect(page.getByText(/^Looking through [\d,]+ of 100,000$/)).toBeVisible();
      await expect(page.getByText(/^Looking through/)).toBeHidden({ timeout: 90_000 });
      for (const cells of await rows(page).all()) await expect(cells.getByRole('cell').first()).toHaveText(last);
      await expect(rows(page).first()).toBeVisible();
      expect(await asked(world)).toContain('98000-100100 200');
    });
  });
});

test.describe('with a hundred thousand requests to look through', () => {
  test.use({ scenario: 'large' });

  test('what is found is shown as it is found, and may be enough', async ({ page, world, enterAs }) => {
    test.slow();
    const looking = page.getByText(/^Looking through [\d,]+ of 100,000$/);
    const stopped = page.getByText(/^Stopped after [\d,]+ of 100,000$/);
    await enterAs(people.firstBrandApd, './dashboard');
    await total(page, 100_000);
    const [name = ''] = await rows(page).nth(3).getByRole('cell').nth(4).allInnerTexts();
    const counter = await rows(page).nth(3).getByRole('cell').first().innerText();
    const found = rows(page).filter({ hasText: counter }).filter({ hasText: name });
    await find(page).fill(`${name} ${counter}`);
    await test.step('Shown while the rest is looked through', async () => {
      await expect(looking).toBeVisible();
      await expect(found).toBeVisible();
      await expect(looking).toBeVisible();
    });
    await test.step('Stopped, it stays', async () => {
      await press(page, 'Stop');
      await expect(stopped).toBeVisible();
      await expect(found).toBeVisible();
      const before = (await asked(world)).length;
      await find(page).fill(counter);
      await expect(found).toBeVisible();
      await expect(looking).toBeHidden();
      // The pages that were under way when it was stopped may still be answered.
      expect((await asked(world)).length - before).toBeLessThanOrEqual(3);
    });
    await test.step('And it goes on where it was', async () => {
      const begun = async () => (await asked(world)).filter((range) => range.startsWith('0-2100')).length;
      const once = await begun();
      await press(page, 'Go on');
      await expect(looking).toBeVisible();
      await expect(found).toBeVisible();
      await press(page, 'Stop');
      await expect(stopped).toBeVisible();
      expect(await begun()).toBe(once);
    });
    await test.step('A link to a page that is not found yet waits for it', async () => {
      await page.goto('./dashboard?page=20#text=cruz');
      await expect(page.getByText(/^Page 20 of [\d,]+$/)).toBeVisible();
      await expect(rows(page)).toHaveCount(10);
    });
  });
});

test('MIS TECH is led to the users, by link and by address', async ({ page, world, enterAs }) => {
  await enterAs(people.technical, './dashboard?page=2');
  for (const address of ['./dashboard', './dashboard?tab=history']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/users$/);
    await expect(table(page)).toHaveCount(0);
  }
  expect(await world.asked('listPendingRegistrations')).toEqual([]);
});

test('who is not signed in is led back to the same view', async ({ page, world, signIn, baseURL }) => {
  const wanted = new URL(`dashboard?counterFrom=${pending.accents.counter}#text=pe%C3%B1aflor`, baseURL).href;
  await page.goto(wanted);
  await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  expect(await world.asked('listPendingRegistrations')).toEqual([]);
  await signIn(people.firstBrandApd);
  await expect(page).toHaveURL(wanted);
  await total(page, 1);
  await expect(find(page)).toHaveValue('peñaflor');
  await test.step('So is whose session died meanwhile', async () => {
    await page.goto('./dashboard?page=14');
    await expect(rows(page)).toHaveCount(7);
    // What is still being asked would find out too early.
    await expect.poll(() => world.deviceChecks()).toBe(2);
    await world.advance(9 * 60);
    await press(page, 'Previous page');
    await expect(page.getByText(TOKEN_EXPIRED)).toBeVisible();
    await signIn(people.firstBrandApd);
    await pageOf(page, '13 of 14');
    await expect(rows(page)).toHaveCount(10);
    expect(queryOf(page)).toEqual({ page: '13' });
  });
});

test('an address that means nothing shows the queue from its beginning', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?page=-1&rows=7&tab=x&date=2026-02-31&counterFrom=abc&sort=nothing');
  const odd = [
    'page=1.5&rows=1e1',
    'page=0',
    'page=%F0%9F%98%80&rows=',
    'tab=history;drop&counterTo=%00',
    'page=99999999',
  ];
  for (const query of ['', ...odd]) {
    if (query) await page.goto(`./dashboard?${query}`);
    await total(page, 137);
    await pageOf(page, '1 of 14');
    await expect(page.getByLabel('Rows per page')).toHaveValue('10');
    await expect(rows(page).first()).toContainText(pending.first.counter);
  }
  await test.step('Of nothing that is sorted by', async () => {
    await page.goto('./dashboard?counterFrom=1&sort=-nothing');
    await total(page, 137);
    await expect(rows(page).first()).toContainText(pending.first.counter);
  });
});

test('a page behind the last one shows the last one', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?page=99');
  await total(page, 137);
  await expect(page.getByText('All done')).toBeHidden();
  await expect(rows(page)).toHaveCount(7);
  await pageOf(page, '14 of 14');
});

test('the queue suits everybody, on a telephone too', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await test.step('The table scrolls inside, and its pages are in reach', async () => {
    await rows(page).first().getByRole('cell').last().scrollIntoViewIfNeeded();
    await expect(rows(page).first().getByRole('cell').last()).toBeInViewport();
    await press(page, 'Next page');
    await pageOf(page, '2 of 14');
    await expectNoSidewaysScroll(page);
  });
});
