// Locators and helpers for the scripts about the digital card.
import type { Locator, Page } from '@playwright/test';
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { people, press, question } from '../fixtures';
import { expect } from '../helpers/expected';

export { accounts };
export const ADMINISTRATOR = people.administrator;
/** Not an administrator; sees the screen by the system access of the role. */
export const COLLEAGUE = 'josefina.castaneda@lumina.example';
export const addressOf = ({ acct }: { acct: string }) => `./digicard?account=${acct}`;

export const chooser = (page: Page) => page.getByRole('combobox', { name: 'Account', exact: true });
export const options = (page: Page) => page.getByRole('option');
/** The preview of the card on the screen, or the one within a dialog. */
export const card = (where: Page | Locator) => where.getByRole('figure', { name: 'Preview of the card' });
export const lines = (where: Page | Locator) => card(where).getByRole('listitem');
export const labels = (page: Page) => page.getByRole('table', { name: 'Labels' });
export const labelRows = (page: Page) =>
  labels(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
export const rowOf = (page: Page, label: string) => labelRows(page).filter({ hasText: label });
export const handle = (page: Page, label: string) => page.getByRole('button', { name: `Move ${label}`, exact: true });

export const proceed = async (page: Page, answer: 'YES' | 'NO' = 'YES') => {
  await press(question(page, 'Proceed with the changes?'), answer);
  await expect(question(page, 'Proceed with the changes?')).toBeHidden();
};

/** Expects the labels in this order. */
export const expectOrder = (page: Page, order: string[]) =>
  expect(labelRows(page).locator('td:nth-child(2)')).toHaveText(order.map((label) => new RegExp(`^${label}`)));

/** Waits until the background image of the card is drawn, and returns its width. */
export async function imageShown(where: Page | Locator): Promise<number> {
  const image = card(where).locator('img');
  const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth).catch(() => 0);
  await expect.poll(width).toBeGreaterThan(0);
  return width();
}

/** Expects that no part of the card's content sticks out of it. */
export async function expectWithinCard(where: Page | Locator): Promise<void> {
  const outside = await card(where).evaluate((figure) => {
    const edge = figure.getBoundingClientRect();
    return [...figure.querySelectorAll('ol, div')]
      .map((part) => part.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom,
      ).length;
  });
  expect(outside).toBe(0);
}
