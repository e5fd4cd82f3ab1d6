import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** A window as narrow as a phone's. The same limit as in the stylesheets. */
export const NARROW = '(max-width: 600px)';

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

/** Whether an element is within `margin` of the visible part of the page. */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
