// The scripts of a worker share one context and its first page, which Playwright empties between two of them: cookies, storage,
// routes, bindings, other pages. What it leaves is undone here. After a script that fails there is a new browser anyway.
import type { BrowserContext, Page } from '@playwright/test';

export async function beginAfresh(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    // Going back never leads into the script before, and a history of fifty pages drops one for each that is added.
    browser.send('Page.resetNavigationHistory'),
  ]);
  await browser.detach();
}
