// What is said of a form as a whole is of the last time that it was saved.
import { alert, expect, field, people, press, SERVER_FAULTS, save, test } from '../fixtures';

test('the message of a save is gone when it is saved again, also where a field speaks first', async ({
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
  await test.step('A field is empty: that alone is said', async () => {
    await field(page, 'Remarks').fill('');
    await save(page).click();
    await expect(field(page, 'Remarks')).toHaveAccessibleDescription(/./);
    await expect(page.getByText(message)).toHaveCount(0);
  });
  await test.step('Under way nothing is said', async () => {
    await field(page, 'Remarks').fill('Another remark');
    await save(page).click();
    await expect(alert(page)).toContainText(message);
    await world.holds('addRemark', fault);
    await save(page).click();
    await expect(page.getByText(message)).toHaveCount(0);
    await world.mends('addRemark');
  });
});
