// Measures the longest time during which a page was blocked, by the delay of a timer.

const TICK_MS = 5;

/** Call the returned function once, when the work is done; it waits for the last tick. */
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
