// Lists by keyboard alone, and keys that must have no effect.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, expectPage, field, find, follow, people, queryOf, question, rows, test, total } from '../../fixtures';
import { caseAt, heading, PICTURE_KEYS, REAPPROVAL, review, row, search, tab } from '../desk';

const { first, second } = fixtures.pending;

const keySheet = (page: Page) => page.getByRole('dialog', { name: 'Help' }).getByRole('region', { name: 'Keys' });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('the desk by keyboard alone', async ({ page, world, enterAs }) => {
  await test.step('Rows that load late do not take the focus from where the user is typing', async () => {
    await world.holds('listPendingRegistrations');
    await enterAs(people.firstBrandApd, './dashboard');
    await page.getByLabel('Counter from').focus();
    await page.keyboard.type('37');
    await world.repairs('listPendingRegistrations');
    await total(page, 137);
    await expect(page.getByLabel('Counter from')).toBeFocused();
    await expect(page.getByLabel('Counter from')).toHaveValue('37');
  });
  await test.step('Nor does a list below an open dialog', async () => {
    await page.goto(`./dashboard?open=${second.incrementalId}`);
    await expect(heading(page, second)).toBeFocused();
    await total(page, 137);
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'Escape');
    await expect(row(page, second)).toBeFocused();
    await press(page, 'k');
    await expect(row(page, first)).toBeFocused();
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
  await test.step('To the search field, where letters are typed and are no shortcuts', async () => {
    await press(page, '/');
    await expect(find(page)).toBeFocused();
    await press(page, 'j', ']', '2', '?', '/');
    await expect(find(page)).toHaveValue('j]2?/');
    await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
    await expect(keySheet(page)).toBeHidden();
  });
});

test('the sheet names every key of a list, and every key of a case', async ({ page, enterAs }) => {
  const described = keySheet(page).getByRole('definition');
  const DESCRIBED = [
    'Disapprove, with confirmation',
    'Approve, with confirmation',
    'Approve despite a serious risk, in the confirmation',
    'Next case',
    'Previous case',
    'Case report as PDF',
    "The member's profile of the company",
    ...PICTURE_KEYS,
  ];
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
    'This page',
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
  await test.step('A case has other keys', async () => {
    await press(page, '?');
    await expect(described).toHaveText(DESCRIBED);
    await expect(keySheet(page).getByRole('term')).toHaveText(
      'd a Shift+A nj pk c m Esc += - 0 1 r Shift+R ← → ↑ ↓ s l f ?'.split(' '),
    );
  });
  await test.step('Escape closes only the list of keys', async () => {
    await press(page, 'Escape');
    await expect(keySheet(page)).toBeHidden();
    await expect(heading(page, first)).toBeVisible();
  });
  await test.step('A case that can be reapproved lists that key; a button opens the list without a keyboard', async () => {
    await follow(page, caseAt(fixtures.decided.forReapproval, 'history'));
    await review(page).getByRole('button', { name: 'Help' }).click();
    await expect(described).toHaveText([
      'Reapprove, with confirmation',
      'Reapprove despite a serious risk, in the confirmation',
      ...DESCRIBED.slice(3),
    ]);
    await page.getByRole('dialog', { name: 'Help' }).getByText('Close', { exact: true }).last().click();
    await heading(page, fixtures.decided.forReapproval).focus();
    await press(page, 'e');
    await expect(question(page, REAPPROVAL)).toBeVisible();
  });
});

test('the lists and tabs of an administrator have the same keys', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(rows(page).first()).toBeFocused();
  await test.step('A link of the menu moves the focus to the list', async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await total(page, 36);
    await expect(rows(page).first()).toBeFocused();
  });
  await press(page, ']', 'j');
  await expectPage(page, '2 of 4');
  await press(page, '/');
  await page.keyboard.type('mendoza liza');
  await total(page, 1);
  await find(page).blur();
  await press(page, 'j', 'Enter');
  await expect(field(page, 'Last Name')).toHaveValue('Mendoza');
  await press(page, 'Escape');
  await expect(rows(page).first()).toBeFocused();
  await test.step('On a screen with two lists, the keys stay within one', async () => {
    await follow(page, './sysaccess-manage-access');
    const roles = page.getByRole('region', { name: 'Roles', exact: true });
    const menus = page.getByRole('region', { name: 'Main menus', exact: true });
    await expect(rows(roles).first()).toBeFocused();
    await expect(menus.getByRole('button', { name: /^Edit/ })).toHaveCount(5);
    await press(page, 'j');
    await expect(rows(roles).nth(1)).toBeFocused();
    await menus.getByRole('button', { name: 'Menus Control' }).focus();
    await press(page, 'j');
    await expect(rows(menus).first()).toBeFocused();
    await press(page, ']');
    await expect(menus.getByText('Page 2 of 2')).toBeVisible();
    await expect(roles.getByText('Page 1 of 2')).toBeVisible();
    await press(page, '/');
    await expect(page.getByRole('searchbox', { name: 'Search main menus' })).toBeFocused();
  });
  await test.step('Moving through the tabs keeps the focus on them', async () => {
    await follow(page, './dashboard?tab=history');
    await tab(page, 'Reapproved History').click();
    await expect(rows(page).first()).toContainText('/');
    await expect(tab(page, 'Reapproved History'), 'who walks the tabs stays there').toBeFocused();
    await expect(search(page)).toBeVisible();
  });
  await test.step('From tab to tab by the arrow keys', async () => {
    await tab(page, 'Pending Requests').focus();
    await press(page, 'ArrowRight');
    await expect(tab(page, 'Approval History')).toBeFocused();
    await press(page, 'Enter');
    await expect(tab(page, 'Approval History')).toHaveAttribute('aria-selected', 'true');
    await follow(page, './newsletter');
    await expect(tab(page, 'Approval History')).toHaveCount(0);
    await page.getByRole('tab').first().focus();
    await press(page, 'ArrowRight', 'Enter');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});
