// Selecting a corporate account in the dialog that is the same on all screens about accounts.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import {
  button,
  expect,
  expectPage,
  expectRow,
  follow,
  menuLink,
  people,
  press,
  queryOf,
  test,
  total,
} from '../fixtures';
import { facts, found, named, search, searchField, selected, selecting } from './parts';

const ADDRESS = './disable-features';
const NONE = 'Error no account gathered.';
const open = (page: Page) => press(page, 'Select Account');
const companies = (page: Page) => found(page).locator('td:nth-child(2)');

test('found by a part of the company; the last search stays on another screen', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await expect(page.getByText('No account selected')).toBeVisible();
  await expect(button(page, 'Select Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
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
  await test.step('The account stands on the screen and in the address, for back', async () => {
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
    await page.goBack();
    await expect(page.getByText('No account selected')).toBeVisible();
  });
  await test.step('Another screen shows the last search, where typing replaces it', async () => {
    await page.getByRole('link', { name: 'Suspend Corporate Account' }).click();
    await press(page, 'Add Suspended Account');
    await expect(searchField(page)).toHaveValue('haribon');
    await expect(named(page, 'Haribon Airways')).toBeVisible();
    await page.keyboard.type('foods');
    await expect(searchField(page)).toHaveValue('foods');
    await page.keyboard.press('Escape');
  });
  await test.step('A screen without an account offers the last one, and links to the others about it', async () => {
    await menuLink(page, 'Bank Inclusion').click();
    await press(page, 'Continue with Haribon Airways');
    await expect(facts(page)).toContainText('LMN00000003');
    const elsewhere = page.getByRole('navigation', { name: 'This account elsewhere' });
    await expect(elsewhere.getByRole('link', { name: 'Bank Inclusion' })).toHaveCount(0);
    await elsewhere.getByRole('link', { name: 'Upload ATD / Eligibility Plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Upload ATD / Eligibility Plan' })).toBeVisible();
    await expect(facts(page)).toContainText('2026-000003');
    await elsewhere.getByRole('link', { name: 'eRCS Validity' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('LMN00000003');
  });
});

test('found by its whole code, in upper or lower case; an account that does not exist says so', async ({
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
    expect(await world.asked('getAccount')).toHaveLength(3);
  });
  await test.step('Odd names are found and shown as they are', async () => {
    for (const { acct, company } of [fixtures.script, fixtures.emoji]) {
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
  });
  await test.step('An address with an account that does not exist', async () => {
    await follow(page, `${ADDRESS}?account=LMN99999999`);
    await expect(page.getByText('Account LMN99999999 not found.')).toBeVisible();
    await expect(page.getByText(NONE)).toBeVisible();
    const before = (await world.asked('getAccount')).length;
    await follow(page, `${ADDRESS}?account=${encodeURIComponent('Ñ'.repeat(60))}`);
    await expect(page.getByText(NONE)).toBeVisible();
    expect(await world.asked('getAccount')).toHaveLength(before);
    await follow(page, `${ADDRESS}?account=lmn00000001`);
    await expect(facts(page)).toContainText('LMN00000001');
  });
});
