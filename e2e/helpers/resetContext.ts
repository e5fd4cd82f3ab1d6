// The scripts of a worker share one context and its first page. Between two scripts, Playwright resets cookies,
// storage, routes, bindings and other pages; this resets the rest. After a script that fails, the worker starts a new
// browser anyway.
import type { BrowserContext, Page } from '@playwright/test';

export async function resetContext(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    // Otherwise going back could lead into the previous script, and a full history (fifty pages) would drop older
    // entries.
    browser.send('Page.resetNavigationHistory'),
  ]);
  await browser.detach();
}

/**
 * Playwright resumes a clock that a script leaves paused, but without waiting for it, so a busy page may do it only
 * after the reset. In the next script, pages would then throw errors, and a clock would not be installed. Therefore the
 * returned function resumes it, at the end of the script that paused it.
 */
export function resumeClockAtEnd({ clock }: BrowserContext): () => Promise<void> {
  let isPaused = false;
  const pauseAt = clock.pauseAt.bind(clock);
  clock.pauseAt = async (time) => {
    isPaused = true;
    await pauseAt(time);
  };
  return async () => {
    if (isPaused) await clock.resume();
  };
}
