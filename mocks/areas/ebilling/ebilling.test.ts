import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { fixtures } from './fixtures';
import { municipalities } from './places';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const all = () => ask('listEbillingAssignments').body.data;
const of = ({ MunicipalCode }: { MunicipalCode: string }, avega = false) =>
  all().find((each) => each.MunicipalCode === MunicipalCode && each.Avega === avega);

const value = {
  EmailAdd: 'a@lumina.example; b@lumina.example',
  CCEmail: 'c@lumina.example',
  BCCEmail: 'd@lumina.example',
  MunicipalCode: fixtures.unused.MunicipalCode,
  Regcode: '12' as '12' | '14',
  Avega: false,
};
const add = (change: Partial<typeof value> = {}) =>
  ask('addEbillingAssignment', { body: { Value: { ...value, ...change, PostedBy: WHO } } }).example;
const update = (eBilling_EAssign_ID: number, change: Partial<typeof value> = {}) =>
  ask('updateEbillingAssignment', { body: { Value: { eBilling_EAssign_ID, ...value, ...change, EditedBy: WHO } } })
    .example;

it('has all regions, provinces and municipalities with unique codes', () => {
  const regions = ask('listRegions').body.data;
  expect(regions).toHaveLength(17);
  const provinces = (RegionCode: string) => ask('listProvinces', { headers: { regioncode: RegionCode } });
  expect(provinces('040000000').body.data.map(({ name }) => name)).toEqual([
    'Batangas',
    'Cavite',
    'Laguna',
    'Quezon',
    'Rizal',
  ]);
  expect(provinces('990000000').example).toBe('empty');
  const laguna = { headers: { regioncode: '040000000', provincecode: '043400000' } };
  expect(ask('listMunicipalities', laguna).body.data[4]).toEqual({ code: '043405000', name: 'City of Calamba' });
  expect(ask('listMunicipalities', { headers: { regioncode: '010000000', provincecode: '043400000' } }).example).toBe(
    'empty',
  );
  expect(new Set(municipalities.map(({ code }) => code)).size).toBe(municipalities.length);
  expect(municipalities.every(({ code, region }) => /^\d{9}$/.test(code) && region.name !== '')).toBe(true);
});

it('seeds 64 lists, for every office and both brands, with special cases', () => {
  expect(all()).toHaveLength(64);
  expect(new Set(all().map(({ Office }) => Office)).size).toBe(6);
  expect(new Set(all().map(({ MunicipalCode, Avega }) => `${MunicipalCode} ${Avega}`)).size).toBe(64);
  expect(of(fixtures.calamba)).toMatchObject({ EmailAdd: fixtures.calamba.emails.join(';'), Office: '12' });
  expect([of(fixtures.calamba, true), of(fixtures.unused)]).toEqual([undefined, undefined]);
  expect(of(fixtures.cebu, true)?.EmailAdd).toContain('@avega.example');
  expect(fixtures.long.emails.length).toBeGreaterThan(235);
  expect(fixtures.long.emails.length).toBeLessThanOrEqual(250);
  expect(of(fixtures.legacy)?.EmailAdd).toBe(fixtures.legacy.EmailAdd);
  for (const fixture of [fixtures.calamba, fixtures.cebu, fixtures.long, fixtures.legacy])
    expect(of(fixture)?.MunicipalName).toBe(fixture.name);
});

it('adds recipients of a municipality once for each brand and office', () => {
  expect(add()).toBe('default');
  expect(of(fixtures.unused)).toMatchObject({
    RegionName: 'Region IV-A (CALABARZON)',
    ProvinceName: 'Laguna',
    MunicipalName: 'Santa Maria',
    Office: '12',
    EmailAdd: value.EmailAdd,
    PostedBy: WHO,
    EditedBy: '',
  });
  expect([add(), add({ Avega: true }), add({ Avega: true })]).toEqual(['alreadyThere', 'default', 'alreadyThere']);
  expect([add({ Regcode: '14' }), add({ Regcode: '14' })]).toEqual(['default', 'alreadyThere']);
  expect(add({ MunicipalCode: '999999999' })).toBe('noPlace');
});

it.each([
  ['EmailAdd', 'badAddress'],
  ['CCEmail', 'badCc'],
  ['BCCEmail', 'badBcc'],
])('refuses an invalid address in %s at its field', (name, refusal) => {
  const bad = { [name]: 'a@lumina.example;b' };
  expect([add(bad), update(1, bad)]).toEqual([refusal, refusal]);
  expect(add({ EmailAdd: 'b', BCCEmail: 'b', ...bad }), 'the first speaks').toBe('badAddress');
});

it('changes the recipients, but not the place', () => {
  const { eBilling_EAssignID: id = 0 } = of(fixtures.calamba) ?? {};
  expect([update(id, { Avega: true }), update(id, { Avega: true })]).toEqual(['default', 'default']);
  expect(of(fixtures.calamba, true)).toMatchObject({
    eBilling_EAssignID: id,
    EmailAdd: value.EmailAdd,
    MunicipalName: fixtures.calamba.name,
    EditedBy: WHO,
  });
  expect(update(999)).toBe('unknown');
  const { eBilling_EAssignID: cebu = 0 } = of(fixtures.cebu) ?? {};
  expect(update(cebu, { Avega: true })).toBe('alreadyThere');
});

it('its scenarios prepare what they describe', () => {
  enter('no-regions');
  expect([ask('listRegions').example, all().length]).toEqual(['empty', 64]);
  enter('empty');
  expect(ask('listEbillingAssignments').example).toBe('empty');
  enter('large');
  expect(all()).toHaveLength(1560);
  enter('recipients-added-elsewhere');
  expect([add(), of(fixtures.unused)?.PostedBy]).toEqual(['alreadyThere', 'josefina.castaneda@lumina.example']);
});
