import { expect, it, vi } from 'vitest';

vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { optionGroups } = await import('./optionGroups');

const failed = (name: string, failure: string) => ({ name, path: '/x', failure });

it('reports the same failure once for all groups, after the results', () => {
  const found = { name: 'Stores', path: '/s', records: { records: [{ id: '1', label: 'Ana', to: '/s' }], total: 1 } };
  const groups = optionGroups(
    [],
    [failed('Members', 'Down'), found, failed('Doctors', 'Down'), failed('Users', 'Late')],
  );
  expect(groups.map(({ name, failure = '' }) => `${name} ${failure}`)).toEqual([
    'Stores ',
    'Members, Doctors Could not be searched: Down',
    'Users Could not be searched: Late',
  ]);
});
