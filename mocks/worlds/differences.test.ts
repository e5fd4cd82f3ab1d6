import { expect, it } from 'vitest';
import { applyDifference, differenceOf, StaleDifferenceError } from './differences';

const row = (recordid: number, name: string) => ({ recordid, name, tags: ['a'] });
const state = () => ({
  list: [row(1, 'one'), row(2, 'two'), row(3, 'three')],
  byNumber: new Map<number, unknown>([[7, { remarks: null }]]),
  pictures: new Map<string, Uint8Array>(),
  texts: ['first', 'second'],
  asked: null as number | null,
  nested: { isOpen: false, note: 'x' } as { isOpen: boolean; note?: string },
  picture: new Uint8Array([1, 2]) as unknown,
  send: () => true,
});
type State = ReturnType<typeof state>;

const CHANGES: [string, (state: State) => void, unknown][] = [
  ['a value', (each) => void Object.assign(each, { asked: 3 }), { asked: 3 }],
  ['a removed field', (each) => void delete each.nested.note, { nested: { $removed: ['note'] } }],
  [
    'added, changed and removed records, by their id',
    ({ list }) => {
      list.splice(1, 1);
      list.push(row(4, 'four'));
      Object.assign(list[0] ?? {}, { name: 'first' });
    },
    {
      list: { $by: 'recordid', $added: { 2: row(4, 'four') }, $changed: { 1: { name: 'first' } }, $removed: ['2'] },
    },
  ],
  [
    'a record added at the beginning',
    ({ list }) => void list.unshift(row(9, 'new')),
    { list: { $by: 'recordid', $added: { 0: row(9, 'new') } } },
  ],
  ['a changed order', ({ list }) => void list.reverse(), { list: { $by: 'recordid', $order: ['3', '2', '1'] } }],
  [
    'a list of texts, which is written whole',
    ({ texts }) => void texts.push('third'),
    { texts: { $all: ['first', 'second', 'third'] } },
  ],
  [
    'a list in a record',
    ({ list }) => void list[2]?.tags.push('b'),
    { list: { $by: 'recordid', $changed: { 3: { tags: { $all: ['a', 'b'] } } } } },
  ],
  [
    'entries of a map with numeric keys',
    ({ byNumber }) => {
      byNumber.delete(7);
      byNumber.set(8, { decided: 1 });
    },
    { byNumber: { $entries: [[8, { decided: 1 }]], $removed: [7] } },
  ],
  [
    'bytes',
    ({ pictures }) => void pictures.set('a.png', new Uint8Array([255, 0])),
    { pictures: { $entries: [['a.png', { $bytes: '/wA=' }]] } },
  ],
  [
    'a value whose kind has changed',
    (each) => void Object.assign(each, { picture: { path: 'a' } }),
    { picture: { $is: { path: 'a' } } },
  ],
];

it.each(CHANGES)('records and restores %s', (_what, change, expected) => {
  const after = state();
  change(after);
  const difference = differenceOf(state(), after);
  expect(difference).toEqual(expected);
  const restored = applyDifference(state(), JSON.parse(JSON.stringify(difference)), 'this');
  expect(differenceOf(after, restored)).toBeUndefined();
  expect(differenceOf(restored, after)).toBeUndefined();
});

it('finds no difference between equal states', () => {
  expect(differenceOf(state(), state())).toBeUndefined();
});

it('changes the existing objects, because other code may hold references to them', () => {
  const before = state();
  const [first] = before.list;
  applyDifference(before, { list: { $by: 'recordid', $changed: { 1: { name: 'changed' } } } }, 'this');
  expect(first?.name).toBe('changed');
});

it('reports a record that the state no longer has', () => {
  const difference = { list: { $by: 'recordid', $changed: { 17: { name: 'x' } } } };
  expect(() => applyDifference(state(), difference, 'remarks')).toThrow(
    new StaleDifferenceError("In 'remarks.list' nothing has the recordid '17' now."),
  );
});
