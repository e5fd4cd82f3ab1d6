// Every list by keyboard alone, and what its keys must never do.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, field, find, pageOf, people, queryOf, rows, test, total } from '../fixtures';
import { heading, review, row, search, tab } from './desk';

const { first, second, third } = fixtures.pending;

const keySheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard' });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a desk without a mouse, from the first row on', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(row(page, first)).toBeFocused();
  await test.step('From row to row, by letters and by arrows, and not beyond the ends', async () => {
    await press(page, 'j', 'ArrowDown');
    await expect(row(page, third)).toBeFocused();
    await press(page, 'k', 'ArrowUp', 'k');
    await expect(row(page, first)).toBeFocused();
  });
  await test.step('Into a case, on to the next two, and back to the one that was seen last', async () => {
    await press(page, 'Enter');
    await expect(heading(page, first)).toBeFocused();
    await press(page, 'n');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'n');
    await expect(heading(page, third)).toBeFocused();
    await press(page, 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, third)).toBeFocused();
  });
  await test.step('From page to page', async () => {
    await press(page, ']');
    await pageOf(page, '2 of 14');
    await press(page, '[');
    await pageOf(page, '1 of 14');
    await press(page, '[');
    await pageOf(page, '1 of 14');
  });
  await test.step('From tab to tab', async () => {
    await press(page, '2');
    await expect(tab(page, 'Approval History')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).first()).toBeFocused();
    await press(page, '3');
    await expect(tab(page, 'Reapproved History')).toHaveAttribute('aria-selected', 'true');
    await press(page, '1');
    await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, first)).toBeFocused();
  });
  await test.step('To the search, where letters are letters', async () => {
    await press(page, '/');
    await expect(find(page)).toBeFocused();
    await press(page, 'j', ']', '2', '?', '/');
    await expect(find(page)).toHaveValue('j]2?/');
    await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
    await expect(keySheet(page)).toBeHidden();
  });
});

test('the sheet names every key of a list, and the keys of a dialog are not those of the list below', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(row(page, first)).toBeFocused();
  await press(page, '?');
  await expect(keySheet(page).getByRole('term')).toHaveText(['Enter', 'j↓', 'k↑', '[', ']', '/', '1', '2', '3', '?']);
  await expect(keySheet(page).getByRole('definition')).toHaveText([
    'Open the row',
    'Next row',
    'Previous row',
    'Previous page',
    'Next page',
    'Search',
    'Pending Requests',
    'Approval History',
    'Reapproved History',
    'This list',
  ]);
  await press(page, ']', '2');
  await press(page, 'Escape');
  await expect(keySheet(page)).toBeHidden();
  await expect(row(page, first)).toBeFocused();
  expect(queryOf(page)).toEqual({});
  await press(page, 'Enter');
  await expect(heading(page, first)).toBeFocused();
  await press(page, ']', '2', '/');
  await expect(heading(page, first)).toBeFocused();
  expect(queryOf(page)).toEqual({ open: first.incrementalId });
});

test('rows that come late take the focus from nobody who has begun', async ({ page, world, enterAs }) => {
  await world.holds('listPendingRegistrations');
  await enterAs(people.firstBrandApd, './dashboard');
  await page.getByLabel('Counter from').focus();
  await page.keyboard.type('37');
  await world.mends('listPendingRegistrations');
  await total(page, 137);
  await expect(page.getByLabel('Counter from')).toBeFocused();
  await expect(page.getByLabel('Counter from')).toHaveValue('37');
  await test.step('Nor does a list below an open dialog', async () => {
    await page.goto(`./dashboard?open=${second.incrementalId}`);
    await expect(heading(page, second)).toBeFocused();
    await total(page, 137);
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'Escape');
    await expect(row(page, second)).toBeFocused();
  });
});

test('the lists of administration have the same keys', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './users');
  await expect(rows(page).first()).toBeFocused();
  await press(page, ']', 'j');
  await pageOf(page, '2 of 4');
  await press(page, '/');
  await page.keyboard.type('mendoza liza');
  await total(page, 1);
  await find(page).blur();
  await press(page, 'j', 'Enter');
  await expect(field(page, 'Last Name')).toHaveValue('Mendoza');
  await press(page, 'Escape');
  await expect(rows(page).first()).toBeFocused();
  await test.step('Where rows have buttons the keys go from button to button, each list for itself', async () => {
    await page.goto('./sysaccess-manage-access');
    const menus = page.getByRole('region', { name: 'Main menus', exact: true });
    await expect(page.getByRole('button', { name: 'Access of Reviewer' })).toBeEnabled();
    await expect(menus.getByRole('button', { name: /^Edit/ })).toHaveCount(5);
    await press(page, 'j', 'j');
    await expect(page.getByRole('button', { name: 'Access of Reviewer' })).toBeFocused();
    await menus.getByRole('button', { name: 'Menus Control' }).focus();
    await press(page, 'j');
    await expect(rows(menus).first().getByRole('button').first()).toBeFocused();
    await press(page, ']');
    await expect(menus.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Roles', exact: true }).getByText('Page 1 of 2')).toBeVisible();
    await press(page, '/');
    await expect(page.getByRole('searchbox', { name: 'Find in main menus' })).toBeFocused();
  });
});

test('the link of the menu hands the focus on to its list', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(rows(page).first()).toBeFocused();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await total(page, 36);
  await expect(rows(page).first()).toBeFocused();
  await page.goto('./dashboard?tab=history');
  await tab(page, 'Reapproved History').click();
  await expect(rows(page).first()).toContainText('/');
  await expect(tab(page, 'Reapproved History'), 'who walks the tabs stays there').toBeFocused();
  await expect(search(page)).toBeVisible();
});
