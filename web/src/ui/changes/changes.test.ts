import { expect, it } from 'vitest';
import { namedFields, nameField, optionShown } from '@/ui/fields/fieldNames';
import { type Change, changesOf, cutAround, cutInMiddle } from './changes';

const form = { control: {} };
nameField(form, 'limit', 'Ceiling', (amount) => `${amount}.00`);
nameField(form, 'status', 'Status', optionShown([{ value: 'A', label: 'Active' }, 'D']));
nameField(form, 'isOn', 'Approves');
nameField(form, 'types', 'Types');
nameField(form, 'image', 'Image');
nameField(form, 'password', 'Password', (value) => (value ? '••••••••' : ''));
nameField(form, 'note', 'Note');
const opened = {
  limit: '20,000',
  status: 'A',
  isOn: false,
  types: ['one', 'two'],
  image: null,
  password: 'old secret',
  note: '',
  other: 1,
};
const said = ({ label, before, after }: Change) =>
  before === undefined ? `${label} ${after}` : `${label} ${before} → ${after}`;
const changed = (mine: object) =>
  changesOf({ opened, mine: { ...opened, ...mine }, fields: namedFields(form) }).map(said);

it('says what becomes of each field, in the words and the order of the form', () => {
  expect(changed({ status: 'D', limit: '25,000', isOn: true })).toEqual([
    'Ceiling 20,000.00 → 25,000.00',
    'Status Active → D',
    'Approves off → on',
  ]);
  expect(changesOf({ opened, mine: { ...opened, note: 'New' }, fields: namedFields(form) })).toEqual([
    { name: 'note', label: 'Note', before: '', after: 'New' },
  ]);
});

it('is of no change where only blanks around a text are others, nor of what the form does not show', () => {
  expect(changed({ note: '  ', other: 2, types: ['one', 'two'] })).toEqual([]);
});

it('tells of a list what came and went, and of many how many', () => {
  expect(changed({ types: ['two', 'three'] })).toEqual(['Types + three, − one']);
  expect(changed({ types: ['two', 'one'] })).toEqual(['Types another order']);
  const many = Array.from({ length: 20 }, (_, at) => `option ${at}`);
  expect(changed({ types: ['one', ...many] })).toEqual(['Types + 20, − 1']);
});

it('names a new picture, and shows nothing of what is secret', () => {
  expect(changed({ image: new File([], 'walk.png') })).toEqual(['Image new, walk.png']);
  expect(changed({ password: 'new secret' })).toEqual(['Password changed']);
});

it('cuts long texts around what differs, at words', () => {
  const text = 'The clinic on the second floor of the Greenbelt building is closed for its yearly inspection.';
  expect(cutAround(text, text.replace('second', 'third'))).toEqual([
    '…clinic on the second floor of the…',
    '…clinic on the third floor of the…',
  ]);
  expect(cutAround(text, `${text} Come again.`)).toEqual(['…inspection.', '…inspection. Come again.']);
  expect(cutAround('short', 'shorter')).toEqual(['short', 'shorter']);
  expect(cutAround('', text)[0]).toBe('');
});

it('cuts what is all new in its middle, and no emoji in halves', () => {
  const long = `${'a'.repeat(100)}${'z'.repeat(100)}`;
  expect(cutInMiddle(long)).toBe(`${'a'.repeat(39)}…${'z'.repeat(20)}`);
  expect(cutInMiddle('🍬'.repeat(61))).toBe(`${'🍬'.repeat(39)}…${'🍬'.repeat(20)}`);
  for (const each of cutAround('W'.repeat(250), 'V'.repeat(250))) expect(each).toHaveLength(60);
});
