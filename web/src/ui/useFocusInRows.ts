import { useLayoutEffect, useRef } from 'react';
import { type Place, placeOfFocus } from './placeOfFocus';

/** When a row goes with the focus in it, the row that took its place has it: whoever uses the keys is not sent to the top. */
export function useFocusInRows() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!place.current?.isGone() || document.activeElement !== document.body) return;
    place.current.goBack();
    place.current = null;
  });
  return {
    onFocus: () => {
      place.current = placeOfFocus();
    },
    // Not of what is being removed: React tells of no blur then.
    onBlur: () => {
      place.current = null;
    },
  };
}
