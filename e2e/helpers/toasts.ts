// A toast disappears after a few seconds, and on a busy machine a script may look too late. So the toasts of every page
// are recorded, and a script looks for a toast in that record.
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expected';

type Intent = 'success' | 'primary' | 'warning' | 'danger';

interface Shown {
  message: string;
  classes: string;
}

const records = new WeakMap<Page, Shown[]>();

function recordOf(page: Page): Shown[] {
  const record = records.get(page) ?? [];
  records.set(page, record);
  return record;
}

/** Records the toasts of a context for `toastShown`, or hands each to `tell`. */
export async function recordToasts(
  context: BrowserContext,
  tell = (page: Page, shown: Shown) => void recordOf(page).push(shown),
): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, shown: Shown) => tell(page, shown));
  await context.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (shown: Shown) => void };
    const record = (toast: Element) => recordToast({ message: toast.textContent, classes: toast.className });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof Element)) continue;
        if (added.matches('.bp6-toast')) record(added);
        else for (const toast of added.querySelectorAll('.bp6-toast')) record(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The toasts that are visible now; only for checking that there is none. */
export const toast = (page: Page, message: string, intent?: Intent) =>
  page.locator(intent ? `.bp6-toast.bp6-intent-${intent}` : '.bp6-toast').filter({ hasText: message });

/** Waits until a toast has been shown; it may have disappeared since. Each call uses up one recorded toast. */
export async function toastShown(page: Page, message: string, intent?: Intent): Promise<void> {
  const isShown = () => {
    const record = recordOf(page);
    const at = record.findIndex(
      (shown) => shown.message.includes(message) && (!intent || shown.classes.includes(`bp6-intent-${intent}`)),
    );
    if (at >= 0) record.splice(at, 1);
    return at >= 0;
  };
  const what = `the toast '${message}'${intent ? ` (${intent})` : ''}`;
  await expect.poll(isShown, { message: what, intervals: [20, 50, 100] }).toBe(true);
}
