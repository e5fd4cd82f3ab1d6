// A status that does not fit into its column ends in '…', like all other texts.
import { expect, people, rows, test } from '../../fixtures';

test('a status is cut with an ellipsis, and stays in its cell', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  const cell = rows(page)
    .locator('td', { has: page.locator('.decided-status') })
    .first();
  await expect(cell).toBeVisible();
  await cell.locator('.decided-status').evaluate((tags) => {
    if (tags instanceof HTMLElement) tags.style.maxWidth = '60px';
  });
  const words = await cell.locator('.bp6-fill').evaluateAll((all) =>
    all.map((word) => ({
      isCut: word.scrollWidth > word.clientWidth,
      end: getComputedStyle(word).textOverflow,
      isInside: word.getBoundingClientRect().right <= (word.closest('td')?.getBoundingClientRect().right ?? 0),
    })),
  );
  expect(words.some(({ isCut }) => isCut)).toBe(true);
  for (const { end, isInside } of words) expect([end, isInside]).toEqual(['ellipsis', true]);
});
