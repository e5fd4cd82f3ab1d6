// A card has limited room for labels; its preview tells how many do not fit.
import { expect, expectNoSidewaysScroll, test } from '../fixtures';
import { ADMINISTRATOR, accounts, addressOf, card, lines } from './parts';

/** One of the forty labels is not active. */
const ACTIVE = 39;

test.use({ scenario: 'many-labels' });

test('the preview tells how many labels do not fit on the card', async ({ page, enterAs }) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
  await expect(lines(page)).toHaveCount(ACTIVE);
  const preview = page.getByRole('region', { name: 'Preview' });
  const note = preview.getByText(/^\+ \d+ more labels that do not fit on the card$/);
  await expect(note).toBeVisible();
  await test.step('No line is cut: labels that fit are whole, the others are not drawn', async () => {
    const left = Number(/\d+/.exec(await note.innerText())?.[0]);
    const drawn = await card(page)
      .locator('ol')
      .evaluate((list) => {
        const { bottom } = list.getBoundingClientRect();
        const isDrawn = (line: Element) => getComputedStyle(line).opacity === '1';
        const shown = [...list.children].filter(isDrawn);
        return {
          count: shown.length,
          areWhole: shown.every((line) => line.getBoundingClientRect().bottom <= bottom + 1),
        };
      });
    expect(drawn).toEqual({ count: ACTIVE - left, areWhole: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(note).toBeVisible();
  await expectNoSidewaysScroll(page);
});
