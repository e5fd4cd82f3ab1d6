import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { fixtures as accounts } from '../accounts/fixtures';
import { fixtures } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const { acct } = accounts.first;
const CONTRACT = '2026-000001';

const all = () => ask('listBanks').body.data;
const numberOf = ({ name }: { name: string }) => all().find(({ bankname }) => bankname === name)?.recordid ?? 0;
const of = (account = acct, contract = CONTRACT) => ask('listAccountBanks', { headers: { acct: account, contract } });
const named = ({ name }: { name: string }) => of().body.data.find(({ bankname }) => bankname === name);
const add = (bankcodeandswiftcodeRecID: number, excl: 'I' | 'X' = 'I', corpacct = acct, contract = CONTRACT) =>
  ask('addAccountBank', { body: { Value: { corpacct, contract, bankcodeandswiftcodeRecID, excl } } });
const update = (Corp_RIBanksID: number, excl: 'I' | 'X') =>
  ask('updateAccountBank', { body: { Value: { Corp_RIBanksID, editedby: WHO, excl } } });

it('has about seventy unique banks, and hundreds in large', () => {
  expect(all().length).toBeGreaterThan(60);
  expect(new Set(all().map(({ bankcode }) => bankcode)).size).toBe(all().length);
  expect(fixtures.longName.name).toHaveLength(250);
  for (const { swiftcode } of all()) expect(swiftcode).toMatch(/^[A-Z]{6}[A-Z0-9]{2}$/);
  enter('large');
  expect(all().length).toBeGreaterThan(250);
  expect(new Set(all().map(({ bankcode }) => bankcode)).size).toBe(all().length);
});

it('lists the banks of an account under its own contract only', () => {
  expect(named(fixtures.included)).toMatchObject({ corpacct: acct, contract: CONTRACT, excl: 'I', bankcode2: 'BDO2' });
  expect(named(fixtures.excluded)?.excl).toBe('X');
  expect(of(acct, '2025-000001').example).toBe('empty');
  expect(of(accounts.withoutBanks.acct, '2026-000011').example).toBe('empty');
  expect(of('LMN99999999').example).toBe('empty');
  expect(of(accounts.second.acct, '2026-000002').body.data.length).toBeGreaterThan(2);
});

it('adds a bank once, included or excluded', () => {
  const unused = numberOf(fixtures.unused);
  expect(named(fixtures.unused)).toBeUndefined();
  expect(add(unused, 'X').example).toBe('default');
  expect(named(fixtures.unused)).toMatchObject({ recordid: unused, excl: 'X', corpacct: acct });
  expect(add(unused).example).toBe('alreadyThere');
  expect(add(9999).example).toBe('unknown');
  expect(add(unused, 'I', acct, '2025-000001').example).toBe('unknown');
  const ids = of().body.data.map(({ Corp_RIBanksID }) => Corp_RIBanksID);
  expect(new Set(ids).size).toBe(ids.length);
  expect(add(unused, 'I', accounts.withoutBanks.acct, '2026-000011').example).toBe('default');
  expect(of(accounts.withoutBanks.acct, '2026-000011').body.data).toMatchObject([{ Corp_RIBanksID: 11_001 }]);
});

it('changes a bank to excluded and included', () => {
  const { Corp_RIBanksID = 0 } = named(fixtures.included) ?? {};
  expect(update(Corp_RIBanksID, 'X').example).toBe('default');
  expect(named(fixtures.included)?.excl).toBe('X');
  expect(update(1999, 'X').example).toBe('unknown');
  expect(update(7, 'X').example).toBe('unknown');
});

it('bank-added-elsewhere: a colleague adds the bank first', () => {
  enter('bank-added-elsewhere');
  expect(add(numberOf(fixtures.unused)).example).toBe('alreadyThere');
  expect(named(fixtures.unused)?.excl).toBe('X');
});
