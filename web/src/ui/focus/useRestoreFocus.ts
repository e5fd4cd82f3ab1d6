import { useEffect, useState } from 'react';
import { focusPlace } from './focusPlace';

/** For a dialog that is unmounted at once: Blueprint gives the focus back only to what it closes itself. */
export function useRestoreFocus(): void {
  const [openedFrom] = useState(focusPlace);
  useEffect(() => openedFrom.restore, [openedFrom]);
}
