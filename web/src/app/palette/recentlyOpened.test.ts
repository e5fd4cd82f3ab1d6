import { expect, it, vi } from 'vitest';

vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { withOpened } = await import('./recentlyOpened');

const opened = (id: string, of = 'Users', label = `Name ${id}`) => ({ id, of, label, address: `/users?open=${id}` });

it('keeps up to eight records, the latest first, without duplicates', () => {
  const one = [opened('1'), opened('2')];
  expect(withOpened(opened('2', 'Users', 'Another name'), one).map(({ label }) => label)).toEqual([
    'Another name',
    'Name 1',
  ]);
  expect(withOpened(opened('1', 'Stores'), one)).toHaveLength(3);
  const many = Array.from({ length: 8 }, (_, at) => opened(String(at)));
  expect(withOpened(opened('new'), many).map(({ id }) => id)).toEqual(['new', '0', '1', '2', '3', '4', '5', '6']);
});
