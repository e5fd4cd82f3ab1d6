// What a tester cannot see with their eyes: whether a screen suits those who use it by other means, and narrow windows.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Theme = 'light' | 'dark';

/** Rows of a table are alike: five of them say of all whether they can be read. */
const MORE_ROWS = 'tbody > tr:nth-child(n + 6)';
/** The same around every screen: the scripts of the shell look at it. */
const MENU = 'nav[aria-label="Main"]';

/** Nothing serious for anybody who reads the screen by other means than sight, in both themes. */
export async function expectAccessible(page: Page, { withMenu = false } = {}): Promise<void> {
  const exclude = withMenu ? [MORE_ROWS] : [MORE_ROWS, MENU];
  // Rows that are still to come cannot be read by anybody.
  await expect(page.locator('.bp6-skeleton')).toHaveCount(0);
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Dark first: what opens afterwards is light, as the script began.
  for (const theme of ['dark', 'light'] as const)
    expect(await seriousIn(page, theme, exclude), `accessible in the ${theme} theme`).toEqual([]);
}

const seriousIn = (page: Page, theme: Theme, exclude: string[]) =>
  page.evaluate(
    async ([name, left]) => {
      document.documentElement.dataset.theme = name;
      document.body.classList.toggle('bp6-dark', name === 'dark');
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(
        { include: document, exclude: left },
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
    [theme, exclude] as const,
  );

/** Narrow screens scroll down, never sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels that stick out sideways').toBe(0);
}
