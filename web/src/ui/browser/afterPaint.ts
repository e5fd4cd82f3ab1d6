/** Runs once the page is drawn as it is now; at once where nothing is drawn because nobody sees it. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** Runs after whatever somebody waits for. Safari has no idle callbacks. */
export const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);
