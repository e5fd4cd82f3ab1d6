import { useCallback, useSyncExternalStore } from 'react';

/** The same limit as in the stylesheets. */
const NARROW = '(max-width: 600px)';

/** Whether a media query matches, for what CSS cannot do itself, such as another order of elements. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is as narrow as a phone's. */
export const useNarrow = () => useMedia(NARROW);
