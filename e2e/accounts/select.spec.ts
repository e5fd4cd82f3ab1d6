// Selecting a corporate account in the dialog that is the same on all screens about accounts.
import type { Page, Request } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPage,
  expectRow,
  follow,
  people,
  press,
  queryOf,
  SERVER_FAULTS,
  test,
  total,
  tryAgain,
  UNREACHABLE,
} from '../fixtures';
import { facts, found, named, search, searchField, select, selected, selecting } from './parts';

const ADDRESS = './disable-features';
const NONE = 'Error no account gathered.';
const open = (page: Page) => press(page, 'Select Account');
const companies = (page: Page) => found(page).locator('td:nth-child(2)');

test('found by a part of the company or by keyboard alone; the last search stays, here and on another screen', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  await expect(page.getByText('No account is selected')).toBeVisible();
  await expect(button(page, 'Select Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await test.step('Without a text, and without a selection', async () => {
    await expect(page.getByText('Nothing searched yet')).toBeVisible();
    await search(page, '   ');
    await expect(alert(page)).toHaveText('Search field is empty.');
    await expect(searchField(page)).toBeFocused();
    await press(selecting(page), 'Select');
    await expect(alert(page)).toHaveText('No selected company.');
    await expect(selected(page)).toHaveText('None yet');
    expect(await world.asked('searchCompanies')).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('By company', async () => {
    await search(page, '  fOODS ');
    await total(page, 13);
    await expect(found(page)).toHaveCount(5);
    await expect(page.getByRole('columnheader')).toHaveText(['Corporate Account', 'Company', 'Brand', 'Status']);
    await expectRow(named(page, fixtures.first.company), {
      'Corporate Account': fixtures.first.acct,
      Brand: 'Lumina',
      Status: 'Active',
    });
    const [request] = await world.asked('searchCompanies');
    expect(request?.headers.company).toBe('fOODS');
    expect(await world.asked('getAccount')).toEqual([]);
    await button(selecting(page), 'Last page').click();
    await expectPage(page, '3 of 3');
    await expect(found(page)).toHaveCount(3);
  });
  await test.step('In another order', async () => {
    await button(selecting(page), 'First page').click();
    const names = await companies(page).allInnerTexts();
    await selecting(page).getByRole('button', { name: 'Company' }).click();
    await selecting(page).getByRole('button', { name: 'Company' }).click();
    await expect(selecting(page).getByRole('columnheader', { name: 'Company' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(companies(page).first()).not.toHaveText(names[0] ?? '');
    // Sorting in the dialog does not change the address of the list behind it.
    expect(queryOf(page)).toEqual({});
  });
  await test.step('Another search leaves what was selected', async () => {
    const last = (await companies(page).first().innerText()).trim();
    await found(page).first().click();
    await expect(selected(page)).toContainText(last);
    await search(page, 'haribon');
    await expectRow(named(page, 'Haribon'), { Status: 'Suspended' });
    await expect(selected(page)).toContainText(last);
    await named(page, 'Haribon').click();
    await expect(selected(page)).toHaveText('LMN00000003 – Haribon Airways');
    await press(selecting(page), 'Select');
  });
  await test.step('The account stands on the screen and in the address, for a reload and for back', async () => {
    await expect(selecting(page)).toBeHidden();
    await expect(button(page, 'Select Account')).toBeFocused();
    await expect(facts(page).getByRole('definition')).toHaveText([
      'LMN00000003',
      'Haribon Airways',
      '2026-000003',
      'Lumina',
      'Suspended',
    ]);
    expect(queryOf(page)).toEqual({ account: 'LMN00000003' });
    await page.reload();
    await expect(facts(page)).toContainText('Haribon Airways');
    await page.goBack();
    await expect(page.getByText('No account is selected')).toBeVisible();
  });
  await test.step('By keyboard alone another is found', async () => {
    await button(page, 'Select Account').focus();
    await page.keyboard.press('Enter');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('maharlika');
    await page.keyboard.press('Enter');
    await expect(named(page, 'Maharlika Shipping Lines')).toBeVisible();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(found(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selected(page)).toContainText('Maharlika Shipping Lines');
    await expect(button(selecting(page), 'Select')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(facts(page)).toContainText('Maharlika Shipping Lines');
  });
  await test.step('Reopened it shows the last search; Escape selects nothing', async () => {
    await page.keyboard.press('Enter');
    await expect(searchField(page)).toHaveValue('maharlika');
    await expect(named(page, 'Maharlika Shipping Lines')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selecting(page)).toBeHidden();
    await expect(button(page, 'Select Account')).toBeFocused();
  });
  await test.step('So it does on another screen, where typing replaces it', async () => {
    await page.getByRole('link', { name: 'Suspend Corporate Account' }).click();
    await press(page, 'Add Suspended Account');
    await expect(searchField(page)).toHaveValue('maharlika');
    await expect(named(page, 'Maharlika Shipping Lines')).toBeVisible();
    await page.keyboard.type('foods');
    await expect(searchField(page)).toHaveValue('foods');
    await page.keyboard.press('Escape');
  });
  await test.step('The next account is another one in the address', async () => {
    await follow(page, `${ADDRESS}?account=${fixtures.activeAgain.acct}`);
    await open(page);
    await select(page, 'Panday');
    await expect(facts(page)).toContainText('Panday Steel Works');
    await page.goBack();
    await expect(facts(page)).toContainText('Maharlika');
  });
});

test('found by its whole code, in upper or lower case; a slow search can be replaced, and a failed one says so', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  await open(page);
  await test.step('A whole code is only searched as an account', async () => {
    await search(page, fixtures.second.acct.toLowerCase());
    await expectRow(named(page, fixtures.second.company), {
      'Corporate Account': fixtures.second.acct,
      Brand: 'Avega',
    });
    expect((await world.asked('getAccount')).map(({ headers }) => headers.corpacct)).toEqual(['avg00000002']);
    expect(await world.asked('searchCompanies')).toEqual([]);
  });
  await test.step('A text that no company name contains is also searched as an account', async () => {
    await search(page, 'AVG0000');
    await expect(page.getByText(NONE)).toBeVisible();
    expect(await world.asked('searchCompanies')).toHaveLength(1);
    expect(await world.asked('getAccount')).toHaveLength(2);
  });
  await test.step('A code that does not exist, and a text that cannot be a code', async () => {
    await search(page, 'LMN99999999');
    await expect(page.getByText(NONE)).toBeVisible();
    await total(page, 0);
    for (const odd of ['🌟'.repeat(125), 'Ñ'.repeat(250), `${'x'.repeat(249)}%`, "<script>alert('x')</script>"]) {
      await search(page, odd);
      await expect.poll(async () => (await world.asked('searchCompanies')).at(-1)?.headers.company).toBe(odd);
      await expect(page.getByText(NONE)).toBeVisible();
    }
    expect(await world.asked('getAccount')).toHaveLength(3);
  });
  await test.step('Odd names are found and shown as they are', async () => {
    for (const { acct, company } of [fixtures.accented, fixtures.script, fixtures.formula, fixtures.emoji]) {
      await search(page, company);
      await named(page, company).click();
      await expect(selected(page)).toHaveText(`${acct} – ${company}`);
    }
    await search(page, 'nandu');
    await expect(named(page, fixtures.accented.company)).toBeVisible();
    await search(page, fixtures.longName.company);
    await named(page, fixtures.longName.acct).click();
    await press(selecting(page), 'Select');
    await expect(facts(page)).toContainText(fixtures.longName.company);
    await expectNoSidewaysScroll(page);
  });
  await test.step('An address with an account that does not exist', async () => {
    await follow(page, `${ADDRESS}?account=LMN99999999`);
    await expect(page.getByText('There is no account LMN99999999.')).toBeVisible();
    await expect(page.getByText(NONE)).toBeVisible();
    const before = (await world.asked('getAccount')).length;
    await follow(page, `${ADDRESS}?account=${encodeURIComponent('Ñ'.repeat(60))}`);
    await expect(page.getByText(NONE)).toBeVisible();
    expect(await world.asked('getAccount')).toHaveLength(before);
    await follow(page, `${ADDRESS}?account=lmn00000001`);
    await expect(facts(page)).toContainText('LMN00000001');
  });

  await follow(page, ADDRESS);
  await open(page);
  await test.step('A slow search is replaced by the next one, and its result never appears later', async () => {
    await world.holds('searchCompanies');
    const isSearch = (request: Request) => request.url().endsWith('/accounts/companies');
    const sent = page.waitForRequest(isSearch);
    await search(page, 'foods');
    await sent;
    await expect(selecting(page).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(NONE)).toHaveCount(0);
    await test.step('The same text again is asked again', async () => {
      const again = page.waitForRequest(isSearch);
      await press(selecting(page), 'Search');
      await again;
      await expect(page.getByText(NONE)).toHaveCount(0);
    });
    await search(page, fixtures.second.acct);
    await expect(named(page, fixtures.second.company)).toBeVisible();
    await world.repairs('searchCompanies');
    await search(page, 'haribon');
    await expect(found(page)).toHaveCount(1);
    await expect(named(page, 'Haribon Airways')).toBeVisible();
  });
  for (const [fault, message] of SERVER_FAULTS) {
    await test.step(message, async () => {
      await world.breaks('searchCompanies', fault);
      await search(page, 'foods');
      await expect(page.getByText('The list could not be loaded')).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText(NONE)).toHaveCount(0);
    });
  }
  await test.step('Tried again it comes', async () => {
    await world.repairs('searchCompanies');
    await tryAgain(selecting(page));
    await total(page, 13);
    await test.step('When a repeated search fails, the old result is not shown as the new one', async () => {
      await world.breaks('searchCompanies', { drop: true });
      await press(selecting(page), 'Search');
      await expect(page.getByText(UNREACHABLE)).toBeVisible();
      await expect(found(page)).toHaveCount(0);
    });
  });
  await test.step('An account of the address that cannot be had is asked for again', async () => {
    await page.keyboard.press('Escape');
    await expect(selecting(page)).toBeHidden();
    await world.breaks('getAccount', { status: 500 });
    await follow(page, `${ADDRESS}?account=LMN00000001`);
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await world.repairs('getAccount');
    await tryAgain(page);
    await expect(facts(page)).toContainText('Bayanihan Foods Corporation');
  });
});
