import { Button, InputGroup } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ANY, type ChoiceFilter, type Chosen, isAnyChosen, nothingChosen } from '@/app/triage/choices';
import { DateInput } from '@/ui/fields/DateInput';
import { Field } from '@/ui/fields/Field';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { TableSearch, useFilterFold } from '@/ui/table/TableSearch';
import { type DayFormat, today } from '@/ui/texts/days';
import type { Desk } from './desk';
import { hasPendingFilter, NO_DATE, type PendingFilter, pendingFilterProblem } from './filters';

interface Props<Row extends object> {
  desk: Desk;
  filters: ChoiceFilter<Row>[];
  counterDigits: number;
  /** The date format of this desk, where it differs. */
  dayFormat?: DayFormat;
  /** Whether counters alone are not enough. */
  needsDay?: boolean;
  searchHint: string;
  children: ReactNode;
}

export function PendingFilters<Row extends object>(props: Props<Row>) {
  const { desk, filters, counterDigits, dayFormat, needsDay = false, searchHint, children } = props;
  const { date, counterFrom, counterTo } = desk.pendingFilter;
  const [typed, setTyped] = useState(desk.pendingFilter);
  const [problem, setProblem] = useState<Partial<PendingFilter> | undefined>();
  const [resets, setResets] = useState(0);
  // The filter can also come from the address: Back, reload, a link.
  useEffect(() => {
    setTyped({ date, counterFrom, counterTo });
    setProblem(undefined);
  }, [date, counterFrom, counterTo]);

  const fold = useFilterFold(hasPendingFilter(desk.pendingFilter) || isAnyChosen(desk.chosen));

  const change = (part: Partial<PendingFilter>) => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
  };

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // An unreadable date counts as missing.
    const isUnreadable = event.currentTarget.querySelector('.date-field [aria-invalid="true"]') !== null;
    const found = isUnreadable ? { date: NO_DATE } : pendingFilterProblem(typed, needsDay);
    setProblem(found);
    if (!found) desk.submitFilter(typed);
  };
  const reset = () => {
    setProblem(undefined);
    setResets(resets + 1);
    setTyped({ date: '', counterFrom: '', counterTo: '' });
    desk.setFilter({ ...nothingChosen(filters), date: '', counterFrom: '', counterTo: '', text: '' });
  };

  const counter = (name: 'counterFrom' | 'counterTo', label: string) => (
    <Field label={label} error={problem?.[name]} className="counter-field">
      {(control) => (
        <InputGroup
          {...control}
          value={typed[name]}
          inputMode="numeric"
          maxLength={counterDigits}
          autoComplete="off"
          onChange={({ target }) => change({ [name]: target.value.replace(/\D/g, '') })}
        />
      )}
    </Field>
  );

  return (
    <form className={fold.className} onSubmit={search} noValidate>
      {fold.toggle}
      <DateInput
        key={resets}
        label="Posted date"
        value={typed.date}
        max={today()}
        format={dayFormat}
        error={problem?.date}
        onChange={(day) => change({ date: day })}
      />
      {counter('counterFrom', 'Counter from')}
      {counter('counterTo', 'Counter to')}
      <Button type="submit" intent="primary" text="Search" />
      <Button text="Reset" onClick={reset} />
      <span className="filters-rest">
        <TableSearch
          label="Search this list"
          placeholder={searchHint}
          text={desk.text}
          onText={(text) => desk.setFilter({ text }, { replace: true })}
        />
        {children}
      </span>
      <div className="triage">
        <ChoiceFilters choices={filters} chosen={desk.chosen} onChoose={(change) => desk.setFilter(change)} />
      </div>
    </form>
  );
}

interface ChoiceFiltersProps<Row> {
  choices: readonly ChoiceFilter<Row>[];
  chosen: Chosen;
  onChoose: (change: Record<string, string>) => void;
}

/** The selects for a list's filter row. */
function ChoiceFilters<Row>({ choices, chosen, onChoose }: ChoiceFiltersProps<Row>) {
  return choices.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      label={label}
      value={chosen[name] ?? ANY}
      options={[{ value: ANY, label: 'Any' }, ...options]}
      onChange={(value) => onChoose({ [name]: value })}
    />
  ));
}
