import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useScreenAction } from '@/ui/browser/screenActions';
import type { SheetOfArea } from './lazySheet';

const LABEL = 'From a sheet…';

/** The button that adds or changes many entries from a spreadsheet, beside the add button. */
export function FromSheet({ Sheet }: { Sheet: SheetOfArea }) {
  const [isOpen, setOpen] = useState(false);
  useScreenAction(LABEL, () => setOpen(true));
  return (
    <>
      <Button className="filters-always" text={LABEL} onClick={() => setOpen(true)} />
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}
