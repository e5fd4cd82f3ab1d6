// What the server refuses because of one field is said at that field, beside its toast.
import { expect, expectAccessible, field, people, save, test, toast, toastShown } from '../fixtures';

const EXISTS = 'Remark already exists.';

test('a remark that is there already is refused at its field, until something else is typed', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks?open=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Remarks' });
  const remark = dialog.getByLabel('Remarks', { exact: true });
  await remark.fill('Expired government ID');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastShown(page, EXISTS, 'danger');
  await expect(remark).toHaveAttribute('aria-invalid', 'true');
  await expect(remark).toHaveAccessibleDescription(EXISTS);
  await expect(remark).toBeFocused();
  await expectAccessible(page);
  await remark.pressSequentially(' too');
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

test('a message that comes again stays as long as if it were new', async ({ page, world, enterAs }) => {
  await page.clock.install();
  await enterAs(people.administrator, './disapprove_remarks?open=new');
  await field(page, 'Remarks').fill('Duplicate registration');
  await save(page).click();
  await expect(toast(page, EXISTS)).toBeVisible();
  await page.clock.runFor(2_500);
  await save(page).click();
  await expect.poll(() => world.bodies('addRemark')).toHaveLength(2);
  await expect(save(page)).not.toHaveAttribute('aria-disabled');
  await page.clock.runFor(2_000);
  await expect(toast(page, EXISTS)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast(page, EXISTS)).toHaveCount(0);
});
