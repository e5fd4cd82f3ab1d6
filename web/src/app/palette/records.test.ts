import { expect, it } from 'vitest';
import { recordsIn } from './records';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at, name: `Ana Cruz ${at}` }));
const how = {
  searchedText: ({ name }: { name: string }) => name,
  recordOf: ({ id, name }: { id: number; name: string }) => ({ id: String(id), label: name, to: `/users?open=${id}` }),
};

it('finds by every word, ignoring case and accents, and counts all results', async () => {
  const { records, total } = await recordsIn(people(100), 'CRUZ ána 7', how, new AbortController().signal);
  expect(total).toBe(19);
  expect(records.map(({ label }) => label)).toEqual([
    'Ana Cruz 7',
    'Ana Cruz 17',
    'Ana Cruz 27',
    'Ana Cruz 37',
    'Ana Cruz 47',
  ]);
});

it('stops searching when it is aborted', async () => {
  const overtaken = new AbortController();
  let read = 0;
  const slow = {
    ...how,
    searchedText: (person: Parameters<typeof how.searchedText>[0]) => {
      read += 1;
      for (const until = performance.now() + 15; performance.now() < until; );
      return how.searchedText(person);
    },
  };
  const looking = recordsIn(people(10), 'ana', slow, overtaken.signal);
  overtaken.abort(new Error('Overtaken.'));
  await expect(looking).rejects.toThrow('Overtaken.');
  expect(read).toBe(1);
});
