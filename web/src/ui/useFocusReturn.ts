import { useEffect, useState } from 'react';
import { placeOfFocus } from './placeOfFocus';

/** For a dialog that goes as a whole, before it could give the focus back itself. */
export function useFocusReturn(): void {
  const [openedFrom] = useState(placeOfFocus);
  useEffect(() => openedFrom.goBack, [openedFrom]);
}
