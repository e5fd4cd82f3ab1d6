// What a tester cannot see with their eyes: whether a screen suits those who use it by other means, and narrow windows.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Theme = 'light' | 'dark';

/** Rows of a table are alike: five of them say of all whether they can be read. */
const MORE_ROWS = 'tbody > tr:nth-child(n + 6)';

/** Nothing serious for anybody who reads the screen by other means than sight, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Dark first: what opens afterwards is light, as the script began.
  for (const theme of ['dark', 'light'] as const)
    expect(await seriousIn(page, theme), `accessible in the ${theme} theme`).toEqual([]);
}

const seriousIn = (page: Page, theme: Theme) =>
  page.evaluate(
    async ([name, moreRows]) => {
      document.documentElement.dataset.theme = name;
      document.body.classList.toggle('bp6-dark', name === 'dark');
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(
        { include: document, exclude: [moreRows] },
        {
          // A theme changes colours and nothing else.
          ...(name === 'dark' ? { runOnly: ['color-contrast'] } : {}),
          resultTypes: ['violations'],
          selectors: false,
          preload: false,
        },
      );
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [theme, MORE_ROWS] as const,
  );

/** Narrow screens scroll down, never sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels that stick out sideways').toBe(0);
}
