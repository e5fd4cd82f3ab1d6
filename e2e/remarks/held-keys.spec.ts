// A keystroke acts only where it began: repeats and the release of the key do not act on what has opened or closed
// meanwhile.
import type { Page } from '@playwright/test';
import { expect, people, test, total } from '../fixtures';

const adding = (page: Page) => page.getByRole('dialog', { name: 'Add New Remarks' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Remarks' });

/** Waits long enough for an unwanted click to have happened. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('Enter opens and saves once per keystroke; a control inside a row does not open the row', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await test.step('A row that is opened by Enter opens once, and the rest of the keystroke changes nothing', async () => {
    const editing = page.getByRole('dialog', { name: 'Edit Remarks' });
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.down('Enter');
    await expect(editing).toBeVisible();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await twoFrames(page);
    await expect(editing).toBeVisible();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
  });
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
  await page.keyboard.press('Escape');
  await expect(adding(page)).toBeHidden();
  // After the save the rows are loaded again; wait for them, because they must not change any more below.
  await total(page, 16);
  await test.step('A control inside a row is used without opening the row', async () => {
    const row = page.getByRole('row').nth(1);
    // No list has such a control within a row that opens, so the script adds one.
    await row
      .getByRole('cell')
      .nth(1)
      .evaluate((cell) => {
        cell.innerHTML =
          '<button>Act</button> <a href="#x">Link</a> <label><input type="checkbox">On</label> <select aria-label="One of"><option>1</option></select>';
        cell.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
      });
    for (const control of [
      row.getByRole('button', { name: 'Act' }),
      row.getByRole('link', { name: 'Link' }),
      row.getByText('On', { exact: true }),
      row.getByLabel('One of'),
    ]) {
      await control.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(row.getByRole('checkbox', { name: 'On', exact: true })).toBeChecked();
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await row.getByRole('button', { name: 'Act' }).press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await row.getByRole('cell').first().click();
    await expect(page.getByRole('dialog', { name: 'Edit Remarks' })).toBeVisible();
  });
});
