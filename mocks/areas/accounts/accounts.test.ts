import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { fixtures } from './fixtures';

let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), 'maria.santos@lumina.example');
};
beforeEach(() => enter('default'));

const named = (company: string) => ask('searchCompanies', { headers: { company } });
const names = (company: string) => named(company).body.data.map((account) => account.company);
const account = (corpacct: string) => ask('getAccount', { headers: { corpacct } });
const contractOf = (acct: string) => ask('getAccountContract', { headers: { acct } });
const found = (key: string) => ask('searchAccounts', { body: { Value: { key } } });

it('finds companies by part of their names, regardless of accents, in alphabetical order', () => {
  expect(names('ñandú')).toEqual([fixtures.accented.company]);
  expect(names(' NANDU ')).toEqual([fixtures.accented.company]);
  const foods = names('foods');
  expect(foods.length).toBeGreaterThan(5);
  expect(foods).toEqual(foods.toSorted(new Intl.Collator('en').compare));
  expect(named('nobody is called so').example).toBe('empty');
});

it('finds an account by its whole code, with its status', () => {
  const { acct, company } = fixtures.suspended;
  expect(account(acct.toLowerCase()).body.data).toMatchObject({ acct, company, status: 'S', avega: false });
  expect(account(fixtures.activeAgain.acct).body.data?.status).toBe('A');
  expect(account(fixtures.terminated.acct).body.data?.status).toBe('T');
  expect(account(fixtures.second.acct).body.data).toMatchObject({ avega: true, status: 'A' });
  expect(account(acct.slice(0, 10)).example).toBe('unknown');
});

it('returns the contract of an account that has one', () => {
  const { acct } = fixtures.first;
  expect(contractOf(acct).body).toEqual({ data: { acct, contract: '2026-000001' } });
  expect(contractOf(fixtures.withoutContract.acct).example).toBe('nothing');
  expect(contractOf('LMN99999999').example).toBe('nothing');
});

it('finds accounts by code or company in one call', () => {
  const { acct } = fixtures.first;
  expect(found('0000001').body.data.map((each) => each.acct)).toContain(acct);
  expect(found('bayanihan').body.data.map((each) => each.acct)).toContain(acct);
  expect(found('xyz').example).toBe('empty');
});

it('has 320 unique accounts of both brands, one with the longest possible name', () => {
  const all = names('');
  expect(all).toHaveLength(320);
  expect(new Set(all).size).toBe(320);
  expect(fixtures.longName.company).toHaveLength(250);
  expect(named('').body.data.filter(({ avega }) => avega).length).toBeGreaterThan(90);
});

it('returns at most five hundred of a hundred thousand', () => {
  enter('large');
  expect(names('a')).toHaveLength(500);
  expect(account('AVG00050000').body.data?.company).toBeTruthy();
  enter('no-accounts');
  expect([named('a').example, account(fixtures.first.acct).example, found('a').example]).toEqual([
    'empty',
    'unknown',
    'empty',
  ]);
});
