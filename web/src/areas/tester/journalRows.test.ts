import { expect, it } from 'vitest';
import type { Entry } from './calls';
import { type Filter, filteredJournal, shownAnswer, shownHeaders } from './journalRows';

const entry = (number: number, operation: string, status: Entry['status'], body: unknown = null): Entry => ({
  number,
  operation,
  method: 'POST',
  path: '/x',
  headers: {},
  body,
  isShortened: false,
  status,
  at: '',
});
const journal = [
  entry(4, 'addRemarks', 'dropped', { Value: { remarks: 'Ñandú' } }),
  entry(3, 'listUsers', 500),
  entry(2, 'listRemarks', 401),
  entry(1, 'listRemarks', 200),
];
const areaOf = new Map([
  ['addRemarks', 'remarks'],
  ['listRemarks', 'remarks'],
  ['listUsers', 'users'],
]);

it.each<[Partial<Filter>, number[]]>([
  [{}, [4, 3, 2, 1]],
  [{ text: ' remarks nandu ' }, [4]],
  [{ text: '401' }, [2]],
  [{ area: 'users' }, [3]],
  [{ area: 'remarks', outcome: 'done' }, [1]],
  [{ outcome: 'refused' }, [2]],
  [{ outcome: 'failed' }, [4, 3]],
])('the filter %j shows the matching calls', (filter, numbers) => {
  const found = filteredJournal(journal, { text: '', area: '', outcome: 'any', ...filter }, areaOf);
  expect(found.map(({ number }) => number)).toEqual(numbers);
});

it('hides tokens', () => {
  expect(shownAnswer({ answer: { data: { access_token: 'abc', user: 'x' } } })).toBe(
    JSON.stringify({ data: { access_token: '…', user: 'x' } }, null, 2),
  );
  expect(shownHeaders({ authorization: 'Bearer abc', email: 'a@b.example' })).toEqual([
    ['authorization', 'Bearer …'],
    ['email', 'a@b.example'],
  ]);
});

it.each([
  ['no longer stored: the call is too old', {}],
  ['none', { answer: null }],
  ['<html>Bad Gateway</html>', { answer: '<html>Bad Gateway</html>' }],
  ['false', { answer: false }],
])("says '%s' of %j", (expected, entryOf) => {
  expect(shownAnswer(entryOf)).toBe(expected);
});
