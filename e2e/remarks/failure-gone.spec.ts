// The message of a form is always about its last save.
import { alert, expect, field, people, press, SERVER_FAULTS, save, test } from '../fixtures';

test('the message of a failed save disappears with the next save, also when that is stopped by an invalid field', async ({
  page,
  world,
  enterAs,
}) => {
  const [fault, message] = SERVER_FAULTS[0];
  await enterAs(people.administrator, './disapprove_remarks');
  await press(page, 'Add Remarks');
  await field(page, 'Remarks').fill('Another remark');
  await world.breaks('addRemark', fault);
  await save(page).click();
  await expect(alert(page)).toContainText(message);
  await test.step('A field is empty: only that is reported', async () => {
    await field(page, 'Remarks').fill('');
    await save(page).click();
    await expect(field(page, 'Remarks')).toHaveAccessibleDescription(/./);
    await expect(page.getByText(message)).toHaveCount(0);
  });
  await test.step('While it is saved there is no message', async () => {
    await field(page, 'Remarks').fill('Another remark');
    await save(page).click();
    await expect(alert(page)).toContainText(message);
    await world.holds('addRemark', fault);
    await save(page).click();
    await expect(page.getByText(message)).toHaveCount(0);
    await world.mends('addRemark');
  });
});
