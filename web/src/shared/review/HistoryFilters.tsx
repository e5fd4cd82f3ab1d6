// The parts of a history's filter row that every desk has.
import { Button, InputGroup } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { RemovableTag } from '@/ui/buttons/RemovableTag';
import { Field } from '@/ui/fields/Field';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { TableSearch } from '@/ui/table/TableSearch';
import type { Desk } from './desk';
import { type Elsewhere, SEARCH_LIMIT, searchProblem } from './filters';

const STATUSES = [
  { value: '', label: 'None' },
  { value: 'approved', label: 'Approved' },
  { value: 'disapproved', label: 'Disapproved' },
];

export function StatusSelect({ desk }: { desk: Desk }) {
  return (
    <FilterSelect
      label="Status"
      value={desk.status}
      options={STATUSES}
      onChange={(status) => desk.setFilter({ status })}
    />
  );
}

/** Searches on the server. */
export function AdvancedSearch({ desk, hint }: { desk: Desk; hint: string }) {
  const [typed, setTyped] = useState(desk.find);
  const [problem, setProblem] = useState<string | undefined>();
  useEffect(() => {
    setTyped(desk.find);
    setProblem(undefined);
  }, [desk.find]);

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    const found = searchProblem(typed);
    setProblem(found);
    if (!found) desk.submitFilter({ find: typed.trim(), mine: '' });
  };

  return (
    <form onSubmit={proceed} noValidate>
      <Field label="Advanced Search" className="server-search" error={problem}>
        {(control) => (
          <InputGroup
            {...control}
            value={typed}
            maxLength={250}
            autoComplete="off"
            placeholder={hint}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" text="Proceed" />
    </form>
  );
}

interface RestProps {
  desk: Desk;
  searchHint: string;
  children: ReactNode;
}

/** The end of the row: the search among the loaded rows, and what the table and its export need. */
export function RestOfFilters({ desk, searchHint, children }: RestProps) {
  return (
    <span className="filters-rest">
      <TableSearch
        label="Search"
        placeholder={searchHint}
        text={desk.text}
        onText={(text) => desk.setFilter({ text }, { replace: true })}
      />
      {children}
    </span>
  );
}

/** What Advanced Search looked for, and links to what it found for other tabs. */
export function FoundBy({ desk, elsewhere: { counts, isCut } }: { desk: Desk; elsewhere: Elsewhere }) {
  if (!desk.find) return null;
  return (
    <p className="found-by">
      Found by Advanced Search: <RemovableTag text={desk.find} onRemove={() => desk.setFilter({ find: '' })} />
      {counts.map(([tab, count]) => (
        <Button
          key={tab}
          variant="minimal"
          intent="primary"
          text={`${count} in ${desk.tabs[tab]}`}
          onClick={() => desk.showFoundIn(tab)}
        />
      ))}
      {isCut && ` Only the first ${SEARCH_LIMIT} are shown. Refine your search to find the others.`}
    </p>
  );
}
