/** Runs after the next paint, or at once in a hidden tab, which is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** Runs when the browser is idle. Safari has no idle callbacks. */
export const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);
