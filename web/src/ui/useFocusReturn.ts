import { useEffect, useState } from 'react';

/** A button that became busy has lost the focus, but it is where the person is. */
const placeOfFocus = () =>
  document.activeElement === document.body ? document.querySelector('.bp6-loading') : document.activeElement;

/** For a dialog that goes as a whole, before it could give the focus back itself. */
export function useFocusReturn(): void {
  const [openedFrom] = useState(placeOfFocus);
  useEffect(
    () => () => {
      if (openedFrom instanceof HTMLElement && openedFrom.isConnected) openedFrom.focus();
    },
    [openedFrom],
  );
}
