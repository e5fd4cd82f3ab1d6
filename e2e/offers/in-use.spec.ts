// Disabling a category that active offers use, where the server refuses it.
import { expect, expectRow, field, people, save, test, toastShown } from '../fixtures';
import { row } from './choices';

test.describe('where the server refuses to disable what is in use', () => {
  test.use({ scenario: 'category-in-use' });

  test('its refusal is shown at the status, and what was typed is still there', async ({ page, enterAs }) => {
    const message = 'Category is in use by active offers.';
    await enterAs(people.marketing, './category');
    await row(page, 'Retail').click();
    await field(page, 'Category Name').fill('Shops');
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await toastShown(page, message, 'danger');
    await expect(field(page, 'Status')).toHaveAccessibleDescription(message);
    await expect(field(page, 'Category Name')).toHaveValue('Shops');
    await field(page, 'Status').selectOption('Active');
    await save(page).click();
    await toastShown(page, 'Category Successfully Updated', 'success');
    await expectRow(row(page, 'Shops'), { Status: 'Active' });
  });
});
