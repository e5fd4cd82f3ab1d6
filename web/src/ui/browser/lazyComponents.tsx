// Components whose code is loaded on demand or in advance.
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadLater, whenIdle } from './afterPaint';

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
