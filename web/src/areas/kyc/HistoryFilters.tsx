import { Button } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Elsewhere } from '@/shared/review/filters';
import { AdvancedSearch, FoundBy, RestOfFilters, StatusSelect } from '@/shared/review/HistoryFilters';
import { DateInput } from '@/ui/DateInput';
import { today } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { useFilterFold } from '@/ui/table/useFilterFold';
import type { RegistrationDesk } from './desk';
import { registrations } from './kind';
import { rangeProblem } from './rules';

interface Props {
  desk: RegistrationDesk;
  /** What Advanced Search found for the other tabs. */
  elsewhere: Elsewhere;
  children: ReactNode;
}

export function HistoryFilters({ desk, elsewhere, children }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const fold = useFilterFold(desk.status !== '' || desk.find !== '');
  return (
    <>
      <div className={fold.className}>
        {fold.toggle}
        {desk.tab === 'history' && <StatusSelect desk={desk} />}
        <DateRange desk={desk} onProblem={setProblem} />
        <AdvancedSearch kind={registrations} desk={desk} onProblem={setProblem} />
        <RestOfFilters kind={registrations} desk={desk}>
          {children}
        </RestOfFilters>
      </div>
      <Failure message={problem} />
      <FoundBy kind={registrations} desk={desk} elsewhere={elsewhere} />
    </>
  );
}

interface RangeProps {
  desk: RegistrationDesk;
  onProblem: (problem: string | undefined) => void;
}

function DateRange({ desk, onProblem }: RangeProps) {
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
