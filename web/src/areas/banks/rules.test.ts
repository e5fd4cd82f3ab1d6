import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AccountBank, Bank } from './calls';
import { additionSchema, banksFound, byName, codeFor, isAdded, listedBanks, listedId } from './rules';

const bdo: Bank = {
  recordid: 1,
  bankcode: 'BDO',
  bankcode2: 'BDO2',
  bankname: 'BDO Unibank, Inc.',
  swiftcode: 'BNORPHMM',
};
const accountBanks: AccountBank[] = [
  { ...bdo, Corp_RIBanksID: 31, corpacct: 'LMN00000412', contract: '2026-000412', excl: 'X' },
];

const problemOf = (bankcodeandswiftcodeRecID: number) =>
  v.safeParse(additionSchema(accountBanks), { bankcodeandswiftcodeRecID, excl: 'I' }, { abortPipeEarly: true })
    .issues?.[0].message;

it('accepts a chosen bank that the account does not have yet', () => {
  expect(problemOf(0)).toBe('No bank selected.');
  expect(problemOf(1)).toBe('Bank already added on this plan.');
  expect(problemOf(2)).toBeUndefined();
});

it('lists all banks, with the account’s setting where it has one', () => {
  const maya = { ...bdo, recordid: 2, bankname: 'Maya Bank' };
  const all = listedBanks([bdo, maya], accountBanks);
  expect(all.map(listedId)).toEqual(['31', 'bank-2']);
  expect(all.map(isAdded)).toEqual([true, false]);
});

it('uses the bank code of the account’s brand', () => {
  expect(codeFor(false, bdo)).toBe('BDO');
  expect(codeFor(true, bdo)).toBe('BDO2');
});

it('sorts banks alphabetically in natural order', () => {
  const names = ['Ñanay Bank', 'Maya Bank', 'Rural Bank 10', 'Nanay Bank', 'Rural Bank 9', 'asia united bank'];
  expect(byName(names.map((bankname) => ({ ...bdo, bankname }))).map(({ bankname }) => bankname)).toEqual([
    'asia united bank',
    'Maya Bank',
    'Nanay Bank',
    'Ñanay Bank',
    'Rural Bank 9',
    'Rural Bank 10',
  ]);
});

it('finds a bank by its name, its code for the brand or its SWIFT code, the best match first', () => {
  const banks = byName(
    [
      ['BDO', 'BDO Unibank, Inc.'],
      ['BNB', 'BDO Network Bank, Inc.'],
      ['AAIIB', 'Al-Amanah Islamic Investment Bank of the Philippines'],
      ['BPI', 'Bank of the Philippine Islands'],
    ].map(([bankcode = '', bankname = '']) => ({ ...bdo, bankcode, bankcode2: `${bankcode}2`, bankname })),
  );
  const found = (text: string, isSecondBrand = false) =>
    banksFound(banks, text, isSecondBrand).map(({ bankcode }) => bankcode);
  expect(found('')).toEqual(['AAIIB', 'BPI', 'BNB', 'BDO']);
  expect(found('bdo')).toEqual(['BDO', 'BNB']);
  expect(found('bdo2', true)).toEqual(['BDO']);
  expect(found('bdo2')).toEqual([]);
  expect(found(' Bank of the PH')).toEqual(['BPI', 'AAIIB']);
  expect(found('bnorphmm')).toHaveLength(4);
  expect(found('=1+1')).toEqual([]);
});
