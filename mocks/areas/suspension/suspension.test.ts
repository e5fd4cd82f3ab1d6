import { beforeEach, expect, it } from 'vitest';
import { NEVER } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import { fixtures } from '../accounts/fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const list = () => ask('listSuspendedAccounts').body.data;
const of = (corpacct: string) => list().find((row) => row.corpacct === corpacct);
const statusOf = (corpacct: string) => ask('getAccount', { headers: { corpacct } }).body.data?.status;
const add = (corpacct: string) =>
  ask('addSuspension', { body: { Value: { is_suspended: 1, corpacct, posted_by: WHO } } }).example;
const update = (corpacct: string, is_suspended: 0 | 1) =>
  ask('updateSuspension', { body: { Value: { is_suspended, corpacct, edited_by: WHO } } }).example;

it('suspends an account, which every search then shows', () => {
  const { acct, company } = fixtures.first;
  expect(statusOf(acct)).toBe('A');
  expect(add(acct)).toBe('default');
  expect(of(acct)).toMatchObject({
    recordid: 35,
    company,
    is_suspended: 1,
    posted_by: WHO,
    edited: NEVER,
    edited_by: '',
  });
  expect(statusOf(acct)).toBe('S');
});

it('makes an account active again, with the editor’s name', () => {
  const { acct } = fixtures.suspended;
  expect(update(acct, 0)).toBe('default');
  expect(of(acct)).toMatchObject({ is_suspended: 0, edited_by: WHO });
  expect(of(acct)?.edited).not.toBe(NEVER);
  expect(statusOf(acct)).toBe('A');
});

it('refuses an account that is in the list already, suspended or not, and an unknown one', () => {
  expect(add(fixtures.suspended.acct)).toBe('alreadyThere');
  expect(add(fixtures.activeAgain.acct)).toBe('alreadyThere');
  expect(add('LMN99999999')).toBe('unknown');
  expect(update(fixtures.first.acct, 1)).toBe('unknown');
  expect(list()).toHaveLength(34);
});

it('is empty in the scenario empty', () => {
  enter('empty');
  expect(ask('listSuspendedAccounts').example).toBe('empty');
});
