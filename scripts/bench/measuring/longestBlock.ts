// How long a page did not answer at a stretch, by a timer that comes late then.

const TICK_MS = 5;

/** What it gives is asked once, when the work is done: what was still to be ticked is by then. */
export function watchBlocks(): () => Promise<number> {
  let longest = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TICK_MS);
    last = now;
  }, TICK_MS);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS * 4));
    clearInterval(ticks);
    return longest;
  };
}
