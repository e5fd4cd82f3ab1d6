import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { type Facility, free, listed } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const providers = () => ask('listTopProviders').body.data;
const providerOf = (facility: Facility) => providers().find(({ code }) => code === facility.code);
const search = (key: string) => ask('searchFacilities', { body: { Value: { key } } });
const found = (key: string) => search(key).body.data;

const ceiling = { year: 2026, diag_limit: '1234.50', active: 'F', isaautoapprove: 1 } as const;
const add = ({ code, name, type }: Facility) =>
  ask('addTopProvider', { body: { Value: { code, name, type, ...ceiling, addedby: WHO } } }).example;
const update = (recordid: number) =>
  ask('updateTopProvider', { body: { Value: { recordid, ...ceiling, lastupdateby: WHO } } }).example;
const deleteIt = (recordid: number) => ask('deleteTopProvider', { body: { Value: { recordid } } }).example;

it('has unique hospitals and clinics of every status, some with a ceiling', () => {
  const facilities = found('i');
  expect(new Set(facilities.map(({ status }) => status))).toEqual(new Set(['A', 'N', 'H', 'E']));
  expect(new Set(facilities.map(({ type }) => type))).toEqual(new Set(['C', 'H']));
  expect(new Set(facilities.map(({ code }) => code)).size).toBe(facilities.length);
  expect(providers()).toHaveLength(46);
  for (const facility of Object.values(listed)) expect(providerOf(facility)).toMatchObject({ name: facility.name });
  for (const facility of Object.values(free)) expect(providerOf(facility)).toBeUndefined();
  expect(listed.longName.name).toHaveLength(250);
});

it('finds at most 500 by part of the code or name, regardless of accents', () => {
  expect(found('SANTA clara').map(({ code }) => code)).toEqual(['H0911', 'C0911', 'H0901']);
  expect(found('penafrancia')).toEqual([expect.objectContaining({ name: 'Our Lady of Peñafrancia Hospital' })]);
  expect(found(' h0901 ')).toEqual([listed.hospital]);
  expect(search('nobody').example).toBe('empty');
  enter('large');
  expect(found('clinic')).toHaveLength(500);
  expect(providers()).toHaveLength(100_000);
  enter('empty');
  expect([ask('listTopProviders').example, found('h0901')]).toEqual(['empty', [listed.hospital]]);
});

it('adds one ceiling a year, changes it and deletes it', () => {
  expect(add(free.clinic)).toBe('default');
  expect(providerOf(free.clinic)).toMatchObject({ ...ceiling, isaautoapprove: true, addedby: WHO, lastupdateby: '' });
  expect(add({ ...free.clinic, code: 'c0911 ' })).toBe('alreadyThere');
  expect(add(listed.lastYear)).toBe('default');
  expect(add({ ...free.clinic, code: 'X' })).toBe('noFacility');
  const { recordid = 0 } = providerOf(listed.hospital) ?? {};
  expect([update(recordid), update(9999)]).toEqual(['default', 'unknown']);
  expect(providerOf(listed.hospital)).toMatchObject({ ...ceiling, isaautoapprove: true, lastupdateby: WHO });
  expect([deleteIt(recordid), deleteIt(recordid)]).toEqual(['default', 'unknown']);
  expect(providerOf(listed.hospital)).toBeUndefined();
});

it('facility-taken: a colleague adds the ceiling first', () => {
  enter('facility-taken');
  expect(add(free.clinic)).toBe('alreadyThere');
  expect(providerOf(free.clinic)).toMatchObject({ diag_limit: '1000.00', addedby: 'rowena.ibanez@lumina.example' });
});
