// The orders offered for a list that is sorted by posted date: by that date, or by name in both directions.

interface Order {
  /** As in the address: a column's key, after '-' for descending. */
  value: string;
  label: string;
}

/** `key` is the key of the name column. */
export const nameOrders = (key: string, ascending: string, descending: string): Order[] => [
  { value: '', label: 'Posted Date' },
  { value: key, label: ascending },
  { value: `-${key}`, label: descending },
];

/** The orders to offer; includes the current one when the list is sorted by another column. */
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
