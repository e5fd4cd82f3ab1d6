// Every screen opens, whichever alternative of the specification the server has chosen, and however careless it is:
// what a careless server sends oddly costs a field or a row, never a list and never a screen.
import type { Page } from '@playwright/test';
import { SERVED } from '../../mocks/literal/shapes';
import * as desk from '../helpers/desk';
import { followFromWelcome, press, rows } from '../helpers/screen';
import { toastShown } from '../helpers/toasts';
import { ADMINISTRATOR, CONTENT, expect, test } from './fixtures';

/** Texts that a working screen never shows: error messages, and how an unexpectedly missing value would look. */
const FAILURES =
  /could not be \w+ed|Internal Server Error|Something went wrong|.*\bnot known|We can't.*|Not allowed|Page not found|.*\b(undefined|null|NaN)\b|Invalid Date|\[object.*/g;

/** The server of the variant `second` names no card of an account. */
const NO_CARD = 'Customized digicard not found.';

/** What on the screen says that something failed, or that there is nothing. */
async function badIn(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Welcome' })).toBeVisible();
  await expect(main.locator('.bp6-skeleton, .bp6-spinner')).toHaveCount(0);
  const texts = [
    ...(await main.locator('.bp6-non-ideal-state h4').allInnerTexts()),
    ...(await main.getByRole('alert').allInnerTexts()),
    ...((await main.innerText()).match(FAILURES) ?? []),
  ];
  return [...new Set(texts)].filter((text) => text !== NO_CARD);
}

async function addressesIn(page: Page, role: 'link' | 'menuitem'): Promise<string[]> {
  const entries = page.getByRole('navigation').getByRole(role).or(page.getByRole('menu').getByRole(role));
  await expect(entries.first()).toBeVisible();
  const all = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(all)].filter((address) => address !== null);
}

for (const variant of SERVED)
  test.describe(`with the server '${variant}'`, () => {
    test.use({ variant });

    test('every screen in the menus opens, and each of its tabs', async ({ page, enterAs }) => {
      test.slow();
      const opened: Record<string, string[]> = {};
      const openAll = async (addresses: string[]) => {
        expect(addresses.length).toBeGreaterThan(10);
        for (const address of addresses.filter((each) => !(each in opened))) {
          await followFromWelcome(page, `${address}?account=INT00000001`);
          opened[address] = await badIn(page);
          for (const tab of await page.getByRole('main').getByRole('tab', { selected: false }).allInnerTexts()) {
            await page.getByRole('tab', { name: tab }).click();
            opened[`${address} ${tab}`] = await badIn(page);
          }
        }
      };
      await enterAs(CONTENT, './welcome', 'AGORA');
      await openAll(await addressesIn(page, 'link'));
      // Most screens are the same in both applications.
      await enterAs(CONTENT, './welcome', 'ALAGA MD');
      await press(page, 'File Management');
      const addresses = await addressesIn(page, 'menuitem');
      await page.keyboard.press('Escape');
      await openAll(addresses);
      expect(Object.entries(opened).filter(([, texts]) => texts.length > 0)).toEqual([]);
    });
  });

test.describe('with a careless server', () => {
  test.use({ variant: 'careless' });

  test('a list tells how many of its rows could not be read', async ({ page, enterAs }) => {
    await enterAs(CONTENT, './disapprove_remarks');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('main').getByText('1 row could not be read')).toBeVisible();
  });

  test('a case opens, with pictures at the paths that the server has given', async ({ page, enterAs, upstream }) => {
    await enterAs(CONTENT, './dashboard');
    await rows(page).first().click();
    await expect(desk.review(page)).toBeVisible();
    await expect(desk.button(page, 'Approve')).toBeVisible();
    // The account number of a row may be one of the odd fields: then the company knows no such account, as it says.
    await expect(desk.review(page).getByRole('alert').filter({ hasNotText: 'Issue #KA102' })).toHaveCount(0);
    const asked = async () =>
      (await upstream.asked('getImage')).map(({ headers }) => decodeURIComponent(String(headers.imagepath)));
    await expect.poll(asked).toContainEqual(expect.stringMatching(/^(D:\\|\\\\srv\\).*\.png$/));
  });

  test('a record with an unknown field is saved without it', async ({ page, enterAs, upstream }) => {
    await enterAs(ADMINISTRATOR, './disapprove_remarks?rows=50');
    await page
      .getByRole('row')
      .filter({ has: page.locator('td.unknown') })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await expect(form.getByText('The saved value could not be read.').first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Special Instructions' }).fill('Ask the member.');
    await form.getByRole('button', { name: 'Save' }).click();
    await toastShown(page, 'Remarks Successfully Updated');
    const [saved] = await upstream.asked('updateRemark');
    expect(saved?.body).toMatchObject({ recordid: expect.any(Number), special_instructions: 'Ask the member.' });
    expect(Object.keys(saved?.body ?? {}).length).toBeLessThan(5);
  });
});
