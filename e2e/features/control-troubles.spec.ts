// A feature that a colleague has deleted in the meantime.
import { expect, field, people, press, question, save, test, toastShown } from '../fixtures';
import { ADDRESS, deleting, editing, names, row } from './controlParts';

test.describe('a feature that a colleague has just deleted', () => {
  test.use({ scenario: 'feature-gone' });
  test('can neither be saved nor deleted, and is gone from the list', async ({ page, enterAs }) => {
    await enterAs(people.administrator, ADDRESS);
    await expect(names(page)).toHaveCount(10);
    const [saving = '', dropping = ''] = await names(page).allInnerTexts();
    await press(page, `Edit ${saving}`);
    await field(page, 'Feature').fill('Mine');
    await save(page).click();
    await toastShown(page, 'Feature does not exist.', 'danger');
    await test.step('What was typed is still there', async () => {
      await expect(names(page).first()).toHaveText(dropping);
      await expect(field(page, 'Feature')).toHaveValue('Mine');
      await page.keyboard.press('Escape');
      await press(question(page, 'Leave without saving?'), 'Leave');
    });
    await expect(editing(page)).toBeHidden();
    await expect(names(page).first()).toHaveText(dropping);
    await press(page, `Delete ${dropping}`);
    await press(deleting(page), 'Yes, Delete');
    await toastShown(page, 'Feature does not exist.', 'danger');
    await expect(row(page, dropping)).toHaveCount(0);
  });
});
