// Screens whose code is loaded when they are needed, or before.
import { type ComponentType, lazy, useState } from 'react';
import { loadLater } from './later';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * Drawn at once when it has been loaded before. React's own `lazy` would show that it waits even then, and whatever it
 * shows stays for 300 ms.
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
        // Asked for again the next time.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Lazy = lazy(load);
  const Screen: ComponentType<Props> = (props) => {
    // Decided once: another component would begin anew.
    const [Drawn] = useState(() => Loaded ?? Lazy);
    return <Drawn {...props} />;
  };
  return { load, Screen };
}

/** Of what somebody opens: it is loaded when there is time. */
export function loadedLater<Props extends object>(ask: () => Promise<Module<Props>>): ComponentType<Props> {
  const { load, Screen } = loadedWhenNeeded(ask);
  loadLater(load);
  return Screen;
}
