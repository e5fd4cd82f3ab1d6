import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { warning } from '@/ui/saving/fieldRules';
import { parseDelimited } from '@/ui/sheet/delimited';
import { replaceUnchanged } from '../saving/replaceUnchanged';
import { oneOf, yesOrNo } from './cellReaders';
import { judgeAll, judgingOnce, rowsBy } from './judgeRows';
import { type Cells, defineSheet, type SaveContext, type SheetLookup } from './sheet';

vi.mock('@/app/session/store', () => ({ sameSession: () => () => true }));

interface Lamp {
  id: number;
  code: string;
  place: string;
  isOn: boolean;
  editedby: string;
}
type LampForm = Pick<Lamp, 'code' | 'place' | 'isOn'>;

const listed: Lamp[] = [
  { id: 1, code: 'L-1', place: 'Lobby', isOn: true, editedby: '' },
  { id: 2, code: 'L-2', place: 'Stairs', isOn: false, editedby: '' },
];
const list = { queryKey: ['lamps'], queryFn: async () => listed };

const rules = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('Code is required.')),
  place: v.pipe(
    v.string(),
    v.nonEmpty('Place is required.'),
    warning(v.check((place: string) => place !== 'Roof', 'Nobody goes there.')),
  ),
  isOn: v.boolean(),
});

const sheet = defineSheet<LampForm, LampForm, Lamp, Lamp[]>({
  things: { one: 'lamp', many: 'lamps' },
  fileName: 'lamps',
  refresh: list.queryKey,
  fields: [
    { name: 'code', heading: 'Code' },
    { name: 'place', heading: 'Place', maxLength: 10 },
    { name: 'isOn', heading: 'On', read: yesOrNo(true, false), text: (isOn) => (isOn ? 'Yes' : 'No') },
  ],
  load: async () => listed,
  itemsOf: (lamps) => lamps,
  keyOf: ({ code }) => code.toLowerCase(),
  keyOfItem: ({ code }) => code.toLowerCase(),
  valuesOf: (lamp) => ({ code: lamp?.code ?? '', place: lamp?.place ?? '', isOn: lamp?.isOn ?? true }),
  rules: () => rules,
  beside: ({ code }, lamps) => ({ code: lamps.find((lamp) => lamp.code === code)?.place ?? '' }),
  nameOf: ({ code }) => code,
  sourceOf: () => ({ idOf: ({ id }) => String(id), list }),
  add: async (written) => ({ added: written }),
  change: async (lamp, written) => ({ changed: lamp.id, written }),
});

const looking: SheetLookup = {
  textsOf: () => [],
  rowsOf: () => [],
  ask: () => Promise.reject(new Error('Nothing is asked.')),
  onProgress: () => undefined,
  signal: new AbortController().signal,
};
const judge = async (cells: Cells) => (await sheet.look(looking))(cells);
const judged = async (text: string) => {
  const rows = rowsBy(parseDelimited(text), 1, { code: 0, place: 1, isOn: 2 });
  return judgeAll(rows, judgingOnce(await sheet.look(looking)), looking.signal);
};
const { signal } = looking;
it('names the record that a row changes, and lists default values that a new record gets', async () => {
  const fresh = await judge({ code: 'L-9', place: 'Cellar' });
  expect([fresh.outcome, fresh.begins]).toEqual(['new', ['On Yes']]);
  expect((await judge({ code: 'L-9', place: 'Cellar', isOn: 'no' })).begins).toEqual([]);
  const known = await judge({ code: 'L-1', place: 'Cellar' });
  expect([known.outcome, known.beside, known.begins]).toEqual(['changed', { code: 'Lobby' }, undefined]);
  expect((await judge({ code: 'L-1', isOn: 'perhaps' })).beside, 'a row that is refused as well').toEqual({
    code: 'Lobby',
  });
});

it('refuses a row when several records have its key', async () => {
  listed.push({ id: 3, code: 'l-2', place: 'Roof', isOn: true, editedby: '' });
  const judgement = await judge({ code: 'L-2', place: 'Cellar' });
  listed.pop();
  expect(judgement.outcome).toBe('refused');
  expect(judgement.problems).toEqual([{ field: '', message: expect.stringContaining('Several entries match') }]);
});

/** The current list when the rows are sent: every lamp with these values, or no lamps for null. */
function contextFor(now: Partial<Lamp> | null = {}): SaveContext {
  const queryFn = async () => (now ? listed.map((lamp) => ({ ...lamp, ...now })) : []);
  let each: unknown;
  const replaceEach = ((source: Parameters<typeof replaceUnchanged>[0]) => {
    each ??= replaceUnchanged({ ...source, list: { ...list, queryFn } });
    return each;
  }) as typeof replaceUnchanged;
  return { sending: { checked: {} as never, me: { email: '', username: '' } }, signal, replaceEach };
}

it('separates new, changed and unchanged rows, and lists the changes', async () => {
  expect(await judge({ code: 'L-9', place: 'Door', isOn: 'no' })).toMatchObject({ outcome: 'new', name: 'L-9' });
  expect(await judge({ code: 'l-1', place: 'Garden', isOn: 'No' })).toMatchObject({
    outcome: 'changed',
    changes: [
      { field: 'code', from: 'L-1', to: 'l-1' },
      { field: 'place', from: 'Lobby', to: 'Garden' },
      { field: 'isOn', from: 'Yes', to: 'No' },
    ],
  });
  expect(await judge({ code: 'L-2', place: ' Stairs ', isOn: '0' })).toMatchObject({ outcome: 'same', changes: [] });
});

it("keeps fields without a column or with an empty cell, and fills new records with the form's defaults", async () => {
  const changed = await judge({ code: 'L-2', isOn: 'yes', place: ' ' });
  expect(changed).toMatchObject({ outcome: 'changed', changes: [{ field: 'isOn', from: 'No', to: 'Yes' }] });
  expect(await changed.send?.(contextFor())).toEqual({
    changed: 2,
    written: { code: 'L-2', place: 'Stairs', isOn: true },
  });
  const added = await judge({ code: 'L-3', place: 'Door' });
  expect(await added.send?.(contextFor())).toEqual({ added: { code: 'L-3', place: 'Door', isOn: true } });
});

it("refuses by the form's rules, the limits of fields, and error values of the sheet", async () => {
  const problems = async (cells: Cells) => (await judge(cells)).problems;
  expect(await problems({ code: 'L-3' })).toEqual([{ field: 'place', message: 'Place is required.' }]);
  expect(await problems({ code: 'L-3', place: 'x'.repeat(11), isOn: 'perhaps' })).toEqual([
    { field: 'place', message: 'Enter at most 10 characters (now 11).' },
    { field: 'isOn', message: 'Enter Yes or No.' },
  ]);
  expect(await problems({ code: '#N/A', place: 'Door' })).toEqual([
    { field: 'code', message: 'The sheet has the error #N/A here.' },
  ]);
  expect(await judge({ code: '=1+1', place: '<b> 💡' })).toMatchObject({ outcome: 'new', name: '=1+1' });
});

it('only warns where the form only warns', async () => {
  const roof = await judge({ code: 'L-3', place: 'Roof' });
  expect(roof).toMatchObject({
    outcome: 'new',
    problems: [],
    warnings: [{ field: 'place', message: 'Nobody goes there.' }],
  });
  expect(await roof.send?.(contextFor())).toMatchObject({ added: { place: 'Roof' } });
});

it("does not overwrite a colleague's later change", async () => {
  const { send } = await judge({ code: 'L-1', place: 'Garden' });
  const context = contextFor({ isOn: false, editedby: 'Liza' });
  await expect(send?.(context)).rejects.toThrow('Liza has changed it since you last saw it.');
  // On the second try, fields that the row does not mention have the colleague's values.
  expect(await send?.(context)).toEqual({ changed: 1, written: { code: 'L-1', place: 'Garden', isOn: false } });
});

it('sends nothing for a record that is gone', async () => {
  const { send } = await judge({ code: 'L-1', place: 'Garden' });
  await expect(send?.(contextFor(null))).rejects.toThrow('It is no longer in the list.');
});

it('sends no contradictory rows, and only one of identical rows', async () => {
  const rows = await judged('Code,Place,On\nL-1,Garden,\nL-8,Door,yes\nl-1,Roof,\nL-8,Door,yes\nL-7,Door,');
  expect(rows.map(({ at, outcome, asRow }) => [at, outcome, asRow])).toEqual([
    [2, 'refused', undefined],
    [3, 'new', undefined],
    [4, 'refused', undefined],
    [5, 'same', 3],
    [6, 'new', undefined],
  ]);
  expect(rows[0]?.problems).toEqual([
    { field: '', message: 'Also in row 4, with different values. Keep one of them.' },
  ]);
  expect(rows[0]?.send).toBeUndefined();
});

it('leaves out rows that are empty in the columns that are read', () => {
  const grid = parseDelimited('Code,Notes\nL-1,x\n,only a note\nL-2,');
  expect(rowsBy(grid, 1, { code: 0 })).toEqual([
    { at: 2, cells: { code: 'L-1' } },
    { at: 4, cells: { code: 'L-2' } },
  ]);
  expect(rowsBy(grid, undefined, { code: 0 })[0]).toEqual({ at: 1, cells: { code: 'Code' } });
});

it('stops judging when it is aborted, and judges no row twice', async () => {
  let count = 0;
  const abort = new AbortController();
  const slow = judgingOnce((cells) => {
    count += 1;
    const until = performance.now() + 15;
    while (performance.now() < until);
    if (count === 2) abort.abort(new Error('Enough.'));
    return { outcome: 'new', key: cells.code ?? '', name: '', problems: [], warnings: [], changes: [] };
  });
  const rows = rowsBy(parseDelimited('a\nb\nc\nd\ne'), undefined, { code: 0 });
  await expect(judgeAll(rows, slow, abort.signal)).rejects.toThrow('Enough.');
  expect(count).toBe(2);
  await judgeAll(rows.slice(0, 2), slow, new AbortController().signal);
  expect(count).toBe(2);
});

it('reads choices by their label, value or synonyms', () => {
  const read = oneOf([
    { value: 'number', label: 'Number', also: ['digits'] },
    { value: 'word', label: 'Word' },
  ]);
  expect(['NUMBER', 'Digits', ' word '].map(read)).toEqual([
    { value: 'number' },
    { value: 'number' },
    { value: 'word' },
  ]);
  expect(read('letter')).toEqual({ problem: 'Enter Number or Word.' });
  expect(['Yes', 'TRUE', '1', 'inactive', 'n'].map((text) => yesOrNo(1, 0)(text))).toEqual(
    [1, 1, 1, 0, 0].map((value) => ({ value })),
  );
});
