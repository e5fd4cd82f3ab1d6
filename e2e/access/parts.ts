// Roles and menus as the scripts find them.
import type { Page } from '@playwright/test';
import { people } from '../fixtures';

export const ADDRESS = './sysaccess-manage-access';
export const WHO = people.administrator;

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const save = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name: 'Save', exact: true }).click();

export async function findRole(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find in roles' }).fill(name);
}
