// Disabling a category or a store that active offers use asks first.
import type { Page } from '@playwright/test';
import { isActive } from '../../mocks/areas/offers/model';
import { seedOffers } from '../../mocks/areas/offers/seed';
import { expect, expectRow, field, follow, people, press, question, save, test, toastShown } from '../fixtures';
import { row } from './choices';

const active = seedOffers(Date.now()).filter(isActive);
const inDining = active.filter(({ categoryname }) => categoryname === 'Dining & Cafe').length;
const ofKapetolyo = active.filter(({ storename }) => storename === 'Kapetolyo Coffee House').length;
const STAY = 'They stay in the app, but new offers cannot use it.';

async function disable(page: Page, name: string): Promise<void> {
  await row(page, name).click();
  await field(page, 'Status').selectOption('Disable');
  await save(page).click();
}

test('disabling a category or a store that active offers use asks first', async ({ page, world, enterAs }) => {
  const ofCategory = question(page, 'Disable this category?');
  await enterAs(people.marketing, './category');
  await disable(page, 'Dining & Cafe');
  await test.step('The question has the number of offers in the category; Cancel keeps everything', async () => {
    await expect(ofCategory).toContainText(`${inDining} active offers use this category. ${STAY}`);
    await press(ofCategory, 'Cancel');
    await expect(field(page, 'Status')).toHaveValue('D');
    expect(await world.asked('updateCategory')).toEqual([]);
  });
  await test.step('Confirmed, it is disabled, and the offers are still there', async () => {
    await save(page).click();
    await press(ofCategory, 'Disable');
    await toastShown(page, 'Category Successfully Updated', 'success');
    await expectRow(row(page, 'Dining & Cafe'), { Status: 'Disable', 'Edited by': people.marketing });
    expect(await world.bodies('updateCategory')).toMatchObject([{ Value: { delightcategoryID: 2, isactive: false } }]);
  });

  await follow(page, './store?rows=20');
  await test.step('That of a store has the number of its offers', async () => {
    await disable(page, 'Kapetolyo Coffee House');
    const confirmation = question(page, 'Disable this store?');
    await expect(confirmation).toContainText(`${ofKapetolyo} active offers use this store. ${STAY}`);
    await press(confirmation, 'Disable');
    await toastShown(page, 'Store Successfully Updated');
    await expectRow(row(page, 'Kapetolyo Coffee House'), { Status: 'Disable' });
  });
  await test.step('It can also be disabled when the offers cannot be counted', async () => {
    const confirmation = question(page, 'Disable this store?');
    await world.breaks('listOffers', { status: 500 });
    await disable(page, 'Hilot Haven Spa');
    await expect(confirmation).toContainText(`We could not count how many active offers use this store. ${STAY}`);
    await press(confirmation, 'Disable');
    await toastShown(page, 'Store Successfully Updated');
    await world.repairs('listOffers');
  });
  await test.step('There is no question for one that no offer uses', async () => {
    await follow(page, './store#text=Balut');
    await disable(page, 'Balut Express 24/7');
    await toastShown(page, 'Store Successfully Updated');
    await expectRow(row(page, 'Balut Express 24/7'), { Status: 'Disable' });
  });
});

test.describe('where the server refuses to disable what is in use', () => {
  test.use({ scenario: 'category-in-use' });

  test('its refusal is shown at the status, and what was typed is still there', async ({ page, enterAs }) => {
    const message = 'Category is in use by active offers.';
    await enterAs(people.marketing, './category');
    await row(page, 'Retail').click();
    await field(page, 'Category Name').fill('Shops');
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await press(question(page, 'Disable this category?'), 'Disable');
    await toastShown(page, message, 'danger');
    await expect(field(page, 'Status')).toHaveAccessibleDescription(message);
    await expect(field(page, 'Category Name')).toHaveValue('Shops');
    await field(page, 'Status').selectOption('Active');
    await save(page).click();
    await toastShown(page, 'Category Successfully Updated', 'success');
    await expectRow(row(page, 'Shops'), { Status: 'Active' });
  });
});
