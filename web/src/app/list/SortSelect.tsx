import { FilterSelect } from '@/ui/fields/FilterSelect';
import { type nameOrders, ordersFor } from '@/ui/table/ordering/nameOrders';
import type { ListState } from './listState';

interface Props {
  list: ListState;
  orders: ReturnType<typeof nameOrders>;
  columns: readonly { key: string; title: string }[];
}

/** The order of a list. It follows the column headings, because both read the order from the address. */
export function SortSelect({ list, orders, columns }: Props) {
  const { sort } = list.view;
  return (
    <FilterSelect
      label="Sort by"
      value={sort}
      options={ordersFor(orders, sort, columns)}
      onChange={(chosen) => list.onView({ sort: chosen, page: 1 })}
    />
  );
}
