import { Button, HTMLSelect, InputGroup, Tag } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { DateInput } from '@/ui/DateInput';
import { today } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { Field } from '@/ui/Field';
import { TableSearch } from '@/ui/table/TableSearch';
import type { Desk } from './desk';
import { type Elsewhere, rangeProblem, SEARCH_LIMIT, searchProblem } from './rules';
import { TAB_TITLES } from './transitions';

const STATUSES = [
  { value: '', label: 'None' },
  { value: 'approved', label: 'Approved' },
  { value: 'disapproved', label: 'Disapproved' },
];

interface Props {
  desk: Desk;
  /** What Advanced Search found for the other tabs. */
  elsewhere: Elsewhere;
  children: ReactNode;
}

export function HistoryFilters({ desk, elsewhere, children }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const isReapproved = desk.tab === 'reapproved';
  return (
    <>
      <div className="filters">
        {!isReapproved && (
          <Field label="Status">
            {(control) => (
              <HTMLSelect
                id={control.id}
                value={desk.status}
                options={STATUSES}
                onChange={({ target }) => desk.setFilter({ status: target.value })}
              />
            )}
          </Field>
        )}
        <DateRange desk={desk} onProblem={setProblem} />
        <AdvancedSearch desk={desk} onProblem={setProblem} />
        <span className="filters-rest">
          <TableSearch
            label="Search"
            placeholder="Name, account or counter"
            text={desk.text}
            onText={(text) => desk.setFilter({ text }, { replace: true })}
          />
          {children}
        </span>
      </div>
      <Failure message={problem} />
      {desk.find && (
        <p className="found-by">
          Found by Advanced Search:{' '}
          <Tag minimal size="large" onRemove={() => desk.setFilter({ find: '' })}>
            {desk.find}
          </Tag>
          <FoundElsewhere desk={desk} {...elsewhere} />
        </p>
      )}
    </>
  );
}

/** Advanced Search finds records of all tabs: this links to those of the other tabs. */
function FoundElsewhere({ desk, otherHistory, pending, isCut }: Elsewhere & { desk: Desk }) {
  const other = desk.tab === 'history' ? 'reapproved' : 'history';
  return (
    <>
      {otherHistory > 0 && (
        <Button
          variant="minimal"
          intent="primary"
          text={`${otherHistory} in ${TAB_TITLES[other]}`}
          onClick={() => desk.showFoundIn(other)}
        />
      )}
      {pending > 0 && (
        <Button
          variant="minimal"
          intent="primary"
          text={`${pending} in ${TAB_TITLES.pending}`}
          onClick={() => desk.showFoundIn('pending')}
        />
      )}
      {isCut && ` There are more than the ${SEARCH_LIMIT} that the server gives: a longer search finds them.`}
    </>
  );
}

interface PartProps {
  desk: Desk;
  onProblem: (problem: string | undefined) => void;
}

function DateRange({ desk, onProblem }: PartProps) {
  const { from, to } = desk.range;
  const [typed, setTyped] = useState(desk.range);
  useEffect(() => setTyped({ from, to }), [from, to]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const problem = rangeProblem(typed.from, typed.to, today());
    onProblem(problem);
    // Only one of range and Advanced Search applies: the later one.
    if (!problem) desk.submitFilter({ ...typed, find: '' });
  };

  return (
    <form onSubmit={apply} noValidate>
      <DateInput label="Start date" value={typed.from} onChange={(day) => setTyped({ ...typed, from: day })} />
      <DateInput label="End date" value={typed.to} onChange={(day) => setTyped({ ...typed, to: day })} />
      <Button type="submit" text="Apply" intent="primary" />
    </form>
  );
}

function AdvancedSearch({ desk, onProblem }: PartProps) {
  const [typed, setTyped] = useState(desk.find);
  useEffect(() => setTyped(desk.find), [desk.find]);

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    const problem = searchProblem(typed);
    onProblem(problem);
    if (!problem) desk.submitFilter({ find: typed.trim() });
  };

  return (
    <form onSubmit={proceed} noValidate>
      <Field label="Advanced Search">
        {(control) => (
          <InputGroup
            {...control}
            value={typed}
            maxLength={250}
            autoComplete="off"
            placeholder="Of any day"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" text="Proceed" />
    </form>
  );
}
