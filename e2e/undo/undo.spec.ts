// Undoing a change of status or a deletion once, while its message is shown.
import type { Page } from '@playwright/test';
import { SEVERAL } from '../../mocks/areas/features/fixtures';
import { fixtures as products } from '../../mocks/areas/marketplace/fixtures';
import { fixtures as newsletters } from '../../mocks/areas/newsletters/fixtures';
import { seedStores } from '../../mocks/areas/offers/seed';
import { fixtures as terminals } from '../../mocks/areas/terminals/fixtures';
import {
  cellWith,
  expect,
  expectFocusInDialog,
  field,
  find,
  people,
  press,
  question,
  result,
  rows,
  save,
  test,
  toastShown,
} from '../fixtures';
import { cardOf, cards, opener } from '../helpers/content';

const MAYBE_UNDONE = 'It may have been undone. Check the list.';
const undo = (page: Page) => page.locator('.bp6-toast').getByRole('button', { name: /^Undo/ });
const showing = (page: Page) => page.getByRole('combobox', { name: 'Show' });
/** The toast does not disappear while the pointer is on it. */
const hold = (page: Page) => undo(page).hover();
const row = (page: Page, name: string) => rows(page).filter({ has: cellWith(page, name) });
/** Two stores that no offer uses, so that disabling one asks nothing. */
const [store = '', other = ''] = seedStores()
  .filter(({ isactive }) => isactive)
  .slice(-2)
  .map(({ storename }) => storename);

async function disableStore(page: Page, name: string): Promise<void> {
  await find(page).fill(name);
  await row(page, name).getByRole('cell').first().click();
  await field(page, 'Status').selectOption('Disable');
  await save(page).click();
  await hold(page);
  await toastShown(page, 'Store Successfully Updated');
  await expect(row(page, name)).toContainText('Disable');
}

/** Renames a store after a reload, as a colleague would. */
async function renameStore(page: Page, name: string, newName: string): Promise<void> {
  await page.reload();
  await find(page).fill(name);
  await row(page, name).getByRole('cell').first().click();
  await field(page, 'Store Name').fill(newName);
  await save(page).click();
  await toastShown(page, 'Store Successfully Updated');
}

test('after disabling a newsletter, a message says where it is', async ({ page, enterAs }) => {
  const title = newsletters.newest;
  await enterAs(people.marketing, './newsletter');
  await opener(page, title).click();
  await press(page.getByRole('dialog'), 'Edit');
  await field(page, 'Content').fill('Changed as well.');
  await field(page, 'Status').selectOption('Disable');
  await save(page).click();
  await result(page, 'Success', 'Newsletter has been updated!');
  await toastShown(page, `'${title}' is disabled. You can find it under 'Disable'.`);
  await expect(cardOf(page, title)).toHaveCount(0);
  await test.step('It is among the disabled ones', async () => {
    await expect(showing(page).getByRole('option')).toHaveText([
      /^Active \(\d+\)$/,
      /^Scheduled \(\d+\)$/,
      'Disable (3)',
      /^All \(\d+\)$/,
    ]);
    await showing(page).selectOption('disabled');
    await expect(cards(page)).toHaveCount(3);
    await expect(cardOf(page, title)).toContainText('Disable');
    await expect(cardOf(page, newsletters.disabled)).toContainText('Disable');
    await expect(cardOf(page, newsletters.ofSecondBrand)).toHaveCount(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
  });
});

test('a change of a colleague is not undone; a failure is reported', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(people.marketing, './store');
  await enterAs(people.administrator, './store', { page: elsewhere });
  await test.step('A colleague’s change', async () => {
    await disableStore(page, store);
    await renameStore(elsewhere, store, 'Theirs');
    await undo(page).press('Enter');
    await toastShown(page, `Not undone: ${people.administrator} has changed it since you saved it.`, 'danger');
    expect(await world.bodies('updateStore')).toHaveLength(2);
    await find(page).fill('Theirs');
    await expect(row(page, 'Theirs')).toContainText('Disable');
  });
  await test.step('A dialog that is open meanwhile has the focus afterwards', async () => {
    await disableStore(page, other);
    await row(page, other).getByRole('cell').first().click();
    await expect(field(page, 'Status')).toHaveValue('D');
    await undo(page).click();
    await expect(undo(page)).toHaveCount(0);
    await expectFocusInDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, other)).toContainText('Active');
  });
  await test.step('A failure says that it may have been undone', async () => {
    await disableStore(page, other);
    await world.breaks('updateStore', { status: 500 });
    await undo(page).click();
    await toastShown(page, `Internal Server Error. ${MAYBE_UNDONE}`, 'danger');
  });
});

test('undoes a feature of an account, and the switch of a product', async ({ page, world, enterAs }) => {
  const { acct, company } = SEVERAL.account;
  await enterAs(people.administrator, `./disable-features?account=${acct}`);
  await test.step('A feature', async () => {
    await row(page, 'Dependents').click();
    await press(page.getByRole('dialog', { name: 'Disable Feature' }), 'Disable');
    await press(question(page, `Disable Dependents for ${company}?`), 'Disable');
    await hold(page);
    await toastShown(page, 'Feature status successfully updated');
    await undo(page).click();
    await toastShown(page, `Dependents is enabled for ${company}.`);
    await expect(page.getByRole('table').locator(':focus'), 'where the focus was before').toHaveCount(1);
    await expect(row(page, 'Dependents')).toContainText('Enabled');
    const bodies = await world.bodies('enableCorporateFeature');
    expect(bodies).toEqual([
      { Value: { corpacct: acct, recordid: expect.any(Number), posted_by: people.administrator } },
    ]);
  });
  await test.step('A switch', async () => {
    await page.goto('./aventus-marketplace');
    const title = products.product;
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
    const active = page.getByRole('switch', { name: `Active: ${title}`, exact: true });
    await expect(active).toBeChecked();
    await active.press('Space');
    await hold(page);
    await expect(active).not.toBeChecked();
    await toastShown(page, `'${title}' is switched off.`);
    await page.keyboard.press('Control+z');
    await expect(active).toBeChecked();
    await toastShown(page, `'${title}' is switched on.`);
    await expect(undo(page)).toHaveCount(0);
    expect((await world.bodies('updateProductStatus')).map(({ Value }) => Value.status)).toEqual([0, 1]);
  });
});

test('a deletion is undone where the record can be added again unchanged', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './agorapod-terminal');
  await test.step('A pod', async () => {
    const { deviceid } = terminals.inactivePod;
    await page.getByRole('searchbox').fill(deviceid);
    await press(row(page, deviceid), `Delete ${deviceid}`);
    await press(page.getByRole('alertdialog'), 'Yes, Delete');
    await hold(page);
    await result(page, 'Success', 'Device has been deleted.');
    await expect(row(page, deviceid)).toHaveCount(0);
    await undo(page).click();
    await toastShown(page, `${deviceid} restored.`);
    await expect(row(page, deviceid)).toBeVisible();
    const { Value } = (await world.bodies('addPodDevice')).at(-1) ?? {};
    expect(Value).toMatchObject({ deviceid, isactive: 0, postedby: people.administrator });
  });
  await test.step('A configuration', async () => {
    await page.goto('./rCSValidityController');
    const first = rows(page).first();
    const name = ((await first.getByRole('button', { name: /^Delete / }).getAttribute('aria-label')) ?? '').slice(7);
    await first.getByRole('button', { name: /^Delete / }).click();
    await press(question(page, 'Confirm Delete'), 'Yes, Delete');
    await hold(page);
    await toastShown(page, 'RCS config deleted successfully.');
    await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toHaveCount(0);
    await undo(page).click();
    await toastShown(page, `${name} restored.`);
    await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeVisible();
  });
});
