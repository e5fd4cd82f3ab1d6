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
const asText = ({ label, before, after }: Change) =>
  before === undefined ? `${label} ${after}` : `${label} ${before} → ${after}`;
const changed = (mine: object) =>
  changesOf({ opened, mine: { ...opened, ...mine }, fields: namedFields(form) }).map(asText);

it('says how each field changes, with the labels and in the order of the form', () => {
  expect(changed({ status: 'D', limit: '25,000', isOn: true })).toEqual([
    'Ceiling 20,000.00 → 25,000.00',
    'Status Active → D',
    'Approves off → on',
  ]);
  expect(changesOf({ opened, mine: { ...opened, note: 'New' }, fields: namedFields(form) })).toEqual([
    { name: 'note', label: 'Note', before: '', after: 'New' },
  ]);
});

it('ignores blanks around a text, the order of options, and fields that the form does not show', () => {
  expect(changed({ note: '  ', other: 2, types: ['one', 'two'] })).toEqual([]);
});

it('says what was added to and removed from a list, and only counts when there are many', () => {
  expect(changed({ types: ['two', 'three'] })).toEqual(['Types + three, − one']);
  expect(changed({ types: ['two', 'one'] })).toEqual(['Types another order']);
  const many = Array.from({ length: 20 }, (_, at) => `option ${at}`);
  expect(changed({ types: ['one', ...many] })).toEqual(['Types + 20, − 1']);
});

it('names a new picture, and hides secret values', () => {
  expect(changed({ image: new File([], 'walk.png') })).toEqual(['Image new: walk.png']);
  expect(changed({ password: 'new secret' })).toEqual(['Password changed']);
});

it('shortens long texts around the difference, at word boundaries', () => {
  const text = 'The clinic on the second floor of the Greenbelt building is closed for its yearly inspection.';
  expect(cutAround(text, text.replace('second', 'third'))).toEqual([
    '…clinic on the second floor of the…',
    '…clinic on the third floor of the…',
  ]);
  expect(cutAround(text, `${text} Come again.`)).toEqual(['…inspection.', '…inspection. Come again.']);
  expect(cutAround('short', 'shorter')).toEqual(['short', 'shorter']);
  expect(cutAround('', text)[0]).toBe('');
});

it('shortens an entirely new text in its middle, and splits no emoji', () => {
  const long = `${'a'.repeat(100)}${'z'.repeat(100)}`;
  expect(cutInMiddle(long)).toBe(`${'a'.repeat(39)}…${'z'.repeat(20)}`);
  expect(cutInMiddle('🍬'.repeat(61))).toBe(`${'🍬'.repeat(39)}…${'🍬'.repeat(20)}`);
  for (const each of cutAround('W'.repeat(250), 'V'.repeat(250))) expect(each).toHaveLength(60);
});
