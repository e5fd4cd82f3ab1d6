import { Button, ButtonGroup } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Elsewhere } from '@/shared/review/filters';
import { AdvancedSearch, FoundBy, RestOfFilters, StatusSelect } from '@/shared/review/HistoryFilters';
import { DateInput } from '@/ui/fields/DateInput';
import { useFilterFold } from '@/ui/table/useFilterFold';
import { rangeWarning, today } from '@/ui/texts/days';
import { type RegistrationDesk, SEARCH_HINT } from '../desk';
import { endsOf, quickRanges, rangeProblem } from '../rules';

interface Props {
  desk: RegistrationDesk;
  /** The matches of Advanced Search on the other tabs. */
  elsewhere: Elsewhere;
  children: ReactNode;
}

export function HistoryFilters({ desk, elsewhere, children }: Props) {
  const fold = useFilterFold(desk.status !== '' || desk.find !== '');
  return (
    <>
      <div className={fold.className}>
        {fold.toggle}
        {desk.tab === 'history' && <StatusSelect desk={desk} />}
        <DateRange desk={desk} />
        <AdvancedSearch desk={desk} hint="Any day: name, account, email, ID" />
        <RestOfFilters desk={desk} searchHint={SEARCH_HINT}>
          {children}
        </RestOfFilters>
      </div>
      <FoundBy desk={desk} elsewhere={elsewhere} />
    </>
  );
}

function DateRange({ desk }: { desk: RegistrationDesk }) {
  const { from, to } = desk.range;
  const [typed, setTyped] = useState(desk.range);
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>();
  const [warned, setWarned] = useState<string>();
  useEffect(() => {
    setTyped({ from, to });
    setProblem(undefined);
    setWarned(undefined);
  }, [from, to]);

  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
    setWarned(undefined);
  };
  // Only one of range and Advanced Search applies: the later one.
  const show = (range: { from: string; to: string }) => desk.submitFilter({ ...range, find: '', mine: '' });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = rangeProblem(typed.from, typed.to, today());
    setProblem(found);
    if (found) return;
    const warning = rangeWarning(typed.from, typed.to);
    setWarned(warning);
    if (warning === warned) show(typed);
  };
  const choose = (range: typeof typed) => {
    setTyped(range);
    setProblem(undefined);
    show(range);
  };

  return (
    <form onSubmit={apply} noValidate>
      <DateInput
        label="Start date"
        value={typed.from}
        max={today()}
        error={problem?.from}
        warning={warned}
        onChange={(day) => change({ from: day })}
      />
      <DateInput
        label="End date"
        value={typed.to}
        {...endsOf(typed.from, today())}
        error={problem?.to}
        onChange={(day) => change({ to: day })}
      />
      <Button type="submit" text={warned ? 'Apply anyway' : 'Apply'} intent="primary" />
      <ButtonGroup>
        {quickRanges(today()).map(({ label, ...range }) => (
          <Button
            key={label}
            text={label}
            active={desk.find === '' && from === range.from && to === range.to}
            onClick={() => choose(range)}
          />
        ))}
      </ButtonGroup>
    </form>
  );
}
