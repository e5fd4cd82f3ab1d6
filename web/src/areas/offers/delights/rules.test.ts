import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Offer, OfferGroup } from '../calls';
import {
  byValidity,
  changedSchema,
  formOf,
  newSchema,
  optionsOf,
  requestFieldsOf,
  shownOffers,
  validityOf,
} from './rules';

const offer = (differing: Partial<Offer> = {}): Offer => ({
  delightdetailID: 41,
  delightcategoryID: 2,
  delightstoreID: 9,
  storename: 'Kapetolyo Coffee House',
  categoryname: 'Dining & Cafe',
  branches: 'Ayala Center Cebu',
  details: '15% off every drink.',
  contactnumber: '(032) 255 1234',
  validfromdate: '11/01/2026',
  validtodate: '12/31/2026',
  product_tag: true,
  isactive: true,
  status: 'A',
  postedby: 'liza.mendoza@lumina.example',
  postdate: '10/28/2026 4:12:30 PM',
  editby: '',
  path: 'offers/41.png',
  ...differing,
});

const problemOf = (schema: typeof newSchema | typeof changedSchema, fields: object) =>
  v.safeParse(schema, fields, { abortEarly: true }).issues?.map(({ message }) => message) ?? [];

it('reports the first broken rule, in the order of the specification', () => {
  const image = new File(['picture'], 'picture.png');
  const filled = { ...formOf(offer()), image };
  expect(problemOf(newSchema, filled)).toEqual([]);
  const wanting = { ...filled };
  const tellings = [
    ['contactnumber', ' ', 'Please add contact details!'],
    ['details', '\n', 'Please add details!'],
    ['branches', '', 'Please add branch!'],
    ['delightstoreID', '', 'Please add store!'],
    ['delightcategoryID', '', 'Please add category!'],
    ['image', null, 'Please add image!'],
  ] as const;
  for (const [name, nothing, message] of tellings) {
    Object.assign(wanting, { [name]: nothing });
    expect(problemOf(newSchema, wanting)).toEqual([message]);
  }
  expect(problemOf(changedSchema, { ...filled, image: null })).toEqual([]);
});

it.each([
  ['', '', []],
  ['2026-11-01', '', []],
  ['', '2026-11-01', []],
  ['2026-11-01', '2026-11-01', []],
  ['2026-11-02', '2026-11-01', ['Start date must not be after End date.']],
  ['02/30/2026', '2026-11-01', ['This day does not exist.']],
  ['', 'soon', ['Enter the date as MM/DD/YYYY']],
])('valid from %j to %j', (validfromdate, validtodate, problems) => {
  expect(problemOf(changedSchema, { ...formOf(offer()), validfromdate, validtodate })).toEqual(problems);
});

it('reversed days are warned about, not refused', () => {
  const reversed = { ...formOf(offer()), validfromdate: '2026-11-02', validtodate: '2026-11-01' };
  expect(judgeRepeatedSave(changedSchema, reversed)).toHaveProperty('output');
});

it('converts the form to the formats of the calls', () => {
  const { image: _, status: __, ...written } = formOf(offer());
  const { delightcategoryID, delightstoreID, validfromdate, validtodate } = requestFieldsOf(written);
  expect({ delightcategoryID, delightstoreID, validfromdate, validtodate }).toEqual({
    delightcategoryID: 2,
    delightstoreID: 9,
    validfromdate: '11/01/2026',
    validtodate: '12/31/2026',
  });
  expect(requestFieldsOf({ ...written, validfromdate: '' }).validfromdate).toBe('');
});

it.each([
  ['11/01/2026', '12/31/2026', 'From November 1, 2026 until December 31, 2026'],
  ['', '12/31/2026', 'Until December 31, 2026'],
  ['11/01/2026', '', 'From November 1, 2026'],
  ['', '', ''],
])('valid from %j to %j reads %j', (validfromdate, validtodate, text) => {
  expect(validityOf(offer({ validfromdate, validtodate }))).toBe(text);
});

it.each([
  ['11/01/2026', '12/31/2026', undefined],
  ['', '', undefined],
  ['', '11/21/2026', undefined],
  ['', '11/20/2026', 'ended'],
  ['11/21/2026', '', undefined],
  ['11/22/2026', '', 'scheduled'],
])('an offer from %j to %j has on November 21 the phase %j', (validfromdate, validtodate, phase) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:00+08:00'), toFake: ['Date'] });
  expect(byValidity.phaseOf(offer({ validfromdate, validtodate }))).toBe(phase);
  vi.useRealTimers();
});

it('offers active choices by name, and the current choice', () => {
  const choice = (id: number, name: string, status: 'A' | 'D') => ({ id, name, status }) as OfferGroup;
  const choices = [choice(1, 'Takbo', 'A'), choice(2, 'alon', 'A'), choice(3, 'Indak', 'D')];
  const active = [
    { value: '2', label: 'alon' },
    { value: '1', label: 'Takbo' },
  ];
  expect(optionsOf(choices)).toEqual(active);
  expect(optionsOf(choices, { id: 1, name: 'Takbo' })).toEqual(active);
  expect(optionsOf(choices, { id: 3, name: 'Indak' })).toEqual([{ value: '3', label: 'Indak (disabled)' }, ...active]);
  expect(optionsOf([], { id: 3, name: 'Indak' })).toEqual([{ value: '3', label: 'Indak' }]);
});

it('lists offers with the newest first, filtered by category and store', () => {
  const offers = [
    offer(),
    offer({
      delightdetailID: 45,
      delightcategoryID: 8,
      storename: 'Peluquería Niña',
      postdate: '11/2/2026 9:00:00 AM',
    }),
  ];
  const ids = (narrowing: object) =>
    shownOffers(offers, { category: '', text: '', ...narrowing }).map(({ delightdetailID }) => delightdetailID);
  expect(ids({})).toEqual([45, 41]);
  expect(ids({ category: '2' })).toEqual([41]);
  expect(ids({ text: 'NINA peluqueria' })).toEqual([45]);
  expect(ids({ category: '2', text: 'nina' })).toEqual([]);
});
