// Two people change one record: neither change is lost without a question.
import type { Page } from '@playwright/test';
import {
  alert,
  button,
  difference,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FAILED_SAVE,
  field,
  people,
  press,
  question,
  save,
  test,
  toastShown,
} from '../fixtures';

const UPDATED = 'Remarks Successfully Updated';
const changed = (page: Page) => question(page, 'Someone else changed this');
const ADDRESS = './disapprove_remarks?open=1';

test.beforeEach(async ({ page, elsewhere, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await enterAs(people.otherAdministrator, ADDRESS, { page: elsewhere });
  await field(page, 'Remarks').fill('Mine');
  await field(page, 'Special Instructions').fill('Mine as well');
  await field(elsewhere, 'Remarks').fill('Theirs');
  await field(elsewhere, 'Status').selectOption('Disable');
  await save(elsewhere).click();
  await toastShown(elsewhere, UPDATED);
});

test('a colleague’s changes are shown beside one’s own, and fields that one did not change keep theirs', async ({
  page,
  world,
}) => {
  const before = await world.bodies('updateRemark');
  const opened = await field(page, 'Remarks').evaluate((input: HTMLInputElement) => input.defaultValue);
  await save(page).click();
  await expect(difference(page, 'Remarks')).toHaveText(['Remarks', /\S/, 'Theirs', 'Mine']);
  await expect(difference(page, 'Remarks').nth(1)).not.toHaveText(opened);
  await expect(difference(page, 'Status')).toHaveText(['Status', 'Active', 'Disable', 'not changed']);
  await expect(difference(page, 'Special Instructions')).toHaveCount(0);
  await expectAccessible(page);
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('Escape goes back to what was typed', async () => {
    await page.keyboard.press('Escape');
    await expect(changed(page)).toBeHidden();
    await expect(field(page, 'Remarks')).toHaveValue('Mine');
    expect(await world.bodies('updateRemark')).toEqual(before);
  });
  await test.step('After a failed save, the choice is kept and not asked again', async () => {
    await save(page).click();
    await world.breaks('updateRemark', { status: 500 });
    await press(changed(page), 'Save mine');
    await expect(alert(page)).toHaveText(FAILED_SAVE);
    await expect(field(page, 'Status')).toHaveValue('D');
    await world.repairs('updateRemark');
  });
  await save(page).click();
  await toastShown(page, UPDATED);
  expect((await world.bodies('updateRemark')).at(-1)).toMatchObject({
    Value: { remarks: 'Mine', special_instructions: 'Mine as well', status: 'D' },
  });
});

test('when it cannot be checked whether a colleague was faster, nothing is saved unless the user wants it; keeping theirs saves nothing', async ({
  page,
  world,
}) => {
  const before = await world.bodies('updateRemark');
  const unchecked = question(page, 'Save without checking?');
  await world.breaks('listRemarks', { status: 500 });
  await save(page).click();
  await expect(unchecked).toContainText('Internal Server Error');
  await expect(unchecked).toContainText('nothing is saved yet');
  await expect(button(unchecked, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(unchecked).toBeHidden();
  await expect(field(page, 'Remarks')).toHaveValue('Mine');
  await test.step('Checked: keeping theirs shows their value and everything else that was typed', async () => {
    await world.repairs('listRemarks');
    await save(page).click();
    await press(changed(page), 'Keep theirs');
    await toastShown(page, 'Nothing was saved. The form shows the current values.');
    await expect(field(page, 'Remarks')).toHaveValue('Theirs');
    await expect(field(page, 'Status')).toHaveValue('D');
    await expect(field(page, 'Special Instructions')).toHaveValue('Mine as well');
  });
  await test.step('Leaving then still asks about it', async () => {
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Stay');
    expect(await world.bodies('updateRemark')).toEqual(before);
  });
  await test.step('Saved unchecked', async () => {
    await world.breaks('listRemarks', { status: 500 });
    await save(page).click();
    await press(unchecked, 'Save anyway');
    await toastShown(page, UPDATED);
    expect((await world.bodies('updateRemark')).slice(before.length)).toMatchObject([
      { Value: { remarks: 'Theirs', special_instructions: 'Mine as well', status: 'D' } },
    ]);
  });
});

test('where nothing collides, both changes are saved by one button', async ({ page, world }) => {
  await field(page, 'Remarks').fill('Theirs');
  await save(page).click();
  await expect(changed(page)).toContainText('You changed different fields, so both changes can be saved.');
  await expect(changed(page).getByRole('button')).toHaveText(['', 'Stay', 'Save both']);
  await press(changed(page), 'Save both');
  await toastShown(page, UPDATED);
  expect((await world.bodies('updateRemark')).at(-1)).toMatchObject({
    Value: { remarks: 'Theirs', special_instructions: 'Mine as well', status: 'D' },
  });
});
