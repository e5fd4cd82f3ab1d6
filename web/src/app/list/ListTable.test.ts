// Renders a list that is loaded completely, and one that the server pages.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import type { List, Listed, ListTableProps } from './ListTable';

// The chosen columns and views are read from the browser's storage, and the base path from the page.
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('document', { baseURI: 'http://console.test/' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { ListTable } = await import('./ListTable');

interface Fruit {
  id: string;
  name: string;
}
const FRUITS = ['Mango', 'Papaya', 'Guava'].map((name, at) => ({ id: String(at), name }));

const nothing = () => undefined;
const queryOf = (data: Fruit[] | undefined, error: Error | null = null): Listed<Fruit> => ({
  data,
  error,
  isPending: false,
  refetch: nothing,
});
const listOf = (text: string): List<Fruit> => ({
  name: 'fruit',
  query: queryOf(FRUITS),
  columns: [{ key: 'name', title: 'Name', text: ({ name }) => name }],
  rowId: ({ id }) => id,
  view: { page: 1, pageSize: 10, sort: '', hide: '', open: '' },
  onView: nothing,
  prefix: '',
  hasFixedRows: false,
  text,
  onText: nothing,
  open: '',
  onOpen: nothing,
});

interface Drawn extends Partial<Omit<ListTableProps<Fruit>, 'list'>> {
  list?: Partial<List<Fruit>>;
}

function drawn({ list, ...props }: Drawn, text = ''): string {
  const common = { label: 'Fruit', list: { ...listOf(text), ...list }, empty: { title: 'No fruit' } };
  return renderToStaticMarkup(createElement(ListTable<Fruit>, { ...common, ...props }));
}

it('searches in the loaded rows', () => {
  const html = drawn({ add: { label: 'Add Fruit', onAdd: nothing } }, 'an');
  expect(html).toContain('Add Fruit');
  expect(html).toContain('>Mango</td>');
  expect(html).not.toContain('Papaya');
  expect(html).toContain('Total 1 items');
});

it('applies the filters of the screen and its own search function', () => {
  const filters = { fields: 'Which fruit', keeps: ({ name }: Fruit) => name !== 'Mango', areInUse: true };
  const finds = ({ name }: Fruit, text: string) => name.startsWith(text);
  const search = { finds, nothingFound: { title: 'No such fruit' } };
  const html = drawn({ filters, search }, 'Pa');
  expect(html).toContain('Which fruit');
  expect(html).toContain('Filters (in use)');
  expect(html).toContain('>Papaya</td>');
  expect(html).toContain('Total 1 items');
  expect(drawn({ filters, search }, 'an')).toContain('No such fruit');
  const keepsNone = { ...filters, keeps: () => false };
  expect(drawn({ filters: keepsNone, search })).toContain('No such fruit');
  expect(drawn({ filters: keepsNone, search, list: { query: queryOf([]) } })).toContain('No fruit');
});

it("shows a page of the server unchanged, with the server's total", () => {
  const html = drawn({ list: { query: { ...queryOf(FRUITS), serverTotal: 137, isFound: true } } }, 'an');
  for (const { name } of FRUITS) expect(html).toContain(`>${name}</td>`);
  expect(html).toContain('Total 137 items');
  expect(html).toContain('type="search"');
  expect(html).not.toContain('Add');
  // Sorting would ignore the other pages.
  expect(html).not.toContain('sort-button');
});

it('passes the table as it is shown to the tools', () => {
  const html = drawn(
    {
      tools: ({ ordered }) =>
        `Export of ${ordered()
          .map(({ name }) => name)
          .join(' and ')}`,
    },
    'a',
  );
  expect(html).toContain('Export of Mango and Papaya and Guava');
});

it('shows what can be shown of a row with invalid data', () => {
  const odd = [...FRUITS, { id: '3', name: null as unknown as string }];
  const columns = [{ key: 'name', title: 'Name', text: ({ name }: Fruit) => name.toUpperCase() }];
  const query = queryOf(odd);
  for (const sort of ['', 'name', '-name']) {
    const view = { ...listOf('').view, sort };
    expect(drawn({ list: { query, columns, view } })).toMatch(/MANGO.*Unknown|Unknown.*MANGO/s);
  }
  expect(drawn({ list: { query, columns } }, 'guava')).toContain('GUAVA');
});

it('shows neither a reason nor an empty list after an invalid token, and keeps loaded rows', () => {
  const error = new ApiError('signedOut', 'Invalid Access Token');
  const html = drawn({ list: { query: queryOf(undefined, error) } });
  expect(html).toContain('Try again');
  expect(html).not.toMatch(/No fruit|Total|Invalid|could not/);
  const later = drawn({ list: { query: queryOf(FRUITS, error) } });
  expect(later).toContain('Total 3 items');
  expect(later).not.toContain('Try again');
});
