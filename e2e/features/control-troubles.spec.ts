// The features of both apps: two people who edit the same one, and one that is gone.
import { expect, field, people, press, question, save, test, toastShown } from '../fixtures';
import { ADDRESS, DOCTORS_ADDRESS, deleting, editing, names, row, UPDATED } from './controlParts';

test.describe('a feature that a colleague has just deleted', () => {
  test.use({ scenario: 'feature-gone' });
  for (const [address, application] of [
    [ADDRESS, 'AGORA'],
    [DOCTORS_ADDRESS, 'ALAGA MD'],
  ] as const)
    test(`can neither be saved nor deleted in ${application}, and is gone from the list`, async ({ page, enterAs }) => {
      await enterAs(people.administrator, address, { application });
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

test('the second of two who save a feature is asked', async ({ page, elsewhere, enterAs }) => {
  await test.step('Two people edit the same feature: before a change is replaced, there is a question', async () => {
    await enterAs(people.administrator, `${ADDRESS}?open=101`);
    await field(page, 'Message').fill('Mine');
    await enterAs(people.otherAdministrator, `${ADDRESS}?open=101`, { page: elsewhere });
    await field(elsewhere, 'Message').fill('Theirs');
    await save(elsewhere).click();
    await toastShown(elsewhere, UPDATED);
    await save(page).click();
    await press(question(page, 'Someone else changed this'), 'Stay');
    await expect(field(page, 'Message')).toHaveValue('Mine');
    await save(page).click();
    await press(question(page, 'Someone else changed this'), 'Save mine');
    await toastShown(page, UPDATED);
  });
});
