// Banks that cannot be saved, and those of a colleague.
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { fixtures } from '../../mocks/areas/banks/fixtures';
import { alert, expect, expectRow, field, people, press, question, save, test, toast, toastShown } from '../fixtures';
import {
  ALREADY,
  adding,
  at,
  bank,
  bankSearch,
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

  test('a bank that the colleague has just added is refused', async ({ page, world, enterAs }) => {
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
    await page.getByRole('searchbox', { name: 'Search banks' }).fill('guinobatan');
    await expectRow(bank(page, fixtures.unused), { Status: 'Excluded' });
  });
});

test('a change that is refused loses nothing typed; a saved one is shown with its new values', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, `${at(first.acct)}&open=999`);
  await toastShown(page, 'It no longer exists.');
  await test.step('A change that is refused', async () => {
    await bank(page, fixtures.included).click();
    await field(page, 'Include Bank').selectOption('No');
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
