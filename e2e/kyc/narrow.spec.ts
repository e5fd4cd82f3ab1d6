// The desk on a telephone.
import type { Locator } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, expectNoSidewaysScroll, follow, people, rows, test, total } from '../fixtures';
import { button, caseAt, disapproval, review, row, view } from './desk';

const { first, differsInAll, differsInBirthdate } = fixtures.pending;
const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 } });

test('the queue and its cases on a telephone', async ({ page, enterAs }) => {
  const everyButtonIsInReach = async (dialog: Locator) => {
    await expectNoSidewaysScroll(page);
    for (const each of await dialog.getByRole('button', { disabled: false }).all()) {
      await each.click({ trial: true });
      const box = await each.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
    }
  };
  await enterAs(people.firstBrandApd, './dashboard');
  await test.step('The list shows the waiting cases; its filters are behind one button', async () => {
    await expect(row(page, first)).toBeInViewport();
    await expect(row(page, first).getByText(first.fullName)).toBeInViewport();
    const from = page.getByLabel('Counter from');
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(from).toBeHidden();
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await from.fill(first.counter);
    await page.getByLabel('Counter to').fill(first.counter);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Total 1 items')).toBeVisible();
    await filters.click();
    await expect(from).toBeHidden();
    await expect(filters).toHaveText('Filters (in use)');
  });
  await test.step('A case starts with its pictures; the comparison keeps its headings', async () => {
    await follow(page, caseAt(differsInBirthdate));
    await expect(view(page, 'Selfie')).toBeVisible();
    const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
    const comparison = review(page).getByRole('table', { name: 'Submitted and company record' });
    expect(await top(view(page, 'Selfie'))).toBeLessThan(await top(comparison));
    await comparison.scrollIntoViewIfNeeded();
    for (const name of ['Submitted', 'Company record'])
      await expect(comparison.getByRole('columnheader', { name })).toBeVisible();
  });
  await test.step('A case fits, and so does its disapproval', async () => {
    await follow(page, caseAt(differsInAll));
    await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(10);
    await expect(view(page, 'Selfie')).toBeVisible();
    await everyButtonIsInReach(review(page));
    await expect(view(page, 'Government ID')).toBeVisible();
    await button(page, 'Disapprove').click();
    await expect(disapproval(page)).toBeVisible();
    await everyButtonIsInReach(disapproval(page));
  });
});

test.describe('without a keyboard', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no keys are mentioned', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(first));
    await button(page, 'Disapprove').click();
    await expect(disapproval(page)).toBeVisible();
    await expect(disapproval(page).getByText('Ctrl+Enter')).toBeHidden();
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
    await review(page).getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(help.getByRole('region', { name: 'Keys' })).toBeHidden();
  });
});

test('ALAGA MD on a telephone', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './users', { application: 'ALAGA MD' });
  await total(page, 36);
  await test.step('One column stays, and an email address breaks at its punctuation', async () => {
    const email = rows(page).nth(5).getByRole('cell').first();
    await page.getByRole('region', { name: 'Users, table' }).evaluate((part) => part.scrollTo(part.scrollWidth, 0));
    await expect(email).toBeInViewport({ ratio: 1 });
    const { width = 0 } = (await email.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(0.38 * WIDTH + 1);
    const lines = await email.evaluate((cell) => {
      const text = cell.textContent;
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const tops = new Map<number, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const top = Math.round(range.getBoundingClientRect().top);
        tops.set(top, (tops.get(top) ?? '') + node.textContent);
      }
      return { text, lines: [...tops.values()] };
    });
    expect(lines.lines.join('')).toBe(lines.text);
    expect(lines.lines.length).toBeGreaterThan(1);
    for (const line of lines.lines.slice(1)) expect(line).toMatch(/^[@.]/);
  });
  await test.step('The menu is behind a button', async () => {
    const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await dashboard.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(dashboard).toBeHidden();
  });
});
