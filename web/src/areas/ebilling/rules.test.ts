import * as v from 'valibot';
import { expect, it } from 'vitest';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Assignment } from './calls';
import {
  addressesIn,
  byPlace,
  fieldsOf,
  hasEnded,
  invalidAddressesIn,
  joinedAddresses,
  matchesPlace,
  officeText,
  recipientsQuestion,
  recipientsSchema,
} from './rules';

const NEW = {
  ...fieldsOf(undefined),
  RegionCode: '040000000',
  ProvinceCode: '043400000',
  MunicipalCode: '043405000',
  Regcode: '12',
  EmailAdd: 'a@lumina.example;b@lumina.example',
  CCEmail: 'c@lumina.example',
  BCCEmail: 'd@lumina.example',
};
it('an existing list can be edited although its place is incomplete, or its office unknown', () => {
  const incomplete = { ...NEW, RegionCode: '', ProvinceCode: '', Regcode: '99' };
  expect(v.safeParse(recipientsSchema([], existing), incomplete).success).toBe(true);
  expect(v.safeParse(recipientsSchema([]), incomplete).issues?.map(({ message }) => message)).toEqual([
    'Region is required.',
    'Province is required.',
    'Office is required.',
  ]);
});

const existing = {
  eBilling_EAssignID: 7,
  Office: '12',
  RegionCode: '040000000',
  RegionName: 'Region IV-A (CALABARZON)',
  ProvinceCode: '043400000',
  ProvinceName: 'Laguna',
  MunicipalCode: '043405000',
  MunicipalName: 'City of Calamba',
  EmailAdd: 'a@lumina.example',
  CCEmail: '',
  BCCEmail: '',
  Avega: false,
} as Assignment;

const problems = (input: object, others: Assignment[] = [], edited?: Assignment) =>
  v.safeParse(recipientsSchema(others, edited), input).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ??
  [];

it('reads addresses from typed and pasted text', () => {
  expect(addressesIn(' a@x.example ; b@x.example;;c@x.example ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(addressesIn('a@x.example, b@x.example\r\nc@x.example\td@x.example')).toHaveLength(4);
  expect(addressesIn('Maria Santos <maria@x.example>; "Cruz" <cruz@x.example>')).toEqual([
    'maria@x.example',
    'cruz@x.example',
  ]);
  expect(addressesIn('a@x.example b@x.example')).toEqual(['a@x.example', 'b@x.example']);
  expect(addressesIn('A@x.example;a@X.example')).toEqual(['A@x.example']);
  expect(addressesIn('<script>alert("mail")</script>;=1+1;💌 no address')).toEqual([
    '<script>alert("mail")</script>',
    '=1+1',
    '💌 no address',
  ]);
  expect(addressesIn(' ;, ')).toEqual([]);
});

it('reads addresses after names with commas, without losing earlier addresses', () => {
  const both = ['maria@x.example', 'jose@x.example'];
  for (const copied of [
    '"Santos, Maria" <maria@x.example>; "Cruz, Jose" <jose@x.example>',
    'Santos, Maria <maria@x.example>; Cruz, Jose <jose@x.example>',
    '"Santos, Maria" <maria@x.example>, "Cruz, Jose" <jose@x.example>',
    'Santos, Maria <maria@x.example>, Cruz, Jose <jose@x.example>',
    'Santos, Maria <maria@x.example>\r\nCruz, Jose <jose@x.example>',
    'maria@x.example, "Cruz, Jose" <jose@x.example>',
    'maria@x.example, Cruz, Jose <jose@x.example>',
    '<maria@x.example>, "jose@x.example, Lumina" <jose@x.example>',
    'Santos, Maria <maria@x.example>, jose@x.example',
  ])
    expect(addressesIn(copied), copied).toEqual(both);
  expect(addressesIn('maria@x, Cruz, Jose <jose@x.example>'), 'a wrong one is none of the name').toEqual([
    'maria@x',
    'jose@x.example',
  ]);
});

it('reads addresses that were copied as links, and drops invisible characters', () => {
  expect(addressesIn('\u200Bmaria@x.example\uFEFF;\u200Djo\u200Cse@x.example')).toEqual([
    'maria@x.example',
    'jose@x.example',
  ]);
  expect(addressesIn('mailto:a@x.example;MAILTO: b@x.example;Maria <mailto:c@x.example>')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(addressesIn('mailto:a@x.example mailto:b@x.example')).toEqual(['a@x.example', 'b@x.example']);
  expect(addressesIn('mailto:;mail')).toEqual(['mailto:', 'mail']);
});

it('splits joined addresses into the same addresses again', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const SIGNS = ['a', 'Ñ', '@', '.', '<', '>', ' ', ';', ',', '\n', '\t', '💌', '"', "'", '\u200B'];
  const PARTS = [...SIGNS, '=1+1', 'x@y.example', 'mailto:'];
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: random(14) }, () => PARTS[random(PARTS.length)]).join('');
    const addresses = addressesIn(text);
    expect(addressesIn(joinedAddresses(addresses)), JSON.stringify(text)).toEqual(addresses);
    expect(joinedAddresses([joinedAddresses(addresses)])).toBe(joinedAddresses(addresses));
  }
});

it('recognises the end of a typed address', () => {
  expect(['a;', 'a,', 'a@x.example '].map(hasEnded)).toEqual([true, true, true]);
  expect(['a@x.example', 'a@x ', 'Maria '].map(hasEnded)).toEqual([false, false, false]);
});

it('returns the invalid addresses', () => {
  expect(invalidAddressesIn('a@x.example;b@x;@;c@x.example;d x@y.example')).toEqual(['b@x', '@', 'd x@y.example']);
});

it('requires every field', () => {
  expect(problems(fieldsOf(undefined))).toEqual([
    ['RegionCode', 'Region is required.'],
    ['ProvinceCode', 'Province is required.'],
    ['MunicipalCode', 'Municipality is required.'],
    ['Regcode', 'Office is required.'],
    ['EmailAdd', 'Email is required.'],
    ['CCEmail', 'CC is required.'],
    ['BCCEmail', 'BCC is required.'],
  ]);
  expect(problems({ ...NEW, EmailAdd: ' ;', CCEmail: '\u200b' })).toEqual([
    ['EmailAdd', 'Email is required.'],
    ['CCEmail', 'CC is required.'],
  ]);
  expect(problems(NEW)).toEqual([]);
  expect(problems({ ...NEW, Regcode: '13' })).toEqual([['Regcode', 'Office is required.']]);
});

it('checks each address, with the message of its field', () => {
  expect(problems({ ...NEW, EmailAdd: 'a@x.example;b', CCEmail: 'c', BCCEmail: 'd@x' })).toEqual([
    ['EmailAdd', 'One or more email addresses are invalid'],
    ['CCEmail', 'One or more CC email addresses are invalid'],
    ['BCCEmail', 'One or more BCC email addresses are invalid'],
  ]);
});

it('accepts at most 250 characters in each field, including the semicolons', () => {
  const full = `a@x.example;${'b'.repeat(228)}@x.example`;
  expect(full).toHaveLength(250);
  expect(problems({ ...NEW, EmailAdd: full, CCEmail: full, BCCEmail: full })).toEqual([]);
  expect(problems({ ...NEW, EmailAdd: `x${full}`, CCEmail: `xyz${full}` })).toEqual([
    ['EmailAdd', 'The addresses are 1 character too long. The limit is 250 in total.'],
    ['CCEmail', 'The addresses are 3 characters too long. The limit is 250 in total.'],
  ]);
});

it('warns about a second list of a municipality and brand at the field that can be changed, but not about an existing one', () => {
  const ALREADY = 'Recipients of this municipality already exist.';
  expect(problems(NEW, [existing])).toEqual([['MunicipalCode', ALREADY]]);
  expect(problems({ ...NEW, Avega: true }, [existing])).toEqual([]);
  expect(problems({ ...NEW, Avega: true }, [{ ...existing, Avega: true }], existing)).toEqual([['Avega', ALREADY]]);
  expect(problems(NEW, [existing], existing)).toEqual([]);
  expect(judgeRepeatedSave(recipientsSchema([existing]), NEW)).toEqual({ output: NEW });
  expect(problems({ ...NEW, Regcode: '', EmailAdd: '', CCEmail: 'c' }, [existing])).toHaveLength(4);
});

it('starts with the saved values, with normalised addresses', () => {
  expect(fieldsOf({ ...existing, EmailAdd: 'a@x.example, b@x.example;' })).toMatchObject({
    Regcode: '12',
    EmailAdd: 'a@x.example;b@x.example',
    Avega: false,
  });
});

it('sorts by place, and searches only region, province and municipality', () => {
  const ncr = { ...existing, RegionCode: '130000000' };
  const avega = { ...existing, Avega: true };
  const binan = { ...existing, MunicipalName: 'City of Biñan' };
  expect(byPlace([ncr, avega, existing, binan])).toEqual([binan, existing, avega, ncr]);
  for (const text of ['calabarzon', 'laguna', 'calamba', 'LAGUNA calamba', 'iv-a', ''])
    expect(matchesPlace(existing, text)).toBe(true);
  for (const text of ['a@lumina.example', 'cavite', 'laguna cavite']) expect(matchesPlace(existing, text)).toBe(false);
  expect(matchesPlace(binan, 'binan')).toBe(true);
});

it('shows the code and name of an office', () => {
  expect(['00', '30', '99'].map(officeText)).toEqual(['00 HO - HEAD OFFICE', '30 DAVAO', '99']);
});

it('says how many addresses get the bills of which municipality', () => {
  const addresses = { EmailAdd: 'a@x.example; b@x.example', CCEmail: 'c@x.example', BCCEmail: 'A@x.example' };
  expect(recipientsQuestion('Calamba', addresses)).toMatchObject({
    title: 'Save the recipients of Calamba?',
    text: 'Bills of Calamba will go to 3 addresses.',
  });
  const one = { EmailAdd: 'a@x.example', CCEmail: 'a@x.example', BCCEmail: 'a@x.example' };
  expect(recipientsQuestion('Calamba', one).text).toBe('Bills of Calamba will go to 1 address.');
});
