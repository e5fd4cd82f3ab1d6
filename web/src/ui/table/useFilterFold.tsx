import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Filter } from '@/ui/buttons/icons';

/** In a narrow window the filters are folded behind a button, so that the list stays in sight. */
export function useFilterFold(isInUse: boolean) {
  const [isOpen, setOpen] = useState(false);
  return {
    className: isOpen ? 'filters' : 'filters filters-folded',
    toggle: (
      <Button
        className="filters-toggle"
        icon={<Filter />}
        text={isInUse ? 'Filters (in use)' : 'Filters'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
  };
}
