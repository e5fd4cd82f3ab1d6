// Components whose code is loaded on demand or in advance.
import { type ComponentType, lazy, useEffect, useState } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * Draws at once when the code is already loaded. React's `lazy` would suspend even then, and a fallback stays for 300
 * ms.
 */
export function loadedWhenNeeded<Props extends object>(ask: () => Promise<Module<Props>>) {
  let loading: Promise<Module<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;

  const load = () => {
    loading ??= ask().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (error: unknown) => {
        // The next call loads it again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Lazy = lazy(load);
  const Screen: ComponentType<Props> = (props) => {
    // Decided once: another component type would lose its state.
    const [Drawn] = useState(() => Loaded ?? Lazy);
    return <Drawn {...props} />;
  };
  return { load, Screen };
}

/** For a component that the user opens: its code is loaded when the browser is idle. */
export function loadedLater<Props extends object>(ask: () => Promise<Module<Props>>): ComponentType<Props> {
  const { load, Screen } = loadedWhenNeeded(ask);
  loadLater(load);
  return Screen;
}

/** For what stands beside the page: nothing is drawn until its code is loaded, nor when it cannot be loaded. */
export function loadedWhenIdle(ask: () => Promise<Module<object>>): ComponentType {
  const { load, Screen } = loadedWhenNeeded(ask);
  return function WhenIdle() {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      whenIdle(() =>
        load().then(
          () => setLoaded(true),
          () => undefined,
        ),
      );
    }, []);
    return isLoaded && <Screen />;
  };
}

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
