// Adding many banks to the contract of an account, or including and excluding them, at once.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/banks/fixtures';
import { adding, at, bank, first, selectedBank } from '../banks/parts';
import { expect, expectAccessible, people, press, queryOf, question, rows, test } from '../fixtures';
import { bar, box, close, expectChosen, expectSummary, outcomes } from './parts';

const { included, excluded, unused, emoji } = fixtures;

const find = (page: Page) => page.getByRole('searchbox', { name: 'Search banks' });
const missing = (page: Page) => rows(page).filter({ hasNotText: /Included|Excluded/ });
const show = (page: Page, what: string) => page.getByLabel('Show', { exact: true }).selectOption(what);

/** Searches each bank and chooses it; banks stay chosen when a later search does not find them. */
async function choose(page: Page, banks: { name: string; code: string }[]): Promise<void> {
  for (const { name, code } of banks) {
    await find(page).fill(name);
    await box(page, code).click();
  }
  await find(page).fill('');
}

test('banks that an account does not have are added together with those it has', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await expect(bank(page, included)).toContainText('Included');
  await expect(bank(page, excluded)).toContainText('Excluded');
  await test.step('All banks are listed, with how the account has them', async () => {
    await expect(missing(page)).toHaveCount(0);
    await show(page, 'All banks');
    await expect(missing(page)).not.toHaveCount(0);
    expect(queryOf(page)).toMatchObject({ show: 'all' });
    await page.reload();
    await expect(missing(page)).not.toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('Opening one that is not added offers to add it', async () => {
    await find(page).fill(unused.name);
    await bank(page, unused).click();
    await expect(adding(page)).toBeVisible();
    await expect(selectedBank(page)).toContainText(unused.name);
    await page.keyboard.press('Escape');
  });
  await test.step('A single question tells what happens; each bank is sent with the call that it needs', async () => {
    await choose(page, [included, excluded, unused, emoji]);
    await expectChosen(page, '4 selected');
    await press(bar(page), 'Include');
    const confirmation = question(page, 'Include 3 banks?');
    await expect(confirmation).toContainText('2 will be added to the contract. They cannot be removed, only excluded.');
    await expect(confirmation).toContainText('1 of the 4 selected is already included.');
    await press(confirmation, 'Include');
    await expectSummary(page, 'All 3 done.');
    const sent = await world.bodies('addAccountBank');
    expect(sent).toHaveLength(2);
    for (const { Value } of sent) expect(Value).toMatchObject({ corpacct: first.acct, excl: 'I' });
    expect(await world.asked('updateAccountBank')).toHaveLength(1);
    await close(page);
    // An added bank cannot be removed again, so there is no Undo.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
  await test.step('They are now banks of the account', async () => {
    await show(page, 'Banks of the account');
    for (const each of [unused, emoji]) {
      await find(page).fill(each.name);
      await expect(bank(page, each)).toContainText('Included');
    }
  });
});

test('a bank that was added meanwhile, or whose answer was lost, is not added twice', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, `${at(first.acct)}&show=all`);
  await choose(page, [unused]);
  await world.breaks('addAccountBank', { lost: true });
  await press(bar(page), 'Exclude');
  await press(question(page, 'Exclude 1 bank?'), 'Exclude');
  await expect(outcomes(page)).toContainText('It may have been done');
  await world.repairs('addAccountBank');
  await press(page, 'Retry (1)');
  await expectSummary(page, 'Done.');
  expect(await world.asked('addAccountBank')).toHaveLength(1);
});

test('when the list of all banks cannot be loaded, those of the account are one click away', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listBanks', { status: 500 });
  await enterAs(people.administrator, `${at(first.acct)}&show=all`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await show(page, 'Banks of the account');
  await expect(bank(page, included)).toBeVisible();
});
