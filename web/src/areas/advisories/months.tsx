// The month filter of the list, which is kept in the address.
import type { ListState } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { today } from '@/ui/texts/days';
import type { AdvisoryFields } from './calls';
import { filterShowing, isThisMonth, type MonthFilter, monthFilterOf, monthsOffered, yearsOffered } from './rules';

const current = { year: '', month: '' };

export type Months = ReturnType<typeof useMonths>;

export function useMonths(list: ListState) {
  const [query, setQuery] = useQueryState(current);
  const filter = monthFilterOf(query, today());
  const choose = (change: Partial<MonthFilter>, options?: { replace: boolean }) => {
    setQuery(change, options);
    list.onView({ page: 1 }, { replace: true });
  };
  return {
    filter,
    isUsual: isThisMonth(filter, today()),
    choose,
    /** Changes the filter so that the saved advisory is shown. */
    show: (saved: AdvisoryFields) => {
      const showing = filterShowing(saved, filter, today());
      if (showing !== filter) choose(showing, { replace: true });
    },
  };
}

export function MonthChoices({ months: { filter, choose } }: { months: Months }) {
  return (
    <>
      <FilterSelect
        label="Year"
        value={filter.year}
        options={yearsOffered(today())}
        onChange={(year) => choose({ year })}
      />
      <FilterSelect
        label="Month"
        value={filter.month}
        options={monthsOffered}
        onChange={(month) => choose({ month })}
      />
    </>
  );
}
