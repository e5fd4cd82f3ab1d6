import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import { fixtures } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const kiosks = () => ask('listKioskTerminals').body.data;
const pods = () => ask('listPodDevices').body.data;

const kiosk = {
  terminalid: 'KT-9',
  deviceid: 'QMS-9',
  hscode: 'H0001',
  macaddress: '00:1A:2B:3C:4D:5E',
  isactive: 0 as 0 | 1,
};
const addKiosk = (change: Partial<typeof kiosk> = {}) =>
  ask('addKioskTerminal', { body: { Value: { ...kiosk, ...change, username: WHO } } }).example;
const updateKiosk = (device_hospitalid: number, change: Partial<typeof kiosk> = {}) =>
  ask('updateKioskTerminal', { body: { Value: { device_hospitalid, ...kiosk, ...change } } }).example;

it('adds and changes kiosks with unique terminals and devices', () => {
  expect(addKiosk()).toBe('default');
  expect(kiosks().at(-1)).toMatchObject({ ...kiosk, tags: 'disabled', createdby: WHO });
  expect(addKiosk({ deviceid: 'Another' })).toBe('alreadyThere');
  expect(addKiosk({ terminalid: 'Another' })).toBe('deviceTaken');
  expect(updateKiosk(1, { terminalid: 'kt-9' })).toBe('alreadyThere');
  expect(updateKiosk(1, { ...fixtures.kiosk, isactive: 1 })).toBe('default');
  expect(kiosks()[0]).toMatchObject({ ...fixtures.kiosk, tags: 'active', macaddress: kiosk.macaddress });
  expect(updateKiosk(999)).toBe('unknown');
});

const pod = {
  deviceid: 'POD-9',
  terminalid: 'PT-9',
  macaddress: '00:1A:2B:3C:4D:5E',
  hospcode: fixtures.hospital.hospcode,
  rcs1printcopy: 2,
  rcs2printcopy: 0,
  serialno: 'SN',
  propertytag: '',
  description: '',
  isactive: 0 as const,
};
const addPod = (change: Partial<typeof pod> = {}) =>
  ask('addPodDevice', { body: { Value: { ...pod, ...change, postedby: WHO } } }).example;
const updatePod = (agorapoddeviceid: number, change: Partial<typeof pod> = {}) =>
  ask('updatePodDevice', { body: { Value: { agorapoddeviceid, ...pod, ...change, postedby: WHO } } }).example;
const deletePod = (agorapoddeviceid: number) =>
  ask('deletePodDevice', { body: { Value: { agorapoddeviceid } } }).example;

it('adds, changes and deletes pods with their hospital', () => {
  expect(addPod()).toBe('default');
  expect(pods().at(-1)).toMatchObject({ ...pod, hospname: fixtures.hospital.hospname, username: WHO });
  expect([addPod(), addPod({ deviceid: 'X', hospcode: 'H9' })]).toEqual(['alreadyThere', 'noHospital']);
  const { agorapoddeviceid } = pods()[0] ?? { agorapoddeviceid: 0 };
  expect(updatePod(agorapoddeviceid)).toBe('alreadyThere');
  expect(updatePod(agorapoddeviceid, { deviceid: fixtures.pod.deviceid })).toBe('default');
  expect([updatePod(999), updatePod(agorapoddeviceid, { deviceid: 'X', hospcode: '?' })]).toEqual([
    'unknown',
    'noHospital',
  ]);
  const before = pods().length;
  expect([deletePod(agorapoddeviceid), deletePod(agorapoddeviceid)]).toEqual(['default', 'unknown']);
  expect(pods()).toHaveLength(before - 1);
});

it('its scenarios prepare what they describe', () => {
  enter('no-terminals');
  expect([ask('listKioskTerminals').example, ask('listPodDevices').example]).toEqual(['empty', 'empty']);
  enter('kiosk-token-refused');
  expect(ask('listKioskTerminals').example).toBe('tokenRefused');
  enter('large');
  expect([kiosks().length, pods().length]).toEqual([100_000, 50_000]);
  for (const list of [kiosks(), pods()])
    expect(new Set(list.map(({ macaddress }) => macaddress)).size).toBe(list.length);
  expect(fixtures.longDescription).toHaveLength(200);
});
