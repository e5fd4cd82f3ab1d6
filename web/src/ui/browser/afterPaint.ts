/** Runs after the next paint, or at once in a hidden tab, which is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** A busy machine may leave the browser no idle moment at all. */
const LONGEST_WAIT_MS = 2000;

/** Runs when the browser is idle. Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run);
}

/** Runs when the browser is idle after the next paint. Returns a function that cancels it. */
export function whenPainted(run: () => void): () => void {
  let isCancelled = false;
  afterPaint(() =>
    whenIdle(() => {
      if (!isCancelled) run();
    }),
  );
  return () => {
    isCancelled = true;
  };
}

// Loads code for later clicks once the current screen has nothing else to do.

type Load = () => Promise<unknown>;

let waiting: Load[] = [];
let hasTime = false;

/** A failed load is ignored here: it is repeated, and its failure shown, when the code is needed. */
const begin = (load: Load) => void load().catch(() => undefined);

export function loadLater(load: Load): void {
  if (hasTime) whenIdle(() => begin(load));
  else waiting.push(load);
}

/** Called once the screen is drawn and waits for nothing. */
export function loadDeferred(): void {
  if (hasTime) return;
  hasTime = true;
  whenPainted(() => {
    const loads = waiting;
    waiting = [];
    for (const load of loads) begin(load);
  });
}
