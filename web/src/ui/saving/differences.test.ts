import { expect, it } from 'vitest';
import { namedFields, nameField, optionShown } from '@/ui/fields/fieldNames';
import { differencesOf } from './differences';

const form = { control: {} };
nameField(form, 'name', 'Name');
nameField(
  form,
  'status',
  'Status',
  optionShown([{ value: 'A', label: 'Active' }, 'D'], (value) => `other ${value}`),
);
nameField(form, 'isCritical', 'Critical');
const fields = namedFields(form);

const opened = { name: 'Cebu', status: 'A', isCritical: false };
const found = (theirs: object, mine: object) =>
  differencesOf({ opened, theirs: { ...opened, ...theirs }, mine: { ...opened, ...mine } }, fields);

it('lists what a colleague changed, with the labels and in the order of the form', () => {
  expect(found({ isCritical: true, status: 'D', name: '' }, {})).toEqual([
    { name: 'name', label: 'Name', opened: 'Cebu', theirs: '', mine: 'Cebu', isConflict: false },
    { name: 'status', label: 'Status', opened: 'Active', theirs: 'other D', mine: 'Active', isConflict: false },
    { name: 'isCritical', label: 'Critical', opened: 'No', theirs: 'Yes', mine: 'No', isConflict: false },
  ]);
});

it('is a conflict when both changed the same field to different values', () => {
  expect(found({ name: 'Davao' }, { name: 'Iloilo' })).toMatchObject([{ isConflict: true, mine: 'Iloilo' }]);
  expect(found({ name: 'Davao' }, { name: ' Davao ' })).toEqual([]);
  expect(found({}, { name: 'Iloilo' })).toEqual([]);
  expect(found({ name: ' Cebu' }, { name: 'Iloilo' })).toEqual([]);
});

it("uses a field's own name when no form has named it, and handles all kinds of values", () => {
  const versions = { opened: { days: ['1', '2'] }, theirs: { days: ['1'] }, mine: { days: null } };
  expect(differencesOf(versions, new Map())).toMatchObject([
    { label: 'days', opened: '1, 2', theirs: '1', mine: '', isConflict: true },
  ]);
});
