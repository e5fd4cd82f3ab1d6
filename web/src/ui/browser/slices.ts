// Work on many, a slice at a time: the page has its turn in between.

/** So long the page waits at most. */
export const SLICE_MS = 12;

/** Asked after each of many; it waits only where a slice is over. */
export function inSlices(signal: AbortSignal) {
  let until = performance.now() + SLICE_MS;
  return {
    isOver: () => performance.now() >= until,
    pause: async () => {
      await new Promise<void>((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      until = performance.now() + SLICE_MS;
    },
  };
}
