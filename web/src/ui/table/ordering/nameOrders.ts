// The orders in which a list that comes posted last first is offered: by when it was posted, or by its name either way.

interface Order {
  /** As the address has it: the key of a column, behind '-' when downwards. */
  value: string;
  label: string;
}

/** `key` is that of the column with the name. */
export const nameOrders = (key: string, ascending: string, descending: string): Order[] => [
  { value: '', label: 'Posted Date' },
  { value: key, label: ascending },
  { value: `-${key}`, label: descending },
];

/** What can be chosen while the list is in this order, which may be that of another column. */
export function ordersFor(
  orders: readonly Order[],
  sort: string,
  columns: readonly { key: string; title: string }[],
): readonly Order[] {
  if (orders.some(({ value }) => value === sort)) return orders;
  const key = sort.replace(/^-/, '');
  const column = columns.find((each) => each.key === key);
  return column ? [...orders, { value: sort, label: `By ${column.title}` }] : orders;
}
