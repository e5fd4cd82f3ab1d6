// Importing views from a file: existing views are replaced, and searches are included, only on request.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, people, press, test, toastShown } from '../fixtures';
import { choose, saveAs, sortedBy, viewButton } from './parts';

const view = (name: string, query: string, searched = '') => ({ name, path: '/disapprove_remarks', query, searched });
const fileOf = (views: unknown[]) => ({
  name: 'views.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'views of the console', views })),
});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import views' });
const give = (page: Page, views: unknown[]) => dialog(page).getByLabel('File of views').setInputFiles(fileOf(views));
const outcome = (page: Page) => dialog(page).getByRole('heading', { level: 3 });
const sideViews = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('region', { name: 'Views' });

test('an import asks before it replaces a view or keeps a search, and can be taken back', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await press(page, 'Remarks');
  await saveAs(page, 'Mine');
  const file = [view('mine', 'sort=-posted'), view('Anas', 'sort=remarks', 'text=Ana'), view('Plain', 'sort=status')];
  await choose(page, 'View, Mine', 'Import views…');
  await give(page, file);
  await test.step('It says which views would be replaced, and how many have a search; neither box is ticked', async () => {
    await expect(dialog(page).getByRole('status')).toHaveText('3 views can be imported.');
    const replace = dialog(page).getByRole('checkbox', { name: 'Replace 1 view of yours by the one of the same name' });
    await expect(replace).not.toBeChecked();
    await expect(replace).toBeFocused();
    await expect(replace).toHaveAccessibleDescription('mine');
    const keep = dialog(page).getByRole('checkbox', { name: 'Also keep what 1 view of the file searches for' });
    await expect(keep).not.toBeChecked();
    await expect(keep).toHaveAccessibleDescription(/^It may be somebody's name\./);
    await expect(sideViews(page).getByRole('link')).toHaveText([/^Mine/]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('Without a tick, existing views stay, and no search is kept', async () => {
    await press(dialog(page), 'Import');
    await expect(outcome(page)).toHaveText(['Added: 2', 'Not taken: 1']);
    await expect(dialog(page).locator('.bp6-dialog-footer').getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(dialog(page).getByRole('listitem').last()).toHaveText('mine: Your view of this name stays.');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('text=Ana');
    await expect(sideViews(page).getByRole('link')).toHaveText([/^Anas/, /^Mine/, /^Plain/]);
  });
  await test.step('The import can be undone, and the dialog starts again', async () => {
    await toastShown(page, '2 views are imported.');
    await page.keyboard.press('ControlOrMeta+z');
    await toastShown(page, 'Your views are as they were.');
    await expect(sideViews(page).getByRole('link')).toHaveText([/^Mine/]);
    await expect(outcome(page)).toHaveCount(0);
  });
  await test.step('With both ticked it is as in the file; undone, the existing views are as before', async () => {
    await give(page, file);
    for (const words of [/^Replace 1 view/, /^Also keep/]) await dialog(page).getByText(words).click();
    await press(dialog(page), 'Import');
    await expect(outcome(page)).toHaveText(['Added: 2', 'Replaced: 1']);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('text=Ana');
    await page.keyboard.press('ControlOrMeta+z');
    await toastShown(page, 'Your views are as they were.');
    await page.keyboard.press('Escape');
    await expect(viewButton(page, 'View, Mine')).toBeVisible();
    await sortedBy(page, 'Remarks');
  });
  await test.step('There is a maximum number of views, with a message', async () => {
    await choose(page, 'View, Mine', 'Import views…');
    await give(
      page,
      Array.from({ length: 101 }, (_, at) => view(`View ${at}`, '')),
    );
    await expect(outcome(page)).toHaveText(['Added: 99', 'Not taken: 2']);
    await expect(dialog(page).getByRole('listitem').last()).toHaveText(
      'View 100: There are 100 views already: please delete some first.',
    );
  });
});
