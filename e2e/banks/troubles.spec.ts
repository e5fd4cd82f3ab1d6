// Banks that cannot be loaded or saved, a very long list, and two people who edit one account.
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
  question,
  rows,
  SAVE_FAULTS,
  SERVER_FAULTS,
  save,
  test,
  toast,
  toastShown,
  tryAgain,
} from '../fixtures';
import {
  ADDED,
  ALREADY,
  adding,
  at,
  bank,
  bankSearch,
  COLLEAGUE,
  choice,
  first,
  PROCEED,
  select,
  selectedBank,
  UPDATED,
  updating,
} from './parts';

test.describe('with a colleague', () => {
  test.use({ scenario: 'bank-added-elsewhere' });

  test('a bank that the colleague has just added is refused, and their change is not replaced unasked', async ({
    page,
    elsewhere,
    world,
    enterAs,
  }) => {
    await world.holds('listBanks');
    await enterAs(people.administrator, `${at(first.acct)}&open=new`);
    await test.step('Enter also works before the list has come', async () => {
      await bankSearch(page).fill(fixtures.excluded.swift);
      await bankSearch(page).press('Enter');
      // The earlier Enter was meant for another search.
      await bankSearch(page).fill('');
      await bankSearch(page).fill(fixtures.unused.swift);
      await expect(selectedBank(page)).toHaveText('None yet');
      await bankSearch(page).press('Enter');
      await world.repairs('listBanks');
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
    await test.step('Two people at one bank', async () => {
      await page.getByRole('searchbox', { name: 'Find a bank' }).fill('');
      await bank(page, fixtures.excluded).click();
      await enterAs(COLLEAGUE, at(first.acct), { page: elsewhere });
      await bank(elsewhere, fixtures.excluded).click();
      await field(elsewhere, 'Include Bank').selectOption('Yes');
      await save(elsewhere).click();
      await press(question(elsewhere, PROCEED), 'YES');
      await toastShown(elsewhere, UPDATED);
      await save(page).click();
      await press(question(page, PROCEED), 'YES');
      await press(question(page, 'Someone else changed this'), 'Stay');
      expect(await world.asked('updateAccountBank')).toHaveLength(1);
      await press(updating(page), 'Cancel');
      await expectRow(bank(page, fixtures.excluded), { Status: 'Included' });
    });
  });
});

test('a change that fails loses nothing typed; a saved one is shown with its new values', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('getAccountContract', { status: 500 });
  await enterAs(people.administrator, `${at(first.acct)}&open=999`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Internal Server Error');
  await world.repairs('getAccountContract');
  await world.breaks('listAccountBanks', { drop: true });
  await tryAgain(page);
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await world.repairs('listAccountBanks');
  await tryAgain(page);
  await test.step('A link to a bank that is no longer there says so', async () => {
    await toastShown(page, 'It is no longer there.');
    await expect(bank(page, fixtures.included)).toBeVisible();
  });
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
  const refused = (await world.asked('updateAccountBank')).length;
  await test.step('Opened again after saving, it has the new values', async () => {
    await bank(page, fixtures.included).click();
    await field(page, 'Include Bank').selectOption('No');
    await world.holds('updateAccountBank');
    const sent = page.waitForRequest((request) => request.url().endsWith('/banks/update'));
    await save(page).click();
    await press(question(page, PROCEED), 'YES');
    await sent;
    await world.holds('listAccountBanks');
    await world.repairs('updateAccountBank');
    await toastShown(page, UPDATED);
    await bank(page, fixtures.excluded).click();
    await expect(field(page, 'Include Bank'), 'another one is opened at once').toHaveValue('X');
    await press(updating(page), 'Cancel');
    await bank(page, fixtures.included).click();
    await expect(toast(page, 'Loading what was saved …')).toBeVisible();
    await expect(updating(page)).toHaveCount(0);
    await world.repairs('listAccountBanks');
    await expect(field(page, 'Include Bank')).toHaveValue('X');
    await expect(toast(page, 'Loading what was saved …')).toHaveCount(0);
    await field(page, 'Include Bank').selectOption('Yes');
    await save(page).click();
    await press(question(page, PROCEED), 'YES');
    await expectRow(bank(page, fixtures.included), { Status: 'Included' });
    expect((await world.bodies('updateAccountBank')).slice(refused).map(({ Value }) => Value.excl)).toEqual(['X', 'I']);
  });
  await test.step('The account of a contract that has ended has its banks still', async () => {
    await select(page, accounts.terminated);
    await expect(page.getByLabel('Selected Account')).toContainText('Terminated');
    await expectRow(bank(page, fixtures.included), { Status: 'Included' });
  });
});

test.describe('after years', () => {
  test.use({ scenario: 'large' });

  test('finds a bank among hundreds, also after a failure', async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, at(first.acct));
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
    await expect(bank(page, fixtures.included)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    for (const [fault, message] of SERVER_FAULTS) {
      await world.breaks('listBanks', fault);
      await press(page, 'Add Bank');
      await expect(adding(page)).toContainText(message);
      await press(adding(page), 'Cancel');
    }
    await press(page, 'Add Bank');
    await expect(button(adding(page), 'Try again')).toBeVisible();
    await world.repairs('listBanks');
    await tryAgain(adding(page));
    await expect(adding(page).getByText('Total 310 items')).toBeVisible();
    await bankSearch(page).fill('coop zamboanga');
    await expect(rows(adding(page))).toHaveCount(1);
    await bankSearch(page).press('Enter');
    await expect(selectedBank(page)).toContainText('Cooperative Bank of Zamboanga City');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await test.step('An addition that fails loses nothing', async () => {
      await bankSearch(page).fill('rbg');
      // Enter chooses from the shown results, so wait for them.
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
    await bank(page, fixtures.unused).click();
    await expect(updating(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
