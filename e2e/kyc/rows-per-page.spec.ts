// As many rows to a page as somebody once chose, unless the address says otherwise.
import type { Page } from '@playwright/test';
import { expect, pageOf, people, press, queryOf, rows, test, total } from '../fixtures';
import { review } from './desk';

const choose = (page: Page, size: 5 | 10 | 20) => page.getByLabel('Rows per page').selectOption(`${size} / page`);

test('a list has as many rows as were chosen for it last', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
  await choose(page, 20);
  await expect(rows(page)).toHaveCount(20);
  const before = (await world.asked('listPendingRegistrations')).length;
  await test.step('Whoever comes back has them at once', async () => {
    await page.goto('./dashboard');
    await expect(rows(page)).toHaveCount(20);
    await pageOf(page, '1 of 7');
    expect(queryOf(page)).toEqual({});
    const asked = (await world.asked('listPendingRegistrations')).slice(before);
    expect(asked.map(({ headers }) => `${headers.recordstart}-${headers.recordend}`)).not.toContain('0-10');
  });
  await test.step('The address of a page says how many it is of, for whoever is sent it', async () => {
    await press(page, 'Next page');
    await pageOf(page, '2 of 7');
    expect(queryOf(page)).toEqual({ page: '2', rows: '20' });
    await page.goto('./dashboard?page=2');
    await pageOf(page, '2 of 14');
    await page.goto('./dashboard?rows=5');
    await pageOf(page, '1 of 28');
  });
  await test.step('From case to case over the end of a page', async () => {
    await page.goto('./dashboard');
    await rows(page).last().click();
    await expect(review(page).getByText('20 of 137')).toBeVisible();
    await page.keyboard.press('n');
    await expect(review(page).getByText('21 of 137')).toBeVisible();
    expect(queryOf(page)).toMatchObject({ page: '2', rows: '20' });
    await page.keyboard.press('Escape');
    await pageOf(page, '2 of 7');
  });
  await test.step('Ten are remembered like any other number', async () => {
    await page.goto('./dashboard');
    await choose(page, 10);
    await pageOf(page, '1 of 14');
    await page.goto('./dashboard');
    await pageOf(page, '1 of 14');
  });
});

test('each list has its own', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './sysaccess-manage-access');
  const roles = page.getByRole('region', { name: 'Roles', exact: true });
  const menus = page.getByRole('region', { name: 'Main menus', exact: true });
  await expect(rows(roles)).toHaveCount(5);
  await roles.getByLabel('Rows per page').selectOption('10 / page');
  await expect(rows(roles)).toHaveCount(8);
  await page.goto('./sysaccess-manage-access');
  await expect(rows(roles)).toHaveCount(8);
  await expect(rows(menus)).toHaveCount(5);
  await page.goto('./users');
  await expect(rows(page)).toHaveCount(10);
});
