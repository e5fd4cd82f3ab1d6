// Checks that a tester cannot make by eye: accessibility (axe), missing styles, the focus, and no horizontal scrolling in narrow windows.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { blueprintSheet, selectorsLeftOut } from '../../web/build/blueprintCss';
import { expect } from './expected';

type Theme = 'light' | 'dark';

/** Table rows are alike, so checking the first five is enough. */
const MORE_ROWS = 'tbody > tr:nth-child(n + 6)';
/** The menu is the same on every screen; only the scripts of the shell check it. */
const MENU = 'nav[aria-label="Main"]';

// The build leaves out the Blueprint styles that the console does not use (`web/build/blueprintClasses.ts`).
let leftOut: Promise<string[]> | undefined;

/** The selectors that match an element on the page although the build leaves their styles out. */
async function unstyledElements(page: Page): Promise<string[]> {
  leftOut ??= blueprintSheet().then(selectorsLeftOut);
  return page.evaluate((selectors) => selectors.filter((each) => document.querySelector(each)), await leftOut);
}

/** The focus may not fall to the page behind an open dialog, where keys belong to nothing. */
export async function expectFocusInDialog(page: Page): Promise<void> {
  const isOutside = () =>
    page.evaluate(() => {
      const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      return top !== undefined && document.activeElement === document.body;
    });
  await expect.poll(isOutside, 'the focus has fallen to the page behind the dialog').toBe(false);
}

/**
 * Expects no serious or critical axe violation, in both themes, the styles of everything that is drawn, and the focus in
 * the dialog if one is open.
 */
export async function expectAccessible(page: Page, { withMenu = false } = {}): Promise<void> {
  const exclude = withMenu ? [MORE_ROWS] : [MORE_ROWS, MENU];
  // Skeleton rows of a list that still loads would be reported.
  await expect(page.locator('.bp6-skeleton')).toHaveCount(0);
  await expectFocusInDialog(page);
  expect(await unstyledElements(page), 'its styles are left out: see web/build/blueprintClasses.ts').toEqual([]);
  // The source of axe is half a megabyte: inject it once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Dark first, so that the page ends in the light theme, as the script began.
  for (const theme of ['dark', 'light'] as const)
    expect(await seriousIn(page, theme, exclude), `accessible in the ${theme} theme`).toEqual([]);
}

const seriousIn = (page: Page, theme: Theme, exclude: string[]) =>
  page.evaluate(
    async ([name, left]) => {
      document.documentElement.dataset.theme = name;
      document.body.classList.toggle('bp6-dark', name === 'dark');
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
      const { violations } = await checker.run(
        // The page behind a dialog is checked without it.
        { include: [...dialogs].at(-1) ?? document, exclude: left },
        {
          // A theme changes only colours, so the other rules need no second run.
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

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels that stick out sideways').toBe(0);
}
