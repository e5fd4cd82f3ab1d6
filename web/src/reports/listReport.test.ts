import { expect, it, vi } from 'vitest';
import type { Column } from '@/ui/table/columns/columns';

// The chosen columns are read from the browser's storage.
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { listReport } = await import('./listReport');

interface Fruit {
  name: string;
  colour: string;
}

const columns: Column<Fruit>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name.trim(), width: 20 },
  { key: 'colour', title: 'Colour', text: ({ colour }) => colour, width: 40 },
  { key: 'actions', title: 'Actions', text: () => '', isActions: true },
];
const fruits: Fruit[] = [
  { name: 'Mango', colour: 'yellow or green' },
  { name: 'A fruit whose name is longer than any column', colour: 'red' },
];
const subject = { title: 'Fruit', sheet: 'fruit', filter: ['All fruit', '', "Search 'a'"], exportedBy: 'me' };
const reportOf = (rows: Fruit[]) => listReport({ visible: columns, ordered: () => rows }, subject);

it('has the visible columns without the buttons, each as wide as it needs', () => {
  const { columns: written, rows, count, stamp } = reportOf(fruits);
  expect(written.map(({ title, width }) => [title, width])).toEqual([
    ['Name', 20],
    ['Colour', 16],
  ]);
  expect([rows, count]).toEqual([[fruits], 2]);
  expect(stamp(2)).toEqual([
    "Filter: All fruit · Search 'a'",
    'Rows: 2',
    expect.stringMatching(/^Exported by me at \d\d-\d\d-\d{4} \d+:\d\d [AP]M$/),
  ]);
  expect(reportOf([]).columns.map(({ width }) => width)).toEqual([5, 7]);
});

it('says that invalid data in a row is unknown', () => {
  const odd = { name: null as unknown as string, colour: 'red' };
  expect(reportOf([odd]).columns[0]?.text(odd)).toBe('Unknown');
});
