import { beforeEach, expect, it } from 'vitest';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { fixtures } from '../accounts/fixtures';
import { forDoctors, forMembers, REPEATED, SEVERAL } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
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

it('lists every feature, and for an account those that were ever disabled', () => {
  expect(ask('listFeatures').body.data).toHaveLength(23);
  expect(ofAccount().map(({ feature, is_disabled }) => [feature, is_disabled])).toEqual([
    ['Teleconsultation', true],
    ['Reimbursement', true],
    ['Medicine delivery', true],
    [REPEATED.feature, false],
  ]);
  expect(ofAccount(fixtures.second.acct)).toEqual([]);
});

it('disables a feature by its own id, for this account only', () => {
  expect(disable(numberOf('Dependents'), fixtures.second.acct)).toBe('default');
  const recorded = named('Dependents', fixtures.second.acct);
  expect(recorded).toMatchObject({ featurerecid: numberOf('Dependents'), is_disabled: true });
  expect(new Set([recorded?.recordid, recorded?.corpfeaturesid, recorded?.featurerecid]).size).toBe(3);
  expect(named('Dependents')).toBeUndefined();
});

it('enables a feature by the id of its record, and disables it again in the same record', () => {
  const { corpfeaturesid = 0, featurerecid = 0, recordid = 0 } = named('Teleconsultation') ?? {};
  expect([enable(recordid), enable(featurerecid)]).toEqual(['unknown', 'unknown']);
  expect(enable(corpfeaturesid)).toBe('default');
  expect(named('Teleconsultation')?.is_disabled).toBe(false);
  expect(enable(corpfeaturesid)).toBe('alreadyEnabled');
  expect(disable(featurerecid)).toBe('default');
  expect(named('Teleconsultation')).toMatchObject({ corpfeaturesid, is_disabled: true });
  expect(disable(featurerecid)).toBe('alreadyDisabled');
});

it('refuses unknown features and accounts, and the records of another account', () => {
  expect(disable(99)).toBe('unknown');
  expect(disable(numberOf('Dependents'), 'LMN99999999')).toBe('unknown');
  expect(enable(named('Teleconsultation')?.corpfeaturesid ?? 0, fixtures.second.acct)).toBe('unknown');
  enter('empty');
  expect(ask('listFeatures').example).toBe('empty');
});

const agora = () => ask('listAgoraFeatures').body.data;
const alagaMd = () => ask('listAlagaMdFeatures').body.data;
const texts = { cbmsg: 'Soon.', url: 'https://app.lumina.example/x', status: 'S' } as const;
const change = (featurerecid: number, feature: string) =>
  ask('updateAgoraFeature', { body: { Value: { featurerecid, feature, ...texts, editedby: WHO } } }).example;
const drop = (featurerecid: number) => ask('deleteAgoraFeature', { body: { Value: { featurerecid } } }).example;

it('a feature added to the member app can be disabled for an account, and disappears there when deleted', () => {
  const Value = { feature: ' Second opinion ', ...texts, postedby: WHO } as const;
  expect(ask('addAgoraFeature', { body: { Value } }).example).toBe('default');
  const featurerecid = numberOf('Second opinion');
  expect(agora().at(-1)).toMatchObject({ featurerecid, ...texts, postedby: WHO, editedby: '', edited: NEVER });
  expect(disable(featurerecid)).toBe('default');
  expect(change(featurerecid, 'Third opinion')).toBe('default');
  expect(named('Third opinion')?.is_disabled).toBe(true);
  expect(drop(featurerecid)).toBe('default');
  expect([named('Third opinion'), numberOf('Third opinion')]).toEqual([undefined, 0]);
  expect(ofAccount().every(({ feature }) => feature !== '')).toBe(true);
  expect([drop(featurerecid), change(featurerecid, 'x')]).toEqual(['unknown', 'unknown']);
});

it('refuses a name of another feature of the same app', () => {
  const first = numberOf('Teleconsultation');
  expect(change(first, ` ${forMembers.specific.toUpperCase()}`)).toBe('alreadyThere');
  expect(change(first, 'TELECONSULTATION')).toBe('default');
  expect(change(first, forDoctors.usual)).toBe('default');
  const Value = { feature: forDoctors.usual, remarks: '', url: '', status: 'A', postedby: WHO } as const;
  expect(ask('addAlagaMdFeature', { body: { Value } }).example).toBe('alreadyThere');
});

it('keeps the doctors’ list separate', () => {
  const count = alagaMd().length;
  const { featcon_ID = 0 } = alagaMd().find(({ feature }) => feature === forDoctors.usual) ?? {};
  const Value = { feature: 'E-prescription', remarks: 'Renamed', url: '', status: 'D' } as const;
  expect(ask('updateAlagaMdFeature', { body: { Value: { ...Value, featcon_ID, editedby: WHO } } }).example).toBe(
    'default',
  );
  const row = alagaMd().find((each) => each.featcon_ID === featcon_ID);
  expect(row).toMatchObject({ ...Value, editedby: WHO });
  expect(row?.edited.slice(0, -6)).toBe(savedMomentOf(world.now()).slice(0, -6));
  expect(ask('addAlagaMdFeature', { body: { Value: { ...Value, feature: 'New', postedby: WHO } } }).example).toBe(
    'default',
  );
  expect(ask('deleteAlagaMdFeature', { body: { Value: { featcon_ID } } }).example).toBe('default');
  expect(ask('deleteAlagaMdFeature', { body: { Value: { featcon_ID } } }).example).toBe('unknown');
  expect(alagaMd()).toHaveLength(count);
  expect(agora()).toHaveLength(23);
});

it('feature-gone: a colleague deletes a feature just before it is saved or deleted', () => {
  enter('feature-gone');
  expect([change(101, 'x'), drop(102)]).toEqual(['unknown', 'unknown']);
  expect(agora().map(({ featurerecid }) => featurerecid)).not.toContain(101);
  expect(agora()).toHaveLength(21);
  const Value = { featcon_ID: 1 };
  expect(ask('deleteAlagaMdFeature', { body: { Value } }).example).toBe('unknown');
  expect(alagaMd().some(({ featcon_ID }) => featcon_ID === 1)).toBe(false);
});
