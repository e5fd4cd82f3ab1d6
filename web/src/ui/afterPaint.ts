/** Runs once the page is drawn as it is now; at once where nothing is drawn because nobody sees it. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
