// The tables as somebody lives with them all day: columns that stay where they are, and names that stay in sight.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, find, pageOf, people, press, rows, test, total } from '../fixtures';

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

test('the columns stay where they are, whatever comes or goes', async ({ page, world, enterAs }) => {
  await world.holds('listPendingRegistrations');
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(page.getByRole('main').locator('tbody tr'), 'what stands in the place of the rows').toHaveCount(10);
  const places = await placesOf(headings(page));
  await test.step('When the rows come, in rows of 30 pixels below headings of two lines', async () => {
    await world.mends('listPendingRegistrations');
    await total(page, 137);
    await expect(rows(page).first()).toContainText(pending.first.counter);
    expect(await placesOf(headings(page))).toEqual(places);
    expect(await heightsOf(rows(page))).toEqual(Array(10).fill(30));
    expect(await heightsOf(headings(page))).toEqual(Array(12).fill(44));
  });
  await test.step('From page to page', async () => {
    await press(page, 'Last page');
    await expect(rows(page)).toHaveCount(7);
    expect(await placesOf(headings(page))).toEqual(places);
  });
  await test.step('When little or nothing is left of them, and they can be sorted', async () => {
    await find(page).fill(pending.longFirstName.accountno);
    await total(page, 1);
    expect(await placesOf(headings(page))).toEqual(places);
    await find(page).fill('nobody at all');
    await total(page, 0);
    expect(await placesOf(headings(page))).toEqual(places);
  });
});

test('one short scroll shows all columns, and counter and name stay in sight', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  await total(page, 137);
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
  await test.step('Side by side, and over what scrolls', async () => {
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
});

test('what is cut at the end of its cell can be read', async ({ page, enterAs }) => {
  const { longFirstName } = pending;
  await enterAs(people.firstBrandApd, `./dashboard#text=${longFirstName.accountno}`);
  await total(page, 1);
  const name = rows(page).getByRole('cell').nth(4);
  await expect(name).toHaveAttribute('title', longFirstName.fullName);
  const [isCut] = await name.evaluateAll((cells) => cells.map((cell) => cell.scrollWidth > cell.clientWidth));
  expect(isCut).toBe(true);
  await expect(rows(page).getByRole('cell').first(), 'what has room has no second text').not.toHaveAttribute('title');
});

test('a status has room for its word', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  const words = rows(page).getByText(/^(Approved|Disapproved)$/);
  await expect(rows(page)).toHaveCount(10);
  await expect(words).not.toHaveCount(0);
  const cut = await words.evaluateAll((all) => all.filter((word) => word.scrollWidth > word.clientWidth).length);
  expect(cut).toBe(0);
});

test('a click anywhere in a heading sorts, and a sign says so beforehand', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, `./dashboard?counterFrom=${pending.first.counter}`);
  await total(page, 137);
  const counter = headings(page).first();
  const sign = counter.getByRole('button').locator('.bp6-icon');
  await expect(sign).toHaveCSS('opacity', '0');
  await test.step('For the pointer, at the very edge', async () => {
    const { width = 0, height = 0 } = (await counter.boundingBox()) ?? {};
    await counter.hover({ position: { x: width - 3, y: height - 3 } });
    await expect(sign).toHaveCSS('opacity', '1');
    await counter.click({ position: { x: width - 3, y: height - 3 } });
    await expect(counter).toHaveAttribute('aria-sort', 'ascending');
    await counter.click({ position: { x: 3, y: 3 } });
    await expect(counter).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('For the keyboard, and the sign stays where it is sorted', async () => {
    const posted = headings(page).nth(1);
    await posted.getByRole('button').focus();
    await expect(posted.locator('.bp6-icon')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(posted).toHaveAttribute('aria-sort', 'ascending');
    await find(page).hover();
    await find(page).focus();
    await expect(posted.locator('.bp6-icon')).toHaveCSS('opacity', '1');
    await expect(sign).toHaveCSS('opacity', '0');
    await pageOf(page, '1 of 14');
  });
});

test('on a telephone one column stays, and an address breaks at its signs', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(people.administrator, './users');
  await total(page, 36);
  const email = rows(page).nth(5).getByRole('cell').first();
  await page.getByRole('region', { name: 'Users, table' }).evaluate((part) => part.scrollTo(part.scrollWidth, 0));
  await expect(email).toBeInViewport({ ratio: 1 });
  const { width = 0 } = (await email.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(0.38 * 390 + 1);
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
