// Every screen opens with an upstream that answers exactly as the specification says: with its rows if there are some,
// otherwise with the text of an empty list, and without error messages.
import type { Page } from '@playwright/test';
import { follow, heading, press } from '../helpers/screen';
import { expect, test } from './fixtures';
import { ADMINISTRATOR } from './people';
import { DIALOGS, OPENINGS, type Opening, PUBLIC, whoOpens } from './screens';

/** Texts that a working screen never shows: error messages, and how an unexpectedly missing value would look. */
const FAILURES =
  /could not be \w+|Internal Server Error|Something went wrong|.*\bnot known|We can't.*|Not allowed|Page not found|.*\b(undefined|null|NaN)\b|Invalid Date|\[object.*/g;

async function opensWell(page: Page, path: string, opening: Opening, isEmpty: boolean) {
  const { shows, empty, own = opening.heading } = opening;
  await expect.soft(heading(page, isEmpty ? own : opening.heading), path).toBeVisible();
  const main = page.getByRole('main');
  await expect.soft(main.getByText(isEmpty ? empty : shows).first(), path).toBeVisible();
  await expect.soft(main.locator('.bp6-skeleton, .bp6-spinner'), path).toHaveCount(0);
  expect.soft((await page.locator('body').innerText()).match(FAILURES), path).toBeNull();
  await expect.soft(page.getByRole('alert').filter({ hasNotText: empty }), path).toHaveCount(0);
}

for (const [path, name] of Object.entries(PUBLIC))
  test(`${path} opens without signing in`, async ({ page }) => {
    await page.goto(`.${path.replace(':email', 'x%40y.example')}`);
    await expect(heading(page, name)).toBeVisible();
    expect((await page.locator('body').innerText()).match(FAILURES)).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('every dialog of the menus opens', async ({ page, enterAs }) => {
  await enterAs(ADMINISTRATOR, './welcome', 'ALAGA MD');
  for (const [name, { menu, title = name, shows }] of Object.entries(DIALOGS)) {
    await press(page, menu);
    await page.getByRole('menuitem', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(shows).first()).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

const people = [...new Set(Object.values(OPENINGS).map(whoOpens))];

for (const who of people) {
  test(`every screen opens for ${who}`, async ({ page, enterAs, variant }) => {
    await enterAs(who, './welcome');
    for (const [address, opening] of Object.entries(OPENINGS)) {
      if (whoOpens(opening) !== who) continue;
      const to = opening.query ? `${address}?${opening.query}` : address;
      await follow(page, `.${to}`);
      await opensWell(page, address, opening, variant === 'empty');
    }
  });
}
