import { useCallback, useSyncExternalStore } from 'react';

/** As the stylesheets have it. */
const NARROW = '(max-width: 600px)';

/** Whether the window is as wide, or as narrow, as a stylesheet asks for what it cannot do itself: another order, for one. */
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

/** Whether the screen is a telephone's. */
export const useNarrow = () => useMedia(NARROW);
