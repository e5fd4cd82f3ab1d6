// When the answer to adding a remark is lost, the user is told, so that it is not added twice.
import {
  alert,
  expect,
  field,
  MAYBE_SAVED,
  OFFLINE,
  people,
  press,
  rows,
  save,
  test,
  toast,
  toastShown,
} from '../fixtures';

const EXISTS = 'Remark already exists.';

test('a form whose answer is lost says that it may have been saved', async ({ page, enterAs, world }) => {
  const remark = 'Signature is missing on the form';
  await enterAs(people.administrator, './disapprove_remarks');
  await press(page, 'Add Remarks');
  await field(page, 'Remarks').fill(remark);
  await world.breaks('addRemark', { lost: true });
  await save(page).click();
  await expect(alert(page)).toHaveText(MAYBE_SAVED);
  await expect(field(page, 'Remarks')).toHaveValue(remark);
  await expect(toast(page, 'New Remark')).toHaveCount(0);
  await test.step('Saving it again explains why it exists already', async () => {
    await world.repairs('addRemark');
    await save(page).click();
    await toastShown(page, EXISTS, 'danger');
    await expect(alert(page).first()).toHaveText(/^It may have been saved. Check the list/);
  });
  await test.step('The list behind it was loaded again', async () => {
    await expect.poll(async () => (await world.asked('listRemarks')).length).toBe(3);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('searchbox').fill(remark);
    await expect(rows(page)).toHaveCount(1);
    expect(await world.asked('addRemark')).toHaveLength(2);
  });
});

test('while a form is being saved, Back does not leave it, not even where nothing was changed', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await rows(page).first().click();
  await expect(field(page, 'Remarks')).not.toHaveValue('');
  await world.holds('updateRemark');
  await Promise.all([page.waitForRequest('**/api/remarks/update'), save(page).click()]);
  await page.goBack();
  await expect(save(page)).toBeVisible();
  await expect(page).toHaveURL(/open=/);
  await world.repairs('updateRemark');
  await toastShown(page, 'Remarks Successfully Updated');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ brokenOnPurpose: /ERR_INTERNET_DISCONNECTED/ });

  test('a change is not sent, at once or later; what was typed can be saved again, and a bar moves nothing', async ({
    page,
    context,
    world,
    enterAs,
  }) => {
    const bar = page.getByRole('status').filter({ hasText: 'You are offline. Changes cannot be saved.' });
    const tried: string[] = [];
    page.on('request', (request) => tried.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(people.administrator, './disapprove_remarks');
    await rows(page).first().click();
    await field(page, 'Remarks').fill('Written in the lift');
    const places = () => rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().y));
    const before = await places();
    const lists = (await world.asked('listRemarks')).length;
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    expect(await places()).toEqual(before);
    tried.length = 0;
    await save(page).click();
    await expect(alert(page)).toHaveText(OFFLINE);
    await expect(save(page)).not.toHaveAttribute('aria-disabled');
    expect(tried.filter((path) => path.endsWith('/api/remarks/update'))).toEqual([]);
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await expect.poll(async () => (await world.asked('listRemarks')).length).toBeGreaterThan(lists);
    expect(await world.asked('updateRemark')).toEqual([]);
    await expect(field(page, 'Remarks')).toHaveValue('Written in the lift');
    await save(page).click();
    await toastShown(page, 'Remarks Successfully Updated');
    expect(await world.asked('updateRemark')).toHaveLength(1);
  });
});
