// Long work done in slices, with pauses in which the page can respond.

/** The longest time that the page waits for one slice. */
export const SLICE_MS = 12;

/** To be asked after each item: `pause` is only needed when the slice is over. */
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
