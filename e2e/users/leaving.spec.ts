import type { Page } from '@playwright/test';
import { expect, field, people, question, test, type World } from '../fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });
const updates = (world: World) => world.bodies('updateUser');

test('leaving the dialog changes nothing, and asks before typed values are dropped', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.technical, './users');
  const row = page.getByRole('row').filter({ hasText: people.firstBrandApd });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await row.click();
    await expect(field(page, 'Last Name')).toHaveValue('Reyes');
    await field(page, 'Last Name').fill('Somebody Else');
    await leave();
    await question(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click();
    await expect(field(page, 'Last Name')).toHaveValue('Somebody Else');
    await leave();
    await question(page, 'Leave without saving?').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(row).toBeFocused();
  }
  await test.step('Without changes there is no question', async () => {
    await row.click();
    await expect(field(page, 'Last Name')).toHaveValue('Reyes');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
  const leaving = question(page, 'Leave without saving?');
  const back = () => page.evaluate(() => history.back());
  await row.click();
  const opened = page.url();
  await field(page, 'Last Name').fill('Somebody Else');
  await test.step("The browser's Back asks as well; an accidental key stays in the dialog", async () => {
    await back();
    await expect(leaving.getByRole('button', { name: 'Stay' })).toBeFocused();
    await expect(leaving.getByRole('button', { name: 'Leave', exact: true })).toHaveClass(/intent-danger/);
    await page.keyboard.press('Enter');
    await expect(leaving).toBeHidden();
    await expect(field(page, 'Last Name')).toHaveValue('Somebody Else');
    expect(page.url()).toBe(opened);
  });
  await test.step('The browser asks before the page itself is left', async () => {
    const leaveDialog = page.waitForEvent('dialog');
    const left = page.evaluate(() => location.reload());
    const dialogOfBrowser = await leaveDialog;
    expect(dialogOfBrowser.type()).toBe('beforeunload');
    await dialogOfBrowser.dismiss();
    await left;
    await expect(field(page, 'Last Name')).toHaveValue('Somebody Else');
  });
  await test.step('Leaving leads back to the list', async () => {
    await back();
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/users$/);
  });
  await test.step('Back without changes asks nothing', async () => {
    await row.click();
    await expect(field(page, 'Last Name')).toHaveValue('Reyes');
    await back();
    await expect(dialog(page)).toBeHidden();
    await expect(leaving).toBeHidden();
  });
  await expect(row).toContainText('Reyes');
  expect(await updates(world)).toEqual([]);
});
