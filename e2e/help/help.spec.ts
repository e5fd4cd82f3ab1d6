// Help with '?': the page of the screen beside its keys, searching other pages, and printing.
import type { Page } from '@playwright/test';
import { account, expect, expectAccessible, find, people, rows, test } from '../fixtures';

const help = (page: Page) => page.getByRole('dialog', { name: 'Help' });
const contents = (page: Page) => help(page).getByRole('navigation', { name: 'All pages' });
const group = (page: Page, name: string) => contents(page).getByRole('region', { name, exact: true });
const title = (page: Page) => help(page).getByRole('article').getByRole('heading', { level: 2 });
const keys = (page: Page) => help(page).getByRole('region', { name: 'Keys' });
const search = (page: Page) => contents(page).getByRole('searchbox');

test('the help of a screen explains its purpose, states, keys and permissions; other pages can be searched', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(rows(page)).toHaveCount(10);
  await test.step('Typing ? into a field does not open it', async () => {
    await find(page).press('?');
    await expect(find(page)).toHaveValue('?');
    await expect(help(page)).toHaveCount(0);
    await find(page).fill('');
    await expect(rows(page)).toHaveCount(10);
  });
  await test.step('The page of the screen beside its keys; closing it leads back', async () => {
    await rows(page).nth(1).focus();
    await page.keyboard.press('?');
    await expect(title(page)).toHaveText('Dashboard');
    await expect(title(page)).toBeFocused();
    await expect(keys(page)).toContainText('Next row');
    const edges = await keys(page)
      .locator('dd')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(new Set(edges).size, 'what the keys do is aligned, however long their names are').toBe(1);
    await expect(
      help(page)
        .getByRole('term')
        .filter({ hasText: /^Reapproved$/ }),
    ).toBeVisible();
    await expect(help(page).getByRole('article')).toContainText('Everyone who is signed in, except MIS TECH.');
    await expect(help(page).getByRole('article')).toContainText('A decision about a member cannot be taken back.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(rows(page).nth(1)).toBeFocused();
  });
  await test.step('Only pages of the screens that this person may open are listed', async () => {
    await page.keyboard.press('?');
    await expect(group(page, 'This screen').getByRole('button')).toHaveText(['Dashboard']);
    await expect(group(page, 'Screens').getByRole('button')).toHaveText([
      'Dashboard',
      'Newsletter',
      /^Newsletter: (Delights|Treats)$/,
      'Stores',
      'Categories',
      'Suspend Corporate Account',
      'Disable Features per CorpAccount',
      'Corporate Account',
    ]);
    await contents(page).getByRole('button', { name: 'Lists' }).click();
    await expect(title(page)).toHaveText('Lists');
    await expect(keys(page), 'the keys are those of the screen').toHaveCount(0);
  });
  await test.step('Searched by words of the text; unusual input finds nothing', async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('COLLEAGUE already did');
    await expect(contents(page).getByRole('status')).toHaveText('2 pages');
    await expect(contents(page).getByRole('button').first()).toContainText('A colleague already did it');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Suspend Corporate Account');
    await search(page).fill('[🐢');
    await expect(contents(page).getByRole('status')).toHaveText('No matching pages');
    await search(page).fill('');
    await expect(group(page, 'Screens')).toBeVisible();
  });
  await test.step('Only the page is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toBeVisible();
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(help(page).getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await help(page).getByText('Close', { exact: true }).last().click();
    await expect(help(page)).toHaveCount(0);
  });
});

test('three tips are shown at the first sign-in, once for each person', async ({ page, signIn }) => {
  const firstSteps = page.getByRole('complementary', { name: 'To begin with' });
  const leave = async () => {
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  };
  await test.step('They are shown above the screen without taking the focus; Escape closes an open dialog first', async () => {
    await page.goto('./');
    await signIn(people.firstBrandApd);
    await expect(firstSteps.getByRole('listitem')).toHaveCount(3);
    await expect(firstSteps).toContainText('Decide cases with the keyboard');
    await expect(firstSteps.getByRole('button')).not.toBeFocused();
    await expect(rows(page)).toHaveCount(10);
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(firstSteps).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(firstSteps).toHaveCount(0);
  await test.step('They are not shown again; another person gets their own', async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    await expect(firstSteps).toHaveCount(0);
    await leave();
    await signIn(people.marketing);
    await expect(firstSteps).toContainText('Nothing is lost');
    await firstSteps.getByRole('button', { name: 'Got it' }).click();
    await expect(firstSteps).toHaveCount(0);
  });
});
