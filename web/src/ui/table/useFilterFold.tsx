import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Filter } from '@/ui/buttons/icons';

/** On a narrow screen filters fold behind one button, so that the list is in sight. Elsewhere they are always there. */
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
