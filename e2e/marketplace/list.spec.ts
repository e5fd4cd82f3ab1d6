// The products of the member app: pages, search, and the switch in each row.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/marketplace/fixtures';
import {
  expect,
  expectPage,
  expectRow,
  people,
  press,
  queryOf,
  rows,
  test,
  toastShown,
  total,
  tryAgain,
  UNREACHABLE,
  type World,
} from '../fixtures';

const SCREEN = './aventus-marketplace';
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('cell', { name: title, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by title' });
const looking = (page: Page) => page.getByText(/^Searching /);
const active = (page: Page, title: string) => page.getByRole('switch', { name: `Active: ${title}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const askedFor = async (world: World) => (await world.asked('listProducts')).map(({ query }) => query);

test('the server pages the products, and the next page is loaded in advance', async ({ page, world, enterAs }) => {
  await test.step('A failure is reported and can be tried again; a page beyond the end shows the last one', async () => {
    await world.breaks('listProducts', { drop: true });
    await enterAs(people.administrator, `${SCREEN}?page=99`);
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await world.repairs('listProducts');
    await tryAgain(page);
    await total(page, 70);
    await expectPage(page, '7 of 7');
    await expect(rows(page)).toHaveCount(10);
  });
  const before = (await askedFor(world)).length;
  await press(page, 'First page');
  await expectPage(page, '1 of 7');
  await expectRow(row(page, fixtures.banner), { Type: 'BANNER', Description: /Sixty tests/, URL: /^https:/ });
  await expectRow(row(page, fixtures.product), { Type: 'MARKET PLACE', 'Posted by': 'liza.mendoza@lumina.example' });
  await expect(rows(page)).toHaveCount(10);
  await test.step('Unusual values are shown as they are', async () => {
    for (const title of [fixtures.script, fixtures.formula, fixtures.emoji, fixtures.longTitle])
      await expect(row(page, title)).toHaveCount(1);
    await expect(page.getByRole('link', { name: /javascript/ })).toHaveCount(0);
  });
  await expect
    .poll(async () => (await askedFor(world)).slice(before))
    .toEqual([
      { page: '1', pageSize: '10' },
      { page: '2', pageSize: '10' },
    ]);
  await test.step('A page that was loaded in advance is there at once, though the server does not answer now', async () => {
    await world.holds('listProducts');
    await press(page, 'Next page');
    await expectPage(page, '2 of 7');
    await expect(row(page, fixtures.banner)).toHaveCount(0);
    expect(queryOf(page)).toMatchObject({ page: '2' });
  });
  await test.step('While the next page loads, the previous one stays', async () => {
    await press(page, 'Next page');
    await expectPage(page, '3 of 7');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(10);
    await world.repairs('listProducts');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });
  await test.step('With more rows per page there are fewer pages', async () => {
    await press(page, 'Last page');
    await expectPage(page, '7 of 7');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20 / page');
    await expectPage(page, '4 of 4');
    await expect.poll(() => askedFor(world)).toContainEqual({ page: '4', pageSize: '20' });
  });
});

test.describe('when the server refuses changes at first', () => {
  test.use({ scenario: 'toggle-fails' });

  test('a product is found by its title, and switched off', async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, `${SCREEN}?page=3`);
    await expectPage(page, '3 of 7');
    await test.step('A title is searched in all pages, which the server sends twenty at a time', async () => {
      const before = (await askedFor(world)).length;
      await search(page).pressSequentially('FLÚ vacc');
      await total(page, 1);
      await expect(row(page, fixtures.product)).toBeVisible();
      await expect(looking(page)).toBeHidden();
      const looked = (await askedFor(world)).slice(before).filter(({ pageSize }) => pageSize === '20');
      expect(looked.map((query) => query.page).sort()).toEqual(['1', '2', '3', '4']);
      expect(queryOf(page)).toEqual({ text: 'FLÚ vacc' });
    });
    await test.step('Unusual texts find nothing and cause no error; pages that were searched are not loaded again', async () => {
      const before = (await askedFor(world)).length;
      for (const text of ['nowhere', '%&page=2', '🎉'.repeat(60)]) {
        await search(page).fill(text);
        await expect(page.getByText('No matches')).toBeVisible();
      }
      await search(page).fill('<script>');
      await expect(row(page, fixtures.script)).toBeVisible();
      expect((await askedFor(world)).slice(before)).toEqual([]);
      await search(page).fill('');
      await total(page, 70);
      await expectPage(page, '1 of 7');
    });
    const its = active(page, fixtures.product);
    await test.step('A switch that the server refuses goes back, with a warning', async () => {
      await expect(its).toBeChecked();
      await expect(active(page, fixtures.inactive)).not.toBeChecked();
      await its.click();
      await toastShown(page, 'An error occurred updating status. Please try again.', 'warning');
      await expect(its).toBeChecked();
      await expect(active(page, fixtures.inactive)).not.toBeChecked();
    });
    const refused = (await world.asked('updateProductStatus')).length;
    await test.step('The switch changes before the answer comes, and a second click has no effect meanwhile', async () => {
      await world.holds('updateProductStatus');
      await its.dblclick();
      await expect(its).not.toBeChecked();
      await expect(its).toHaveAttribute('aria-busy', 'true');
      await world.repairs('updateProductStatus');
      await expect(its).toHaveAttribute('aria-busy', 'false');
      await expect(its).not.toBeChecked();
      expect((await world.bodies('updateProductStatus')).slice(refused)).toEqual([
        { Value: { recordid: 69, status: 0 } },
      ]);
    });
    await test.step('Search results show that it was switched off; switching it there also changes its page', async () => {
      await search(page).fill('flu vacc');
      await total(page, 1);
      await expect(its).not.toBeChecked();
      await its.click();
      await expect(its).toBeChecked();
      await expect(its).toHaveAttribute('aria-busy', 'false');
      await search(page).fill('');
      await total(page, 70);
      await expect(its).toBeChecked();
      await its.click();
      await expect(its).not.toBeChecked();
      await expect(its).toHaveAttribute('aria-busy', 'false');
      await search(page).fill('flu vacc');
      await total(page, 1);
      await expect(its).not.toBeChecked();
    });
  });
});

test('a link opens a product once the search finds it', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, `${SCREEN}#text=flu`);
  await total(page, 1);
  await row(page, fixtures.product).click();
  await expect(dialog(page)).toBeVisible();
  await test.step('A link waits for the product that it opens', async () => {
    await world.holds('listProducts');
    await page.reload();
    await expect(page.getByText('Searching all products and services')).toBeVisible();
    await expect(page.getByText('It is not among the results.')).toBeHidden();
    await world.repairs('listProducts');
    await expect(dialog(page).getByLabel('Product Service Title')).toHaveValue(fixtures.product);
  });
  await test.step('A product that the text does not match is not opened', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.goto(`${SCREEN}?open=1#text=flu`);
    await toastShown(page, 'It is not among the results.', 'warning');
    await total(page, 1);
    expect(queryOf(page)).toEqual({ text: 'flu' });
  });
});
