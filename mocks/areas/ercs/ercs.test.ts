import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { fixtures as accounts } from '../accounts/fixtures';
import { ALL_TYPES, fixtures, NO_TYPES } from './fixtures';
import { type Config, seedConfigs, TYPES } from './seed';
import { isValue } from './values';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const page = (pageNumber: number) =>
  ask('listRcsConfigs', { query: { pageNumber: String(pageNumber), pageSize: '10' } });
const search = (Company: string, CorpAcct = '') =>
  ask('searchRcsConfigs', { body: { Value: { Company, CorpAcct, PageNumber: 1, PageSize: 100 } } });
const first = () => page(1).body.Data[0] ?? Object.create(null);
const config = {
  CorpAcct: NO_TYPES.acct,
  Type: 'AGORA_RCS1_VALIDITY',
  Format: 'number',
  Value: '15',
  PostedBy: WHO,
} as const;
const add = (change: Partial<Omit<Config, 'AcctApp_ConfigurationId'>> = {}) =>
  ask('addRcsConfig', { body: { Value: { ...config, ...change } } });

it('has 130 valid configurations of both brands and formats, each type once for an account', () => {
  const all = seedConfigs(130);
  expect(new Set(all.map(({ CorpAcct, Type }) => `${CorpAcct} ${Type}`)).size).toBe(130);
  expect(all.filter(({ Value, Format }) => !isValue(Value, Format))).toEqual([]);
  expect(new Set(all.map(({ CorpAcct }) => CorpAcct.slice(0, 3)))).toEqual(new Set(['LMN', 'AVG']));
  expect(new Set(all.map(({ Format }) => Format))).toEqual(new Set(['number', 'word']));
  expect(all.every(({ Company }) => Company !== '')).toBe(true);
});

it('returns pages with the newest first, and searches by company or code', () => {
  expect(page(1).body).toMatchObject({ TotalRecords: 130, TotalPages: 13, PageNumber: 1, success: true });
  expect(first()).toMatchObject({ CorpAcct: fixtures.newest.acct, Value: '15', AcctApp_ConfigurationId: 130 });
  expect(page(14).body).toMatchObject({ Data: [], TotalRecords: 130 });
  expect(search(' NANDU ').body.Data).toMatchObject([{ Company: accounts.accented.company }]);
  expect(search('', ALL_TYPES.acct.toLowerCase()).body.Data.map(({ Type }) => Type)).toEqual(TYPES);
  expect([search('nobody').example, search('', NO_TYPES.acct).example]).toEqual(['empty', 'empty']);
});

it('adds a type of an account once', () => {
  expect(add().example).toBe('default');
  expect(first()).toMatchObject({
    ...config,
    AcctApp_ConfigurationId: 131,
    Company: NO_TYPES.company,
    Status: 'A',
    EditedBy: '',
  });
  expect(add().example).toBe('alreadyThere');
  expect(add({ CorpAcct: 'LMN99999999' }).example).toBe('noAccount');
  for (const Value of ['0', '100', '05', 'fifteen']) expect(add({ Value }).example).toBe('badValue');
  const inWords = { Type: 'BEULAH_RCS1_VALIDITY', Format: 'word' } as const;
  expect(add({ ...inWords, Value: 'ninety-ten' }).example).toBe('badValue');
  expect(add({ ...inWords, Value: 'Ninety Nine' }).example).toBe('default');
});

it('changes and deletes a configuration', () => {
  const { AcctApp_ConfigurationId } = first();
  const { CorpAcct: _, PostedBy: __, ...written } = config;
  const update = (change: object) =>
    ask('updateRcsConfig', { body: { Value: { AcctApp_ConfigurationId, ...written, EditedBy: WHO, ...change } } })
      .example;
  expect(update({ Value: '20' })).toBe('default');
  expect(first()).toMatchObject({ Value: '20', EditedBy: WHO });
  expect(update({ Type: fixtures.word.Type })).toBe('alreadyThere');
  expect(update({ Value: 'x' })).toBe('badValue');
  expect(update({ AcctApp_ConfigurationId: 999 })).toBe('unknown');
  const del = () => ask('deleteRcsConfig', { body: { Value: { AcctApp_ConfigurationId, EditedBy: WHO } } }).example;
  expect([del(), del()]).toEqual(['default', 'unknown']);
  expect(page(1).body.TotalRecords).toBe(129);
});

it('its scenarios prepare what they describe', () => {
  enter('empty');
  expect(page(1).example).toBe('empty');
  enter('large');
  expect(page(10_000).body).toMatchObject({ TotalRecords: 100_000, TotalPages: 10_000 });
  enter('some-types-fail');
  expect(add({ Type: 'AGORAPOD_RCS2_VALIDITY' }).example).toBe('alreadyThere');
  expect(first()).toMatchObject({ Type: 'AGORAPOD_RCS2_VALIDITY', PostedBy: 'liza.mendoza@lumina.example' });
  expect(add({ Type: 'AGORAPOD_RCS2_VALIDITY' }).example).toBe('alreadyThere');
  expect(page(1).body.TotalRecords).toBe(131);
  const failing = () => add({ Type: 'BEULAH_RCS1_VALIDITY' });
  expect([failing().status, failing().example]).toEqual([500, 'default']);
});
