import { useEffect, useState } from 'react';
import { focusPlace } from './focusPlace';

/** For a dialog that is unmounted at once: Blueprint restores the focus only when it closes the dialog itself. */
export function useRestoreFocus(): void {
  const [openedFrom] = useState(focusPlace);
  useEffect(() => openedFrom.restore, [openedFrom]);
}
