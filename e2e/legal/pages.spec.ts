import type { Page } from '@playwright/test';
import { account, expect, expectAccessible, people, test } from '../fixtures';

const TITLE = 'Agora App Privacy Notice';
const SUPPORT = 'support@lumina.example';
const SECTIONS = [
  'What we collect',
  'Why we collect it',
  'Updating and deleting your data',
  'Sharing and disclosure',
  'Retention',
  'Complaints',
];

const notice = (page: Page) => page.getByRole('dialog', { name: TITLE });
const supportLink = (page: Page) => page.getByRole('main').getByRole('link', { name: SUPPORT });

async function openNotice(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Privacy Policy' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(account(page), 'the focus is in the dialog').not.toBeFocused();
}

test('the privacy notice from the account menu', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './concurrent');
  const address = page.url();
  await test.step('It has a title and a date', async () => {
    await openNotice(page);
    await expect(notice(page).getByText('Updated May 18, 2020')).toBeVisible();
    for (const name of SECTIONS) await expect(notice(page).getByRole('heading', { name, exact: true })).toBeAttached();
    await expectAccessible(page);
  });
  await test.step('Understood closes it', async () => {
    await notice(page).getByRole('button', { name: 'Understood' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(account(page)).toBeFocused();
  });
  await test.step('So does Escape, and the focus returns to the menu', async () => {
    await openNotice(page);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect(account(page)).toBeFocused();
  });
  await expect(page, 'nobody is led away').toHaveURL(address);
});

test('signed out, the login page links to both pages', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacypolicy$/);
  await expect(page).toHaveTitle('Lumina Admin - Privacy Policy');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Updated May 18, 2020')).toBeVisible();
  for (const name of SECTIONS) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(supportLink(page)).toHaveAttribute('href', `mailto:${SUPPORT}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contactus$/);
  await expect(page).toHaveTitle('Lumina Admin - Contact Us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(supportLink(page)).toHaveAttribute('href', `mailto:${SUPPORT}`);
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
