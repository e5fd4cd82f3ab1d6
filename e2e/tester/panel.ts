// Locators and helpers for the tester's panel.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/expected';

export const panel = (page: Page) => page.getByRole('complementary', { name: "Tester's panel" });
export const tab = (page: Page) => panel(page).getByRole('button', { name: 'Tester', exact: true });

export const section = (page: Page, name: string) => panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });

/** Opens the panel if it is closed, and then one of its sections. */
export async function open(page: Page, name?: string): Promise<void> {
  await expect(tab(page).or(section(page, 'Scenario'))).toBeVisible();
  if (await tab(page).isVisible()) await tab(page).click();
  if (name) await section(page, name).click();
}

export const find = (page: Page, name: string) => panel(page).getByRole('combobox', { name });
export const option = (page: Page, name: string | RegExp) => panel(page).getByRole('option', { name });

export const scenario = (page: Page, name: string) => option(page, new RegExp(`^${name} `));

/** Chooses a scenario in the section 'Scenario', which is the first one. */
export const choose = (page: Page, name: string) => scenario(page, name).click();

export const expectCurrent = (page: Page, name: string) =>
  expect(option(page, new RegExp(`^${name} current`)), `${name} is the current scenario`).toBeVisible();

/** Chooses an operation by typing its name; waits for the list from the mocks, because Enter chooses from it. */
export async function chooseOperation(page: Page, operation: string): Promise<void> {
  await find(page, 'Break an operation').fill(operation);
  await expect(option(page, new RegExp(`^${operation} `)).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Sets a fault for an operation, by its name in the list of faults. */
export async function breakBy(page: Page, operation: string, what: string): Promise<void> {
  await open(page, 'Faults');
  await find(page, 'Break an operation').fill(operation);
  await option(page, new RegExp(`^${operation.replace('*', '\\*')} `))
    .first()
    .click();
  await panel(page).getByLabel('Fault', { exact: true }).selectOption(what);
  await panel(page).getByRole('button', { name: 'Set fault' }).click();
  await expect(panel(page).getByRole('list', { name: 'Faults' })).toContainText(operation);
}
