// Views in the menus: screens stay visible, and one entry is marked.
import { expect, people, press, test } from '../fixtures';
import { choose, saveAs } from './parts';

test('the side menu shows only a few of many views; only one entry is marked', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const views = menu.getByRole('region', { name: 'Views' });
  await expect(menu.locator('[aria-current]')).toHaveText(['Disapproved Remarks']);
  await saveAs(page, 'View 11');
  await page.evaluate(() => {
    const [key = '', kept = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('views ')) ?? [];
    const [saved] = Object.values<object>(JSON.parse(kept));
    const others = Array.from({ length: 10 }, (_, at) => [`v${at}`, { ...saved, name: `View ${at + 1}` }]);
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), ...Object.fromEntries(others) }));
  });
  await page.goto('./disapprove_remarks');
  await expect(views.getByRole('link')).toHaveCount(8);
  await test.step('The open view is among them, and only it is marked', async () => {
    await choose(page, 'Views', 'View 11');
    await expect(views.getByRole('link')).toHaveText([
      ...[1, 2, 3, 4, 5, 6, 7].map((at) => new RegExp(`^View ${at}D`)),
      /^View 11D/,
    ]);
    await expect(menu.locator('[aria-current]')).toHaveText([/^View 11/]);
    await expect(menu.locator('.bp6-active')).toHaveText([/^View 11/]);
  });
  await test.step('A button shows the others', async () => {
    await press(views, 'More views (3)');
    await expect(views.getByRole('link')).toHaveCount(11);
    await press(views, 'Fewer views');
    await expect(views.getByRole('link')).toHaveCount(8);
  });
  await test.step('Folded, the menu has no views, and marks the screen', async () => {
    await press(page, 'Collapse the menu');
    await expect(menu.locator('.bp6-active:visible')).toHaveText(['Disapproved Remarks']);
    await press(page, 'Expand the menu');
    await expect(menu.locator('.bp6-active')).toHaveText([/^View 11/]);
  });
});
