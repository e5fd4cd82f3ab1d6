import { useSyncExternalStore } from 'react';

/** As the stylesheets have it. */
const narrow = () => matchMedia('(max-width: 600px)');

function subscribe(onChange: () => void): () => void {
  const media = narrow();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is a telephone's, for what a stylesheet cannot do: another order, for one. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
