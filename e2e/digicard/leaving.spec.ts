// Unsaved changes of the card are not dropped without a question.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/digicard/fixtures';
import { button, expect, follow, heading, menuLink, press, question, test } from '../fixtures';
import { ADMINISTRATOR, accounts, chooser, expectOrder, handle, labels, options } from './parts';

const ORDER = ['Name', 'Account No.', 'Company', 'Date of Birth', fixtures.inactive, fixtures.last];
const MOVED = ['Name', 'Account No.', 'Company', 'Date of Birth', fixtures.last, fixtures.inactive];
const back = (page: Page) => page.evaluate(() => history.back());
const elsewhereLink = (page: Page) => menuLink(page, 'Bank Inclusion');
const answer = async (page: Page, how: 'Stay' | 'Leave') => {
  await press(question(page, 'Leave without saving?'), how);
  await expect(question(page, 'Leave without saving?')).toBeHidden();
};
const chooseFirst = async (page: Page) => {
  await chooser(page).fill(accounts.first.acct);
  await options(page).first().click();
  await expectOrder(page, ORDER);
};
const moveLast = async (page: Page) => {
  await handle(page, fixtures.last).focus();
  await page.keyboard.press('ArrowUp');
  await expectOrder(page, MOVED);
};

test('leaving with a moved label or an edited style asks once before dropping it', async ({ page, world, enterAs }) => {
  await enterAs(ADMINISTRATOR, './digicard');
  await chooseFirst(page);
  const chosen = page.url();
  await moveLast(page);
  await test.step('Nothing else is edited meanwhile, and why is said', async () => {
    for (const name of ['Add Label', 'Edit Company']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).toHaveAccessibleDescription('Save or undo the moved label first.');
    }
  });
  await test.step('By a link, and by the way back', async () => {
    for (const leave of [() => elsewhereLink(page).click(), () => back(page)]) {
      await leave();
      await answer(page, 'Stay');
      await expectOrder(page, MOVED);
      expect(page.url()).toBe(chosen);
    }
  });
  await test.step('The browser asks before the page itself is left', async () => {
    const leaveDialog = page.waitForEvent('dialog');
    const left = page.evaluate(() => location.reload());
    const dialogOfBrowser = await leaveDialog;
    expect(dialogOfBrowser.type()).toBe('beforeunload');
    await dialogOfBrowser.dismiss();
    await left;
    await expectOrder(page, MOVED);
  });
  await test.step('Undo move, there is nothing to ask', async () => {
    await press(page, 'Undo move');
    await expectOrder(page, ORDER);
    await expect(button(page, 'Add Label')).toBeEnabled();
    await back(page);
    await expect(page.getByText('No account selected')).toBeVisible();
    await expect(question(page, 'Leave without saving?')).toHaveCount(0);
  });
  await test.step('After leaving, the label is back at its saved position', async () => {
    await chooseFirst(page);
    await moveLast(page);
    await back(page);
    await answer(page, 'Leave');
    await expect(page.getByText('No account selected')).toBeVisible();
    await chooseFirst(page);
    await moveLast(page);
    await elsewhereLink(page).click();
    await answer(page, 'Leave');
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
  });
  expect(await world.asked('updateDigicardLabel')).toEqual([]);

  await follow(page, './digicard');
  await chooseFirst(page);
  const company = page.getByRole('switch', { name: 'Bold company' });
  await test.step('Without changes there is no question', async () => {
    await press(page, 'Edit Font Style');
    await back(page);
    await expect(labels(page)).toBeHidden();
    await chooseFirst(page);
  });
  await press(page, 'Edit Font Style');
  await company.click({ force: true });
  for (const leave of [() => elsewhereLink(page).click(), () => back(page)]) {
    await leave();
    await answer(page, 'Stay');
    await expect(company).toBeChecked();
  }
  await moveLast(page);
  await back(page);
  await answer(page, 'Leave');
  await expect(page.getByText('No account selected')).toBeVisible();
  await test.step('After leaving, the unsaved style is gone; another change asks again', async () => {
    await chooseFirst(page);
    await press(page, 'Edit Font Style');
    await expect(company).not.toBeChecked();
    await company.click({ force: true });
    await elsewhereLink(page).click();
    await answer(page, 'Leave');
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
  });
  expect(await world.asked('updateDigicardStyle')).toEqual([]);
});
