// After saving, the list shows the page with the saved record and marks it.
import { expect, field, people, rows, save, test } from '../fixtures';

test('what was just added or changed is in sight, on its page, and marked', async ({ page, enterAs }) => {
  const marked = (text: string) => rows(page).filter({ hasText: text });
  await enterAs(people.administrator, './disapprove_remarks?rows=5');
  await expect(rows(page)).toHaveCount(5);
  await test.step('Added: it comes last, which is another page', async () => {
    await page.getByRole('button', { name: 'Add Remarks' }).click();
    await field(page, 'Remarks').fill('Signature does not match the ID');
    await save(page).click();
    await expect(page.getByText('Page 4 of 4')).toBeVisible();
    await expect(marked('Signature does not match the ID')).toHaveClass('just-saved');
  });
  await test.step('Changed: where the order takes it', async () => {
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByRole('columnheader', { name: 'Remarks' }).getByRole('button').click();
    await expect(rows(page).first()).toContainText(/^Account/);
    await rows(page).first().click();
    await field(page, 'Remarks').fill('Zzz, to be looked at again');
    await save(page).click();
    await expect(page.getByText('Page 4 of 4')).toBeVisible();
    await expect(marked('Zzz, to be looked at again')).toHaveClass('just-saved');
  });
});
