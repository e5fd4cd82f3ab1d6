// What the server refuses because of one field is said at that field, beside its toast.
import { expect, expectAccessible, people, test, toastShown } from '../fixtures';

const EXISTS = 'Remark already exists.';

test('a remark that is there already is refused at its field, until something else is typed', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks?open=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Remarks' });
  const field = dialog.getByLabel('Remarks', { exact: true });
  await field.fill('Expired government ID');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, EXISTS, 'danger');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(EXISTS);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.pressSequentially(' too');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('what is about no field stands at none', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks?open=1');
  const dialog = page.getByRole('dialog', { name: 'Edit Remarks' });
  await world.breaks('updateRemark', { example: 'unknown' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, 'Remark does not exist.');
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
});
