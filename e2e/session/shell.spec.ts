import type { Locator, Page } from '@playwright/test';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  people,
  rows,
  tabTo,
  test,
} from '../fixtures';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sideMenu = (page: Page) => page.getByRole('complementary').filter({ has: mainMenu(page) });
const entry = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test('the side menu of AGORA comes from the system access', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './concurrent');
  await test.step('Its title, the greeting, and the tabs of the list', async () => {
    await expect(sideMenu(page).getByText('KYC Web Portal')).toBeVisible();
    await expect(page.getByText('Hi! Maria')).toBeVisible();
    await expect(mainMenu(page).getByRole('heading', { name: 'Account Recovery' })).toBeVisible();
  });
  await test.step('The dashboard is first', async () => {
    await expect(mainMenu(page).getByRole('link').first()).toHaveText('Dashboard');
  });
  await test.step('Only the entry of the open screen is marked', async () => {
    await expect(entry(page, 'Concurrent Reset')).toHaveAttribute('aria-current', 'page');
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1);
  });
  await test.step('The focus is in the field of a short form, or in the first row of a list', async () => {
    await entry(page, 'Locked Out Reset').click();
    await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
    await entry(page, 'Users').click();
    await expect(rows(page).first()).toBeFocused();
  });
  await expectAccessible(page, { withMenu: true });
  await test.step('On a low screen the account and the entry of the screen are visible', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('./agorapod-terminal');
    await expect(page.getByRole('link', { name: 'Pod Terminals' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Account' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Dashboard' })).not.toBeInViewport();
  });
});

test('the menu has the dashboard disabled for MIS TECH, which has another start screen', async ({ page, enterAs }) => {
  await enterAs(people.technical, './users');
  await expect(entry(page, 'Concurrent Reset')).toHaveCount(1);
  await expect(entry(page, 'Roles and Menus')).toHaveCount(0);
  await expect(mainMenu(page).locator('[aria-disabled="true"]')).toHaveText('Dashboard');
  await mainMenu(page).getByText('Dashboard', { exact: true }).click({ force: true });
  await expect(heading(page, 'Users')).toBeVisible();
});

test('the side menu takes 22 % up to 260 pixels, can be widened and folded, and stays so', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent');
  const menu = sideMenu(page);
  expect(await widthOf(menu)).toBe(260);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect(await widthOf(menu)).toBeCloseTo(1000 * 0.22, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('Widened at its corner', async () => {
    const box = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 95, box.y + box.height - 5, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(menu)).toBeGreaterThan(340);
  });
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(() => widthOf(menu)).toBe(48);
  await expect(page.getByText('Hi! Maria')).toBeHidden();
  expect(await widthOf(menu)).toBeLessThan(60);
  await page.reload();
  await test.step('Folded after a reload too, and its entries still have names', async () => {
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
    expect(await widthOf(menu)).toBeLessThan(60);
    await entry(page, 'Locked Out Reset').click();
    await expect(heading(page, 'Locked Out Reset')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect(page.getByText('Hi! Maria')).toBeVisible();
});

test('on a telephone the side menu is a drawer', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(people.administrator, './concurrent');
  const drawer = page.getByRole('dialog', { name: 'KYC Web Portal' });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await expect(page.getByText('Hi! Maria')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await test.step('The menu button opens it, 275 pixels wide', async () => {
    await opener.click();
    await expect(drawer.getByText('Hi! Maria')).toBeVisible();
    await expect.poll(() => widthOf(drawer)).toBeCloseTo(275);
    await expectAccessible(page, { withMenu: true });
  });
  await test.step('Escape closes it and returns to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('So does its own button', async () => {
    await opener.click();
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();
  });
  await test.step('Following an entry closes it', async () => {
    await opener.click();
    await drawer.getByRole('link', { name: 'Users' }).click();
    await expect(heading(page, 'Users')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('The account menu is beside it', async () => {
    await account(page).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  });
});

test('the menu bar of ALAGA MD, as an administrator sees it', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './dashboard', { application: 'ALAGA MD' });
  await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
  await expect(page.getByText('KYC Web Portal')).toHaveCount(0);
  await test.step('The first entry is the dashboard', async () => {
    await expect(entry(page, 'Dashboard')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Dashboard')).toHaveCSS('box-shadow', /inset/);
  });
  await test.step('File Management leads to its screens, and is marked', async () => {
    const opener = page.getByRole('button', { name: 'File Management' });
    await opener.click();
    await page.getByRole('menuitem', { name: 'Concurrent Reset' }).click();
    await expect(heading(page, 'Concurrent Reset')).toBeVisible();
    await expect(opener).toHaveAttribute('aria-current', 'true');
    await expect(opener).toHaveCSS('box-shadow', /inset/);
    await page.getByRole('button', { name: 'File Management' }).click();
    await expect(page.getByRole('menuitem', { name: 'Concurrent Reset' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, { withMenu: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'File Management' })).toBeFocused();
  });
});

test('applications and brands have an accent colour of their own', async ({ page, enterAs }) => {
  const seen = new Set<string>();
  for (const [email, application] of [
    [people.administrator, 'AGORA'],
    [people.administrator, 'ALAGA MD'],
    [people.secondBrandApd, 'AGORA'],
  ] as const) {
    await enterAs(email, './dashboard', { application });
    const name = page.locator('.portal-name:visible');
    await expect(name).toBeVisible();
    seen.add(await name.evaluate((title) => getComputedStyle(title).color));
  }
  expect(seen.size).toBe(3);
});

test('the theme is remembered, on the login page too', async ({ page, enterAs }) => {
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  await enterAs(people.administrator, './concurrent');
  expect(await isDark()).toBe(false);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Dark theme' }).click();
  await expect.poll(isDark).toBe(true);
  await page.reload();
  await expect(account(page)).toBeVisible();
  expect(await isDark()).toBe(true);
  await test.step('Signed out it stays dark', async () => {
    await account(page).click();
    await expect(page.getByRole('menuitem', { name: 'Light theme' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await isDark()).toBe(true);
  });
});

test('the shell by keyboard alone', async ({ page, enterAs }) => {
  // Not a list, because there the focus would start in the first row and not at the top.
  await enterAs(people.administrator, './requestlogs');
  await expect(heading(page, 'Medgate and TelAventus Request Logs')).toBeVisible();
  await test.step('The first Tab stop is a link past the menu', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    // A key that is pressed earlier is lost.
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(/\/requestlogs$/);
  });
  await test.step('The account menu opens, closes and follows its entries', async () => {
    await tabTo(page, account(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(account(page), 'the focus is in the menu').not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(account(page)).not.toBeFocused();
    for (const name of ['Change Password', 'Privacy Policy'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await expect(page.getByText(people.administrator)).toBeVisible();
    await tabTo(page, page.getByRole('menuitem', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
