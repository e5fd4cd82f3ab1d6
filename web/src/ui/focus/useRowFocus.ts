import { useLayoutEffect, useRef } from 'react';
import { type FocusPlace, focusPlace } from './focusPlace';

/**
 * When the focused row is removed, the row that takes its place gets the focus, so that it does not jump to the top of
 * the page.
 */
export function useRowFocus() {
  const place = useRef<FocusPlace>(null);
  useLayoutEffect(() => {
    if (!place.current?.isGone() || document.activeElement !== document.body) return;
    place.current.restore();
    place.current = null;
  });
  return {
    onFocus: () => {
      place.current = focusPlace();
    },
    // React reports no blur when the focused element is removed, so the place is still known then.
    onBlur: () => {
      place.current = null;
    },
  };
}
