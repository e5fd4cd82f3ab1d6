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
