// Which banks the contract of a corporate account includes and excludes.
import type { Page } from '@playwright/test';
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { fixtures } from '../../mocks/areas/banks/fixtures';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  field,
  heading,
  people,
  press,
  queryOf,
  question,
  rows,
  SAVE_FAULTS,
  SERVER_FAULTS,
  save,
  tabTo,
  test,
  toast,
  toastShown,
  total,
} from '../fixtures';

const { first, second } = accounts;
/** No administrator: the system access names the screen. */
const COLLEAGUE = 'josefina.castaneda@lumina.example';
const CONTRACT = '2026-000001';
const UPDATED = 'Bank inclusion updated';
const ADDED = 'Bank successfully added.';
const ALREADY = 'Bank already added on this plan.';
const PROCEED = 'Proceed with the changes?';

const at = (acct: string) => `./bank-inclusion?account=${acct}`;
const bank = (page: Page, { name }: { name: string }) => rows(page).filter({ hasText: name });
const choice = (page: Page, { name }: { name: string }) => rows(page.getByRole('dialog')).filter({ hasText: name });
const accountSearch = (page: Page) => page.getByRole('searchbox', { name: 'Corporate account or company name' });
const bankSearch = (page: Page) => page.getByRole('searchbox', { name: 'Bank name or code' });
const selectedBank = (page: Page) => page.getByRole('dialog').getByRole('status', { name: 'Selected Bank' });
const updating = (page: Page) => page.getByRole('dialog', { name: 'Update Bank Inclusion' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Bank' });

test('an account is searched for, and its banks are included and excluded', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './bank-inclusion');
  await expect(page.getByText('No account is selected')).toBeVisible();
  await test.step('What is missing in the search is said', async () => {
    await press(page, 'Search Account');
    await expect(accountSearch(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText('Search field is empty.');
    await accountSearch(page).fill('nobody is called so');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Error no account gathered.');
    await press(page.getByRole('dialog'), 'Select');
    await expect(alert(page)).toHaveText('No selected company.');
  });
  await test.step('The account that is selected stands above its banks', async () => {
    await accountSearch(page).fill('bayanihan foods');
    await page.keyboard.press('Enter');
    await rows(page.getByRole('dialog')).filter({ hasText: first.acct }).click();
    await press(page.getByRole('dialog'), 'Select');
    await expect(page.getByLabel('Selected Account')).toContainText(first.company);
    await expect(page.getByRole('main').getByRole('columnheader')).toHaveText([
      'Bank Code',
      'Bank Name',
      'Swift Code',
      'Status',
    ]);
    const { name, code, swift } = fixtures.included;
    await expectRow(bank(page, fixtures.included), {
      'Bank Code': code,
      'Bank Name': name,
      'Swift Code': swift,
      Status: 'Included',
    });
    await expectRow(bank(page, fixtures.excluded), { Status: 'Excluded' });
    expect((await world.asked('listAccountBanks')).at(-1)?.headers).toMatchObject({
      acct: first.acct,
      contract: CONTRACT,
    });
  });
  await test.step('Nothing is changed without a yes', async () => {
    await bank(page, fixtures.included).click();
    await expect(updating(page)).toContainText(fixtures.included.swift);
    await expect(field(page, 'Include Bank').getByRole('option')).toHaveText(['Yes', 'No']);
    await expect(field(page, 'Include Bank')).toHaveValue('I');
    await field(page, 'Include Bank').selectOption('No');
    await save(page).click();
    await expect(question(page, PROCEED)).toContainText('BDO Unibank, Inc. will be excluded');
    await press(question(page, PROCEED), 'NO');
    await expect(updating(page)).toBeVisible();
    expect(await world.asked('updateAccountBank')).toEqual([]);
  });
  await test.step('However fast somebody clicks, it is changed once', async () => {
    await save(page).click();
    await button(question(page, PROCEED), 'YES').dblclick();
    await toastShown(page, UPDATED, 'success');
    await expect(updating(page)).toBeHidden();
    await expectRow(bank(page, fixtures.included), { Status: 'Excluded' });
    await expect(bank(page, fixtures.included)).toBeFocused();
    expect(await world.bodies('updateAccountBank')).toEqual([
      { Value: { Corp_RIBanksID: 1001, editedby: people.administrator, excl: 'X' } },
    ]);
  });
  await test.step('By keyboard it is included again', async () => {
    await page.keyboard.press('Enter');
    await expect(field(page, 'Include Bank')).toBeFocused();
    await page.keyboard.press('y');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(question(page, PROCEED), 'YES')).toBeFocused();
    await page.keyboard.press('Enter');
    await toastShown(page, UPDATED);
    await expectRow(bank(page, fixtures.included), { Status: 'Included' });
  });
  await test.step('A reload shows the same, and Back another account', async () => {
    await page.getByRole('searchbox', { name: 'Find a bank' }).fill('unibank');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expectRow(bank(page, fixtures.included), { Status: 'Included' });
    await press(page, 'Search Account');
    await expect(accountSearch(page), 'what was searched last').toHaveValue('');
    await accountSearch(page).fill(second.acct);
    await page.keyboard.press('Enter');
    await rows(page.getByRole('dialog')).filter({ hasText: second.acct }).press('Enter');
    await page.keyboard.press('Enter');
    // With nothing of the search in the banks of the account before.
    expect(queryOf(page)).toEqual({ account: second.acct });
    await expectRow(bank(page, fixtures.included), { 'Bank Code': 'BDO2' });
    await expectRow(bank(page, fixtures.excluded), { 'Bank Code': 'BPI2' });
    await page.goBack();
    await expectRow(bank(page, fixtures.included), { 'Bank Code': 'BDO' });
  });
});

test('a bank is added, found by what somebody knows of it', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await total(page, 21);
  await press(page, 'Add Bank');
  await expect(bankSearch(page)).toBeFocused();
  await test.step('One has to be selected', async () => {
    await save(page).click();
    await expect(alert(page)).toHaveText('No bank selected.');
  });
  await test.step('One that is there shows how, and is refused at once', async () => {
    await bankSearch(page).fill('bpi');
    await expect(choice(page, fixtures.excluded)).toContainText('Excluded');
    await bankSearch(page).press('Enter');
    await expect(selectedBank(page)).toHaveText('BPI – Bank of the Philippine Islands');
    await expect(alert(page)).toHaveText(ALREADY);
    await save(page).click();
    await expect(alert(page)).toHaveText(ALREADY);
    expect(await world.asked('addAccountBank')).toEqual([]);
  });
  await test.step('Whatever is typed, it is a text', async () => {
    for (const odd of [fixtures.script, fixtures.formula, fixtures.emoji, fixtures.longName]) {
      await bankSearch(page).fill(odd.name);
      await expect(rows(page.getByRole('dialog'))).toHaveCount(1);
    }
    await choice(page, fixtures.longName).click();
    await expect(selectedBank(page)).toHaveText(`KBM – ${fixtures.longName.name}`);
    await bankSearch(page).fill('🏦🏦');
    await expect(page.getByRole('dialog')).toContainText('Nothing matches');
  });
  await test.step('What was chosen is not lost unasked', async () => {
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Stay');
  });
  await test.step('By keyboard: found, selected, excluded, saved', async () => {
    await bankSearch(page).fill('rugu');
    await bankSearch(page).press('ArrowDown');
    await expect(choice(page, fixtures.unused)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page, 'Include Bank')).toBeFocused();
    await page.keyboard.press('n');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await expect(question(page, PROCEED)).toContainText(
      `Rural Bank of Guinobatan, Inc. will be excluded for ${first.acct}.`,
    );
    await press(question(page, PROCEED), 'NO');
    expect(await world.asked('addAccountBank')).toEqual([]);
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(question(page, PROCEED), 'YES')).toBeFocused();
    await page.keyboard.press('Enter');
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    await total(page, 22);
    await expectRow(bank(page, fixtures.unused), { Status: 'Excluded', 'Swift Code': fixtures.unused.swift });
  });
  await test.step('An account without any gets its first, once', async () => {
    await page.goto(at(accounts.withoutBanks.acct));
    await expect(page.getByText('No banks', { exact: true })).toBeVisible();
    await press(page, 'Add Bank');
    await bankSearch(page).fill('bdo');
    await expect(choice(page, fixtures.included)).toBeVisible();
    await bankSearch(page).press('Enter');
    await save(page).click();
    await button(question(page, PROCEED), 'YES').dblclick();
    await toastShown(page, ADDED);
    await expectRow(rows(page), { 'Bank Name': fixtures.included.name, Status: 'Included' });
    expect((await world.bodies('addAccountBank')).slice(1)).toEqual([
      {
        Value: {
          corpacct: accounts.withoutBanks.acct,
          contract: '2026-000011',
          bankcodeandswiftcodeRecID: 1,
          excl: 'I',
        },
      },
    ]);
  });
});

test.describe('with a colleague', () => {
  test.use({ scenario: 'bank-added-elsewhere' });

  test('what they have just added is refused, and shown', async ({ page, world, enterAs }) => {
    await world.holds('listBanks');
    await enterAs(people.administrator, `${at(first.acct)}&open=new`);
    await test.step('Enter is heard, also by who is quicker than the list', async () => {
      await bankSearch(page).fill(fixtures.excluded.swift);
      await bankSearch(page).press('Enter');
      // It was not meant for these words.
      await bankSearch(page).fill('');
      await bankSearch(page).fill(fixtures.unused.swift);
      await expect(selectedBank(page)).toHaveText('None yet');
      await bankSearch(page).press('Enter');
      await world.mends('listBanks');
      await expect(selectedBank(page)).toContainText(fixtures.unused.name);
      await expect(field(page, 'Include Bank')).toBeFocused();
    });
    await save(page).click();
    await press(question(page, PROCEED), 'YES');
    await toastShown(page, ALREADY, 'danger');
    await expect(alert(page)).toHaveText(ALREADY);
    await expect(choice(page, fixtures.unused)).toContainText('Excluded');
    await save(page).click();
    await expect(alert(page)).toHaveText(ALREADY);
    expect(await world.asked('addAccountBank')).toHaveLength(1);
    await press(adding(page), 'Cancel');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await page.getByRole('searchbox', { name: 'Find a bank' }).fill('guinobatan');
    await expectRow(bank(page, fixtures.unused), { Status: 'Excluded' });
  });
});

test('two people at one bank: nobody’s change is replaced unasked', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await bank(page, fixtures.excluded).click();
  await enterAs(COLLEAGUE, at(first.acct), { page: elsewhere });
  await bank(elsewhere, fixtures.excluded).click();
  await field(elsewhere, 'Include Bank').selectOption('Yes');
  await save(elsewhere).click();
  await press(question(elsewhere, PROCEED), 'YES');
  await toastShown(elsewhere, UPDATED);
  await save(page).click();
  await press(question(page, PROCEED), 'YES');
  await press(question(page, 'Changed meanwhile'), 'Stay');
  expect(await world.asked('updateAccountBank')).toHaveLength(1);
  await press(updating(page), 'Cancel');
  await expectRow(bank(page, fixtures.excluded), { Status: 'Included' });
});

test('who opens again what they have just saved sees it as it is now', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await bank(page, fixtures.included).click();
  await field(page, 'Include Bank').selectOption('No');
  await world.holds('updateAccountBank');
  const sent = page.waitForRequest((request) => request.url().endsWith('/banks/update'));
  await save(page).click();
  await press(question(page, PROCEED), 'YES');
  await sent;
  await world.holds('listAccountBanks');
  await world.mends('updateAccountBank');
  await toastShown(page, UPDATED);
  await bank(page, fixtures.excluded).click();
  await expect(field(page, 'Include Bank'), 'another one is opened at once').toHaveValue('X');
  await press(updating(page), 'Cancel');
  await bank(page, fixtures.included).click();
  await expect(toast(page, 'Loading what was saved …')).toBeVisible();
  await expect(updating(page)).toHaveCount(0);
  await world.mends('listAccountBanks');
  await expect(field(page, 'Include Bank')).toHaveValue('X');
  await expect(toast(page, 'Loading what was saved …')).toHaveCount(0);
  await field(page, 'Include Bank').selectOption('Yes');
  await save(page).click();
  await press(question(page, PROCEED), 'YES');
  await expectRow(bank(page, fixtures.included), { Status: 'Included' });
  expect((await world.bodies('updateAccountBank')).map(({ Value }) => Value.excl)).toEqual(['X', 'I']);
});

test('what goes wrong is told, and nothing is lost', async ({ page, world, enterAs }) => {
  await world.breaks('getAccountContract', { status: 500 });
  await enterAs(people.administrator, at(first.acct));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Internal Server Error');
  await world.mends('getAccountContract');
  await world.breaks('listAccountBanks', { drop: true });
  await press(page, 'Try again');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await world.mends('listAccountBanks');
  await press(page, 'Try again');
  await test.step('A change that fails', async () => {
    await bank(page, fixtures.included).click();
    await field(page, 'Include Bank').selectOption('No');
    for (const [fault, message] of SAVE_FAULTS) {
      await world.breaks('updateAccountBank', fault);
      await save(page).click();
      await press(question(page, PROCEED), 'YES');
      await expect(alert(page)).toHaveText(message);
      await expect(field(page, 'Include Bank')).toHaveValue('X');
    }
    await world.breaks('updateAccountBank', { example: 'unknown' });
    await save(page).click();
    await press(question(page, PROCEED), 'YES');
    await toastShown(page, 'Bank does not exist.', 'danger');
    await expect(updating(page)).toBeVisible();
    await press(updating(page), 'Cancel');
    await press(question(page, 'Leave without saving?'), 'Leave');
  });
  await test.step('All banks, and an addition', async () => {
    for (const [fault, message] of SERVER_FAULTS) {
      await world.breaks('listBanks', fault);
      await press(page, 'Add Bank');
      await expect(adding(page)).toContainText(message);
      await press(adding(page), 'Cancel');
    }
    await press(page, 'Add Bank');
    await expect(button(adding(page), 'Try again')).toBeVisible();
    await world.mends('listBanks');
    await press(adding(page), 'Try again');
    await bankSearch(page).fill('rbg');
    // Enter chooses what is shown.
    await expect(adding(page).getByRole('cell', { name: 'RBG', exact: true })).toBeVisible();
    await bankSearch(page).press('Enter');
    for (const [fault, message] of SAVE_FAULTS) {
      await world.breaks('addAccountBank', fault);
      await save(page).click();
      await press(question(page, PROCEED), 'YES');
      await expect(alert(page)).toHaveText(message);
      await expect(selectedBank(page)).toHaveText('RBG – Rural Bank of Guinobatan, Inc.');
    }
    await world.breaks('addAccountBank', { latencyMs: 300 });
    await save(page).click();
    await button(question(page, PROCEED), 'YES').dblclick();
    await toastShown(page, ADDED);
    expect((await world.asked('addAccountBank')).map(({ status }) => status)).toEqual([500, 'dropped', 200]);
  });
});

test('accounts that have something odd about them', async ({ page, enterAs }) => {
  await enterAs(people.administrator, at(accounts.withoutContract.acct));
  await expect(page.getByText('No contract', { exact: true })).toBeVisible();
  await expect(button(page, 'Add Bank')).toHaveCount(0);
  await page.goto(at('LMN99999999'));
  await expect(page.getByText('Error no account gathered.')).toBeVisible();
  await page.goto(at(accounts.terminated.acct));
  await expect(page.getByLabel('Selected Account')).toContainText('Terminated');
  await expectRow(bank(page, fixtures.included), { Status: 'Included' });
  await page.goto(`${at(first.acct)}&open=999`);
  await toastShown(page, 'It is no longer there.');
  await expect(bank(page, fixtures.included)).toBeVisible();
});

test.describe('after years', () => {
  test.use({ scenario: 'large' });

  test('hundreds of banks are found as quickly, and the screen suits everybody', async ({ page, enterAs }) => {
    await enterAs(people.administrator, at(first.acct));
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
    await expect(bank(page, fixtures.included)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await press(page, 'Add Bank');
    await expect(adding(page).getByText('Total 310 items')).toBeVisible();
    await bankSearch(page).fill('coop zamboanga');
    await expect(rows(adding(page))).toHaveCount(1);
    await bankSearch(page).press('Enter');
    await expect(selectedBank(page)).toContainText('Cooperative Bank of Zamboanga City');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(adding(page), 'Cancel');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await bank(page, fixtures.included).click();
    await expect(updating(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
