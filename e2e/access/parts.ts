// Locators and helpers for the scripts about roles and menus.
import type { Page } from '@playwright/test';
import { agree, people } from '../fixtures';

export const ADDRESS = './sysaccess-manage-access';
export const ADMINISTRATOR = people.administrator;

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const save = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name: 'Save', exact: true }).click();

/** Saves the menus of a role, and confirms the question. */
export async function saveAccess(page: Page, role: string, title = "Change this role's menu?"): Promise<void> {
  await save(page, `Role-based Access Control: ${role}`);
  await agree(page, title, 'Save');
}

export async function findRole(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search roles' }).fill(name);
}
