// A key acts where it was pressed: what opens or closes under the finger is not acted upon by the rest of that keystroke.
import type { Page } from '@playwright/test';
import { expect, people, test, total } from '../fixtures';

const adding = (page: Page) => page.getByRole('dialog', { name: 'Add New Remarks' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Remarks' });

/** Long enough for a click that must not come to have come. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('Enter saves, and the form does not open again when the finger goes up', async ({ page, enterAs, world }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(adding(page)).toBeVisible();
  await adding(page).getByLabel('Remarks', { exact: true }).fill('Saved by a long Enter');
  await page.keyboard.down('Enter');
  await expect(adding(page)).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  await test.step('Its repeats do nothing either', async () => {
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
  });
  await page.keyboard.up('Enter');
  await twoFrames(page);
  await expect(adding(page)).toBeHidden();
  expect(await world.asked('addRemark')).toHaveLength(1);
  await test.step('A new keystroke opens it', async () => {
    await page.keyboard.press('Enter');
    await expect(adding(page)).toBeVisible();
  });
});

test('a row that is opened by Enter opens once, and the rest of the keystroke changes nothing', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  const editing = page.getByRole('dialog', { name: 'Edit Remarks' });
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.down('Enter');
  await expect(editing).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await twoFrames(page);
  await expect(editing).toBeVisible();
  expect(await page.getByRole('alert').count()).toBe(0);
});
