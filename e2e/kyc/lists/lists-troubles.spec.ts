// The lists under difficult conditions: no server, no rows, very many rows, invalid addresses, no session.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { historyOf, seedState } from '../../../mocks/areas/kyc/state';
import {
  account,
  day,
  expect,
  expectListNotLoaded,
  expectNotUpdated,
  expectPage,
  find,
  follow,
  isoDay,
  people,
  press,
  rows,
  test,
  total,
  tryAgain,
  type World,
} from '../../fixtures';
import { review } from '../desk';

const { pending } = fixtures;

const table = (page: Page) => page.getByRole('table', { name: 'Pending requests' });
const requestedRanges = async (world: World) =>
  (await world.asked('listPendingRegistrations')).map(
    ({ headers, status }) => `${headers.recordstart}-${headers.recordend} ${status}`,
  );

test('pages that load slowly', async ({ page, world, enterAs }) => {
  const step = (name: string) => review(page).getByRole('button', { name, exact: true });
  await test.step('A page behind the last one shows the last one', async () => {
    await enterAs(people.firstBrandApd, './dashboard?page=99');
    await total(page, 137);
    await expect(page.getByText('No Pending Requests Right Now')).toBeHidden();
    await expect(rows(page)).toHaveCount(7);
    await expectPage(page, '14 of 14');
  });
  await test.step('The previous case of the first one on a page is on the page before, even if that loads slowly', async () => {
    await world.holds('listPendingRegistrations');
    await rows(page).first().click();
    await expect(review(page).getByText('131 of 137')).toBeVisible();
    await step('Previous case').click();
    await expect(review(page).getByText('131 of 137')).toBeVisible();
    await expect(step('Previous case')).toBeDisabled();
    await world.repairs('listPendingRegistrations');
    await expect(review(page).getByText('130 of 137')).toBeVisible();
    await expect(step('Previous case')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expectPage(page, '13 of 14');
  });
  await test.step('A case of the page that is still shown has its position and its neighbours', async () => {
    await press(page, 'First page');
    await expect(rows(page).first()).toContainText(pending.first.counter);
    await world.holds('listPendingRegistrations');
    await follow(page, './dashboard?page=7');
    await expectPage(page, '7 of 14');
    await rows(page).nth(1).click();
    await expect(review(page).getByText('2 of 137', { exact: true })).toBeVisible();
    await step('Previous case').click();
    await expect(review(page).getByText('1 of 137', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(page, '1 of 14');
    await world.repairs('listPendingRegistrations');
  });
  await test.step('The previous page stays while several are requested, and the last request wins', async () => {
    await expect(rows(page).first()).toContainText(pending.first.counter);
    await world.holds('listPendingRegistrations');
    for (const at of [2, 3, 4]) {
      await press(page, 'Next page');
      await expectPage(page, `${at} of 14`);
    }
    await expect(table(page)).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(10);
    await world.repairs('listPendingRegistrations');
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    await expectPage(page, '4 of 14');
    const shown = await rows(page).allTextContents();
    await page.reload();
    await expect(rows(page)).toHaveText(shown);
  });
});

test('a list that cannot be loaded says so, and can be tried again', async ({ page, world, enterAs }) => {
  const failure = page.getByText('The list could not be loaded');
  await world.breaks('listPendingRegistrations', { status: 500 });
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(failure).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await test.step('The server is back', async () => {
    await world.repairs('listPendingRegistrations');
    await tryAgain(page);
    await total(page, 137);
    await expect(rows(page)).toHaveCount(10);
    await expect(failure).toBeHidden();
  });
  await test.step('The server fails in the middle of a search, which later goes on', async () => {
    await world.breaks('listPendingRegistrations', { status: 500 });
    await find(page).fill('penaflor');
    await expect(failure).toBeVisible();
    await expect(page.getByText('No matches')).toBeHidden();
    await world.repairs('listPendingRegistrations');
    await tryAgain(page);
    await total(page, 1);
    await expect(rows(page)).toContainText(pending.accents.fullName);
  });
  for (const [operation, address] of [
    ['listPendingRegistrations', './dashboard?rows=20'],
    ['listRegistrationHistory', './dashboard?tab=history'],
    ['searchRegistrations', './dashboard?tab=reapproved#find=rivera'],
  ] as const) {
    await test.step(`With a token that is not valid for the list, it is neither shown nor explained: ${address}`, async () => {
      const before = (await world.asked(operation)).length;
      await world.breaks(operation, { example: 'invalidAccessToken' });
      await follow(page, address);
      await expectListNotLoaded(page);
      await expect(page.getByText(/^(No Pending Requests Right Now|No matches)$/)).toHaveCount(0);
      expect((await world.asked(operation)).length).toBeGreaterThan(before);
    });
  }
  await expect(account(page)).toBeVisible();
});

test('a list that is shown stays when it cannot be updated, and says that it may be out of date', async ({
  page,
  world,
  enterAs,
}) => {
  await page.clock.install();
  await enterAs(people.firstBrandApd, './dashboard?rows=50');
  await expect(rows(page)).toHaveCount(50);
  await world.breaks('listPendingRegistrations', { status: 500 });
  await page.getByRole('tab', { name: 'Approval History' }).click();
  await expect(page.getByRole('table', { name: 'Approval History' })).toBeVisible();
  // The first answer for an address counts as up to date for ten seconds.
  await page.clock.fastForward(11_000);
  await page.getByRole('tab', { name: 'Pending Requests' }).click();
  const notice = await expectNotUpdated(page, 'Internal Server Error');
  await expect(rows(page)).toHaveCount(50);
  await test.step('It covers no row that the keyboard comes to', async () => {
    await rows(page).first().focus();
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    for (let at = 1; at < 30; at += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(rows(page).nth(at)).toBeFocused();
      const { y, height } = await boxOf(rows(page).nth(at));
      expect(y + height, `row ${at}`).toBeLessThanOrEqual((await boxOf(notice)).y);
    }
  });
  await world.repairs('listPendingRegistrations');
  await press(page, 'Update the list');
  await expect(notice).toBeHidden();
  await expect(rows(page)).toHaveCount(50);
});

test.describe('with nothing to do', () => {
  test.use({ scenario: 'empty' });

  test('the desk says so', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, './dashboard');
    await expect(page.getByText('No Pending Requests Right Now')).toBeVisible();
    await expect(page.getByText('No requests are waiting for a decision.')).toBeVisible();
    await total(page, 0);
    await expectPage(page, '1 of 1');
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await find(page).fill('rivera');
    await expect(page.getByText('No matches')).toBeVisible();
    for (const name of ['Approval History', 'Reapproved History']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByText('No matches')).toBeVisible();
      await expect(page.getByRole('table', { name }).getByRole('columnheader')).not.toHaveCount(0);
      await total(page, 0);
    }
  });
});

test.describe('with a hundred thousand requests', () => {
  test.use({ scenario: 'large' });

  test('a search shows results while it goes through all of them, and can be stopped', async ({
    page,
    world,
    enterAs,
  }) => {
    test.slow();
    const looking = page.getByText(/^Searching [\d,]+ of 100,000$/);
    const stopped = page.getByText(/^Stopped after [\d,]+ of 100,000$/);
    await enterAs(people.firstBrandApd, './dashboard?rows=20');
    await total(page, 100_000);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    const [name = ''] = await rows(page).nth(3).getByRole('cell').nth(4).allInnerTexts();
    const counter = await rows(page).nth(3).getByRole('cell').first().innerText();
    const found = rows(page).filter({ hasText: counter }).filter({ hasText: name });
    await find(page).fill(`${name} ${counter}`);
    await test.step('Results are shown while the search goes on', async () => {
      await expect(looking).toBeVisible();
      await expect(found).toBeVisible();
      await expect(looking).toBeVisible();
    });
    await test.step('Stopped, the results stay', async () => {
      await press(page, 'Stop');
      await expect(stopped).toBeVisible();
      await expect(found).toBeVisible();
      const before = (await requestedRanges(world)).length;
      await find(page).fill(counter);
      await expect(found).toBeVisible();
      await expect(looking).toBeHidden();
      // Pages that were requested before the stop may still be answered.
      expect((await requestedRanges(world)).length - before).toBeLessThanOrEqual(3);
    });
  });
});

test('invalid parameters in an address cause no unusual calls', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?page=-1&rows=7&tab=x&date=2026-02-31&counterFrom=abc&sort=nothing');
  const queueFromItsBeginning = async () => {
    await total(page, 137);
    await expectPage(page, '1 of 14');
    await expect(page.getByLabel('Rows per page')).toHaveValue('10');
    await expect(rows(page).first()).toContainText(pending.first.counter);
  };
  await queueFromItsBeginning();
  for (const query of ['page=1.5&rows=1e1', 'tab=history;drop&counterTo=%00', 'page=99999999']) {
    await test.step(`The queue by ?${query}`, async () => {
      await follow(page, './dashboard?page=2');
      await expectPage(page, '2 of 14');
      await follow(page, `./dashboard?${query}`);
      await queueFromItsBeginning();
    });
  }
  await test.step('By an unknown column', async () => {
    await follow(page, './dashboard?counterFrom=1&sort=-nothing');
    await total(page, 137);
    await expect(page.getByLabel('Counter from')).toHaveValue('1');
    await expect(rows(page).first()).toContainText(pending.first.counter);
  });
  const ofThreeDays = historyOf(seedState(Date.now()), {
    from: day(-2),
    to: day(0),
    by: 'APPROVED',
    isReapproved: false,
  });
  const ofFirstBrand = ofThreeDays.filter(({ avegatag }) => !avegatag).length;
  for (const query of ['status=x&page=0', `from=${isoDay(-400)}&to=${isoDay(0)}`, 'from=2026-02-30&to=x']) {
    await test.step(`The history by ?${query}`, async () => {
      await follow(page, './dashboard?page=2');
      await expectPage(page, '2 of 14');
      await follow(page, `./dashboard?tab=history&${query}`);
      await total(page, ofFirstBrand);
      await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(day(-2));
    });
  }
  const ranges = (await world.asked('listRegistrationHistory')).map(({ headers }) =>
    [headers.datefrom, headers.dateto, headers.filterby, headers.reapprove].join(' '),
  );
  // The calls for today only count one's own decisions.
  const ofToday = ['FALSE', 'TRUE'].map((again) => `${day(0)} ${day(0)} APPROVED ${again}`);
  expect(new Set([...ranges, ...ofToday])).toEqual(new Set([`${day(-2)} ${day(0)} APPROVED FALSE`, ...ofToday]));
});
