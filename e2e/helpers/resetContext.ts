// The scripts of a worker share one context and its first page. Between two scripts, Playwright resets cookies,
// storage, routes, bindings and other pages; this resets the rest. After a script that fails, the worker starts a new
// browser anyway.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

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
 * Notes what a script starts that Playwright would leave to the next script; the returned function ends it.
 *
 * - A clock that is left paused: Playwright resumes it without waiting, so a busy page may do it only after the reset. In
 *   the next script, pages would then throw errors, and a clock would not be installed.
 * - CDP sessions: a connection that one has slowed down would stay slow.
 */
export function endWithScript(context: BrowserContext): () => Promise<void> {
  const { clock } = context;
  let isPaused = false;
  const pauseAt = clock.pauseAt.bind(clock);
  clock.pauseAt = async (time) => {
    isPaused = true;
    await pauseAt(time);
  };
  const sessions: CDPSession[] = [];
  const newCDPSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newCDPSession(target);
    sessions.push(session);
    return session;
  };
  return async () => {
    if (isPaused) await clock.resume();
    // A session has ended already if its page is closed.
    for (const session of sessions) await session.detach().catch(() => undefined);
  };
}
