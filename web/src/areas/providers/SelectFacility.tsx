import { useMemo } from 'react';
import { SelectDialog } from '@/app/select/SelectDialog';
import { type Facility, FOUND_AT_MOST, searchFacilities } from './calls';
import { facilityColumns } from './columns';
import { NO_FACILITY } from './rules';

const rowId = ({ code }: Facility) => code;
const inWords = ({ code, name }: Facility) => `${code} – ${name}`;

interface Props {
  isListed: (facility: Facility) => boolean;
  onSelect: (facility: Facility) => void;
  onClose: () => void;
}

/** Selects one of all hospitals and clinics. */
export function SelectFacility({ isListed, onSelect, onClose }: Props) {
  const columns = useMemo(() => facilityColumns(isListed), [isListed]);
  return (
    <SelectDialog
      title="Select Facility"
      name="facilities"
      searchLabel="Code or name"
      ask={searchFacilities}
      columns={columns}
      rowId={rowId}
      selectedLabel="Selected Facility"
      selectedText={inWords}
      nothingFound={{ title: 'No facility found', description: 'Search for a part of its name or of its code.' }}
      noneSelected={NO_FACILITY}
      atMost={FOUND_AT_MOST}
      onSelect={onSelect}
      onClose={onClose}
    />
  );
}
