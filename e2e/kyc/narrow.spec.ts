// The desk on a telephone.
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, people, test } from '../fixtures';
import { button, caseAt, disapproval, review, row, view } from './desk';

const { first, differsInBirthdate } = fixtures.pending;

test.use({ viewport: { width: 390, height: 844 } });

test('the list shows who waits; its filters are behind one button', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
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

test('a case begins with its pictures; what is compared keeps its headings', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, caseAt(differsInBirthdate));
  await expect(view(page, 'Selfie')).toBeVisible();
  const top = async (what: ReturnType<typeof view>) => (await what.boundingBox())?.y ?? 0;
  const comparison = review(page).getByRole('table', { name: 'Submitted and company record' });
  expect(await top(view(page, 'Selfie'))).toBeLessThan(await top(comparison));
  await comparison.scrollIntoViewIfNeeded();
  for (const name of ['Submitted', 'Company record'])
    await expect(comparison.getByRole('columnheader', { name })).toBeVisible();
});

test.describe('without a keyboard', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('nothing tells of keys', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(first));
    await button(page, 'Disapprove').click();
    await expect(disapproval(page)).toBeVisible();
    await expect(disapproval(page).getByText('Ctrl+Enter')).toBeHidden();
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
    await expect(review(page).getByRole('button', { name: 'Keyboard' })).toBeHidden();
  });
});

test('ALAGA MD has its menu behind a button', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './users', { application: 'ALAGA MD' });
  const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await dashboard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(dashboard).toBeHidden();
});
