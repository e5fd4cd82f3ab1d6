// The columns of the tables: they do not move, the name column stays visible, and columns can be hidden.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, find, people, press, rows, test, total } from '../../fixtures';
import { tab } from '../desk';

const { pending } = fixtures;

const headings = (page: Page) => page.getByRole('table', { name: 'Pending requests' }).getByRole('columnheader');
const scroller = (page: Page) => page.getByRole('region', { name: 'Pending requests, table' });
const placesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, width } = part.getBoundingClientRect();
      return [Math.round(x), Math.round(width)];
    }),
  );
const heightsOf = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.clientHeight));

test('the columns do not move when rows or filters change; however many, they are all in reach, and can be hidden', async ({
  page,
  world,
  enterAs,
}) => {
  await world.holds('listPendingRegistrations');
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(page.getByRole('main').locator('tbody tr'), 'what stands in the place of the rows').toHaveCount(10);
  const places = await placesOf(headings(page));
  await test.step('When the rows come, in rows of 30 pixels below headings of two lines', async () => {
    await world.repairs('listPendingRegistrations');
    await total(page, 137);
    await expect(rows(page).first()).toContainText(pending.first.counter);
    expect(await placesOf(headings(page))).toEqual(places);
    expect(await heightsOf(rows(page))).toEqual(Array(10).fill(30));
    expect(await heightsOf(headings(page))).toEqual(Array(13).fill(44));
  });
  await test.step('From page to page', async () => {
    await press(page, 'Last page');
    await expect(rows(page)).toHaveCount(7);
    expect(await placesOf(headings(page))).toEqual(places);
  });
  await test.step('When few or no rows are left, and when they can be sorted', async () => {
    await find(page).fill(pending.longFirstName.accountno);
    await total(page, 1);
    expect(await placesOf(headings(page))).toEqual(places);
    await find(page).fill('nobody at all');
    await total(page, 0);
    expect(await placesOf(headings(page))).toEqual(places);
  });
  await test.step('A text that is cut can be read in full', async () => {
    const { longFirstName } = pending;
    await find(page).fill(longFirstName.accountno);
    await total(page, 1);
    const name = rows(page).getByRole('cell').nth(4);
    await expect(name).toHaveAttribute('title', longFirstName.fullName);
    const [isCut] = await name.evaluateAll((cells) => cells.map((cell) => cell.scrollWidth > cell.clientWidth));
    expect(isCut).toBe(true);
    await expect(rows(page).getByRole('cell').first(), 'what has room has no second text').not.toHaveAttribute('title');
  });
  await test.step('A status fits into its column', async () => {
    await tab(page, 'Approval History').click();
    const words = rows(page).getByText(/^(Approved|Disapproved)$/);
    await expect(rows(page)).toHaveCount(10);
    await expect(words).not.toHaveCount(0);
    const cut = await words.evaluateAll((all) => all.filter((word) => word.scrollWidth > word.clientWidth).length);
    expect(cut).toBe(0);
  });
  await page.goto('./dashboard');
  await total(page, 137);
  await expect(rows(page)).toHaveCount(10);
  await test.step('A short scroll shows all columns, and counter and name stay visible', async () => {
    const { clientWidth, scrollWidth } = await scroller(page).evaluate((part) => ({
      clientWidth: part.clientWidth,
      scrollWidth: part.scrollWidth,
    }));
    expect(scrollWidth - clientWidth).toBeLessThan(clientWidth / 2);
    await scroller(page).evaluate((part) => part.scrollTo(part.scrollWidth, 0));
    const inSight = { ratio: 1 } as const;
    for (const name of ['Counter', 'Full Name', 'Registration Attempts'])
      await expect(headings(page).filter({ hasText: name })).toBeInViewport(inSight);
    const row = rows(page).first();
    await expect(row.getByText(pending.first.counter, { exact: true })).toBeInViewport(inSight);
    await expect(row.getByText(pending.first.fullName, { exact: true })).toBeInViewport(inSight);
  });
  await test.step('The fixed columns are side by side, above the scrolled ones', async () => {
    const [counter, name] = [headings(page).nth(0), headings(page).nth(4)];
    const [[left = 0, width = 0] = []] = await placesOf(counter);
    const [[beside = 0] = []] = await placesOf(name);
    expect(Math.abs(beside - left - width)).toBeLessThanOrEqual(1);
    const onTop = await name.evaluate((cell) => {
      const { x, y, width: own, height } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(x + own / 2, y + height / 2));
    });
    expect(onTop).toBe(true);
  });
  const chooser = page.getByRole('group', { name: 'Columns' });
  /** Blueprint draws its own box over the real checkbox, so the script clicks the text, as a person does. */
  const toggle = (name: string) => chooser.getByText(name, { exact: true }).click();
  const all = await headings(page).allInnerTexts();
  const visible = all.filter((name) => !['Company', 'Gender'].includes(name));
  expect(visible).toHaveLength(11);
  await test.step('The chosen columns are remembered', async () => {
    await press(page, 'Columns');
    await toggle('Company');
    await toggle('Gender');
    await expect(headings(page)).toHaveText(visible);
    await page.reload();
    await expect(headings(page)).toHaveText(visible);
  });
  await test.step('All but one can be hidden, and all come back', async () => {
    await press(page, 'Columns');
    for (const name of visible.slice(1)) await toggle(name);
    await expect(headings(page)).toHaveText(['Counter']);
    await expect(chooser.getByRole('checkbox', { name: 'Counter' })).toBeDisabled();
    await press(page, 'Show all');
    await expect(headings(page)).toHaveText(all);
    // Escape must work although the button that had the focus is disabled now.
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
  });
});
