import { useEffect, useState } from 'react';
import { focusPlace } from './focusPlace';

/** For a dialog that goes as a whole, before it could give the focus back itself. */
export function useRestoreFocus(): void {
  const [openedFrom] = useState(focusPlace);
  useEffect(() => openedFrom.restore, [openedFrom]);
}
