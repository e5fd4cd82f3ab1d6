import { expect, it } from 'vitest';
import { nameOrders, ordersFor } from './nameOrders';

it('offers the order of another column while the list is sorted by it', () => {
  const orders = nameOrders('advisory', 'A-Z', 'Z-A');
  const columns = [
    { key: 'advisory', title: 'Advisory' },
    { key: 'datefrom', title: 'Date From' },
  ];
  const labels = (sort: string) => ordersFor(orders, sort, columns).map(({ label }) => label);
  expect(labels('-advisory')).toEqual(['Posted Date', 'A-Z', 'Z-A']);
  expect(labels('-datefrom')).toEqual(['Posted Date', 'A-Z', 'Z-A', 'By Date From']);
  expect(labels('nothing')).toEqual(['Posted Date', 'A-Z', 'Z-A']);
  expect(orders.map(({ value }) => value)).toEqual(['', 'advisory', '-advisory']);
});
