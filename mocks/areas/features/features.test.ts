import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../asking';
import { fixtures } from '../accounts/fixtures';
import { REPEATED, SEVERAL } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const { acct } = SEVERAL.account;
const ofAccount = (corpacct = acct) => ask('listCorporateFeatures', { headers: { corpacct } }).body?.data ?? [];
const named = (feature: string, corpacct = acct) => ofAccount(corpacct).find((row) => row.feature === feature);
const numberOf = (name: string) =>
  ask('listFeatures').body.data.find(({ feature }) => feature === name)?.featurerecid ?? 0;
const enable = (recordid: number, corpacct = acct) =>
  ask('enableCorporateFeature', { body: { Value: { corpacct, recordid, posted_by: WHO } } }).example;
const disable = (corpfeaturesid: number, corpacct = acct) =>
  ask('disableCorporateFeature', { body: { Value: { corpacct, corpfeaturesid } } }).example;

it('lists every feature, and of an account those that were ever disabled', () => {
  expect(ask('listFeatures').body.data).toHaveLength(23);
  expect(ofAccount().map(({ feature, is_disabled }) => [feature, is_disabled])).toEqual([
    ['Teleconsultation', true],
    ['Reimbursement', true],
    ['Medicine delivery', true],
    [REPEATED.feature, false],
  ]);
  expect(ofAccount(fixtures.second.acct)).toEqual([]);
});

it('disables a feature by its own number, which is recorded of this account alone', () => {
  expect(disable(numberOf('Dependents'), fixtures.second.acct)).toBe('default');
  const recorded = named('Dependents', fixtures.second.acct);
  expect(recorded).toMatchObject({ featurerecid: numberOf('Dependents'), is_disabled: true });
  expect(new Set([recorded?.recordid, recorded?.corpfeaturesid, recorded?.featurerecid]).size).toBe(3);
  expect(named('Dependents')).toBeUndefined();
});

it('enables what is recorded by the number of the record, and disables it again in the same record', () => {
  const { corpfeaturesid = 0, featurerecid = 0, recordid = 0 } = named('Teleconsultation') ?? {};
  expect([enable(recordid), enable(featurerecid)]).toEqual(['unknown', 'unknown']);
  expect(enable(corpfeaturesid)).toBe('default');
  expect(named('Teleconsultation')?.is_disabled).toBe(false);
  expect(enable(corpfeaturesid)).toBe('alreadyEnabled');
  expect(disable(featurerecid)).toBe('default');
  expect(named('Teleconsultation')).toMatchObject({ corpfeaturesid, is_disabled: true });
  expect(disable(featurerecid)).toBe('alreadyDisabled');
});

it('knows neither features nor accounts that are not there, nor the records of another account', () => {
  expect(disable(99)).toBe('unknown');
  expect(disable(numberOf('Dependents'), 'LMN99999999')).toBe('unknown');
  expect(enable(named('Teleconsultation')?.corpfeaturesid ?? 0, fixtures.second.acct)).toBe('unknown');
  enter('empty');
  expect(ask('listFeatures').example).toBe('empty');
});
