// With reduced motion nothing is animated; otherwise toasts, menus and dialogs are.
import type { Page } from '@playwright/test';
import { account, expect, people, test, toastShown } from '../fixtures';

type Watched = Window & { movements: string[] };

/** Records animations in a page: by CSS, or by Blueprint's timers, which mark the element with a class. */
const watchMovements = (page: Page) =>
  page.addInitScript(() => {
    const movements: string[] = [];
    Object.assign(window, { movements });
    const note = (what: string, { className }: Element) => movements.push(`${what} ${className}`);
    for (const kind of ['transitionrun', 'animationstart'])
      document.addEventListener(kind, ({ target }) => note('styled', target as Element), true);
    new MutationObserver((changes) => {
      for (const target of changes.map((change) => change.target as Element))
        if (/-(appear|enter|exit)-active/.test(target.className)) note('timed', target);
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });

const movements = (page: Page) => page.evaluate(() => (window as unknown as Watched).movements);

/** Shows a toast, and opens and closes a menu and a dialog. */
async function openAndClose(page: Page, enterAs: (email: string, path: string) => Promise<void>): Promise<void> {
  await watchMovements(page);
  await enterAs(people.administrator, './users?open=999');
  await toastShown(page, 'It is no longer there.');
  await account(page).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('with reduced motion nothing is animated', async ({ page, enterAs }) => {
  await openAndClose(page, enterAs);
  expect(await movements(page)).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('toasts, menus and dialogs are animated', async ({ page, enterAs }) => {
    await openAndClose(page, enterAs);
    const seen = (await movements(page)).join('\n');
    for (const part of ['bp6-toast', 'bp6-popover', 'bp6-dialog'])
      expect(seen, part).toMatch(new RegExp(`^timed .*${part}.*-active`, 'm'));
  });
});
