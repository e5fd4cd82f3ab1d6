import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useScreenAction } from '@/ui/browser/screenActions';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Sheet } from './sheet';

const LABEL = 'From a sheet…';

/**
 * The button that adds or changes many entries from a spreadsheet, beside the add button. The dialog and the area's
 * declaration are loaded only when it is pressed.
 */
export function lazySheet(load: () => Promise<{ sheet: Sheet }>) {
  const SheetOfArea = lazyDialog<{ onClose: () => void }>(
    async () => {
      const [{ SheetDialog }, { sheet }] = await Promise.all([import('./SheetDialog'), load()]);
      return { default: ({ onClose }) => <SheetDialog sheet={sheet} onClose={onClose} /> };
    },
    { isRare: true },
  );
  return function FromSheet() {
    const [isOpen, setOpen] = useState(false);
    useScreenAction(LABEL, () => setOpen(true));
    return (
      <>
        <Button className="filters-always" text={LABEL} onClick={() => setOpen(true)} />
        {isOpen && <SheetOfArea onClose={() => setOpen(false)} />}
      </>
    );
  };
}
