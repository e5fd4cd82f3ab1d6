// The banks that the contract of a corporate account includes or excludes.
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { fixtures } from '../../mocks/areas/banks/fixtures';
import {
  alert,
  button,
  expect,
  expectRow,
  field,
  people,
  press,
  queryOf,
  question,
  rows,
  save,
  tabTo,
  test,
  toastShown,
  total,
} from '../fixtures';
import {
  ADDED,
  ALREADY,
  accountSearch,
  adding,
  at,
  bank,
  bankSearch,
  CONTRACT,
  choice,
  first,
  PROCEED,
  second,
  select,
  selectedBank,
  UPDATED,
  updating,
} from './parts';

test('an account is searched for, and its banks are included and excluded', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './bank-inclusion');
  await expect(page.getByText('No account selected')).toBeVisible();
  await test.step('Missing fields of the search are reported', async () => {
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
  await test.step('The selected account is shown above its banks', async () => {
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
  await test.step('A double click changes it once', async () => {
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
  await test.step('Those of another account', async () => {
    await page.getByRole('searchbox', { name: 'Search banks' }).fill('unibank');
    await select(page, second);
    await expectRow(bank(page, fixtures.included), { 'Bank Code': 'BDO2' });
    // The search within the banks of the previous account is gone.
    expect(queryOf(page)).toEqual({ account: second.acct });
    await page.goBack();
    await expectRow(bank(page, fixtures.included), { 'Bank Code': 'BDO' });
  });
});

test('a bank is searched by its name or codes, and added', async ({ page, world, enterAs }) => {
  await test.step('An account that does not exist says so', async () => {
    await enterAs(people.administrator, at('LMN99999999'));
    await expect(page.getByText('Error no account gathered.')).toBeVisible();
  });
  await select(page, first);
  await total(page, 21);
  await press(page, 'Add Bank');
  await expect(bankSearch(page)).toBeFocused();
  await test.step('One has to be selected', async () => {
    await save(page).click();
    await expect(alert(page)).toHaveText('No bank selected.');
  });
  await test.step('A bank that the account has already shows its state, and is refused at once', async () => {
    await bankSearch(page).fill('bpi');
    await expect(choice(page, fixtures.excluded)).toContainText('Excluded');
    await bankSearch(page).press('Enter');
    await expect(selectedBank(page)).toHaveText('BPI – Bank of the Philippine Islands');
    await expect(alert(page)).toHaveText(ALREADY);
    await save(page).click();
    await expect(alert(page)).toHaveText(ALREADY);
    expect(await world.asked('addAccountBank')).toEqual([]);
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
    // The save that was refused ends a moment later; until then the button takes no key.
    await expect(save(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    // The focus is on NO, so Enter would change nothing.
    await expect(button(question(page, PROCEED), 'NO')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    await total(page, 22);
    await expectRow(bank(page, fixtures.unused), { Status: 'Excluded', 'Swift Code': fixtures.unused.swift });
  });
  await test.step('An account without any gets its first, once', async () => {
    await select(page, accounts.withoutBanks);
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
  await test.step('One without a contract has no banks to add', async () => {
    await select(page, accounts.withoutContract);
    await expect(page.getByText('No contract', { exact: true })).toBeVisible();
    await expect(button(page, 'Add Bank')).toHaveCount(0);
  });
});
