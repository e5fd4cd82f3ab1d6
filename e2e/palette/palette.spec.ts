// Whoever knows its name needs no mouse: Ctrl-K, a few letters, Enter.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, heading, people, press, test } from '../fixtures';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('by keyboard alone: to a screen, what can be done there, and what was used last first', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await test.step('What is open offers what it can', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'This screen').getByRole('option')).toHaveText(['Add Remarks', 'Save as a view']);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add New Remarks' })).toBeVisible();
    await test.step('Over a dialog it stays closed', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette(page)).toHaveCount(0);
    });
    await page.keyboard.press('Escape');
  });
  await test.step('A screen by what it is called, or by what the menu calls it', async () => {
    await ask(page, 'top provider');
    await expect(options(page)).toHaveText(['Top Provider']);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Top Provider')).toBeVisible();
    await ask(page, 'dashboard');
    await expect(options(page).filter({ hasText: /^Dashboard/ }), 'of two addresses').toHaveText([
      /Member Registrations/,
    ]);
    await field(page).fill('features control');
    await expect(options(page).filter({ hasText: /^Features Control/ })).toHaveText([/./, /featurecontrolaruga/]);
    await field(page).fill('nothing like it');
    await expect(palette(page).getByRole('status')).toHaveText('Nothing is called so');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await ask(page, 'stores');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Stores')).toBeVisible();
  });
  await test.step('What was used last comes first, also after a reload', async () => {
    await page.reload();
    await expect(heading(page, 'Stores')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['Stores', 'Top Provider']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Top Provider')).toBeVisible();
  });
  await test.step('Also on a telephone, which has no such keys', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Account');
    await page.getByRole('menuitem', { name: /^Commands/ }).click();
    await expect(field(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('it offers what its person may enter, exports what is shown, and makes somebody else of testers', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.marketing, './advisory');
  await expect(heading(page, 'Advisory')).toBeVisible();
  await ask(page, 'users');
  await expect(group(page, 'Go to')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ask(page, 'export excel');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('advisory.xlsx');
  await ask(page, 'sign in as ramon');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Doctors Portal')).toBeVisible();
  await ask(page, 'scenario empty');
  await expect(options(page).first()).toContainText('empty');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No Pending Requests Right Now')).toBeVisible();
  await test.step('Enter is pressed before all commands are known', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/control/scenarios', async (route) => {
      await asked;
      await route.continue();
    });
    await ask(page, 'sign in as liza');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(palette(page).getByRole('status')).toBeEmpty();
    answer();
    await expect(palette(page)).toBeHidden();
    await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
  });
  await test.step('Signed out, too', async () => {
    await press(page, 'Account');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await ask(page, 'sign in as maria');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
  });
});
