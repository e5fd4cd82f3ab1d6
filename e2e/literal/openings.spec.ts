// Every screen opens before an upstream that answers as the specification says and no further: with its rows where there
// are some, with the words of an empty list where there are none, and complaining of nothing.
import type { Page } from '@playwright/test';
import { follow, heading } from '../helpers/screen';
import { expect, test } from './fixtures';
import { OPENINGS, type Opening, whoOpens } from './screens';

/** What no screen says that is well, and how what a server has left out looks where nobody has thought of it. */
const FAILURES =
  /could not be \w+|Internal Server Error|Something went wrong|.*\bnot known|We can't.*|Not allowed|Page not found|.*\b(undefined|null|NaN)\b|Invalid Date|\[object.*/g;

async function opensWell(page: Page, path: string, { heading: name, shows, empty }: Opening, isEmpty: boolean) {
  await expect.soft(heading(page, name), path).toBeVisible();
  const main = page.getByRole('main');
  await expect.soft(main.getByText(isEmpty ? empty : shows).first(), path).toBeVisible();
  await expect.soft(main.locator('.bp6-skeleton, .bp6-spinner'), path).toHaveCount(0);
  expect.soft((await page.locator('body').innerText()).match(FAILURES), path).toBeNull();
  await expect.soft(page.getByRole('alert').filter({ hasNotText: empty }), path).toHaveCount(0);
}

const people = [...new Set(Object.values(OPENINGS).map(whoOpens))];

for (const who of people) {
  test(`every screen opens to ${who}`, async ({ page, enterAs, variant }) => {
    await enterAs(who, './welcome');
    for (const [address, opening] of Object.entries(OPENINGS)) {
      if (whoOpens(opening) !== who) continue;
      const to = opening.query ? `${address}?${opening.query}` : address;
      await follow(page, `.${to}`);
      await opensWell(page, address, opening, variant === 'empty');
    }
  });
}
