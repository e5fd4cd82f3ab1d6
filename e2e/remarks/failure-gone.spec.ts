// The message of a form is always about its last save.
import { alert, expect, field, OFFLINE, people, press, save, test } from '../fixtures';

test.use({ brokenOnPurpose: /ERR_INTERNET_DISCONNECTED/ });

test('the message of a failed save disappears with the next save, also when that is stopped by an invalid field', async ({
  page,
  context,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await press(page, 'Add Remarks');
  await field(page, 'Remarks').fill('Another remark');
  await context.setOffline(true);
  await save(page).click();
  await expect(alert(page)).toHaveText(OFFLINE);
  await test.step('A field is empty: only that is reported', async () => {
    await field(page, 'Remarks').fill('');
    await save(page).click();
    await expect(field(page, 'Remarks')).toHaveAccessibleDescription(/./);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  });
  await test.step('While it is saved there is no message', async () => {
    await field(page, 'Remarks').fill('Another remark');
    await save(page).click();
    await expect(alert(page)).toHaveText(OFFLINE);
    await context.setOffline(false);
    await world.holds('addRemark');
    await save(page).click();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await world.repairs('addRemark');
  });
});
