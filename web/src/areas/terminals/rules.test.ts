import * as v from 'valibot';
import { expect, it } from 'vitest';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Pod } from './calls';
import { isWorking, kioskForm, kioskIdProblem, kioskSchema, onlyDigits, podForm, podSchema } from './rules';

const problems = (schema: v.GenericSchema, input: object) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

const NO_MAC = 'A MAC address usually has six pairs, as in 00:1A:2B:3C:4D:5E.';
const kiosk = {
  ...kioskForm(undefined),
  hscode: 'H1',
  terminalid: 'T',
  deviceid: 'D',
  macaddress: '00:1A:2B:3C:4D:5E',
};
const pod = {
  ...podForm(undefined),
  deviceid: 'D',
  macaddress: kiosk.macaddress,
  serialno: 'S',
  terminalid: 'T',
  hospcode: 'H',
};

it('requires every field of a kiosk', () => {
  expect(problems(kioskSchema(), kioskForm(undefined))).toEqual([
    'Hospital code field is required.',
    'Terminal ID field is required.',
    'Device ID field is required.',
    'Mac Address field is required.',
  ]);
  expect(problems(kioskSchema(), kiosk)).toEqual([]);
});

it('requires most fields of a pod', () => {
  expect(problems(podSchema(), { ...podForm(undefined), isactive: '' })).toEqual([
    'Device ID is required.',
    'Mac Address is required.',
    'Serial Number is required.',
    'Terminal ID is required.',
    'Hospital code is required.',
    'Status is required.',
  ]);
  expect(problems(podSchema(), pod)).toEqual([]);
  expect(problems(podSchema(), { ...pod, rcs1printcopy: '', rcs2printcopy: '12' })).toHaveLength(2);
});

it('accepts a MAC address of six pairs in any notation, and only warns about others', () => {
  const of = (macaddress: string) => problems(kioskSchema(), { ...kiosk, macaddress });
  for (const good of ['00-1A-2B-3C-4D-5E', '001A2B3C4D5E', '001a.2b3c.4d5e', ' 00:1a:2b:3c:4d:5e '])
    expect(of(good)).toEqual([]);
  for (const bad of ['00:1A:2B:3C:4D', '00:1A-2B:3C:4D:5E', '001A2B3C4D5', 'GG:1A:2B:3C:4D:5E']) {
    expect(of(bad)).toEqual([NO_MAC]);
    expect(judgeRepeatedSave(kioskSchema(), { ...kiosk, macaddress: bad })).toHaveProperty('output.macaddress', bad);
    expect(judgeRepeatedSave(podSchema(), { ...pod, macaddress: bad })).toHaveProperty('output.macaddress', bad);
  }
});

it('does not warn about a saved address, but about a changed one', () => {
  const saved = { device_hospitalid: 1, ...kiosk, macaddress: 'KIOSK-7', isactive: 1, tags: 'active' } as const;
  const schema = kioskSchema({ ...saved, creationdate: '', createdby: '' });
  expect(problems(schema, { ...kiosk, macaddress: 'KIOSK-7' })).toEqual([]);
  expect(problems(schema, { ...kiosk, macaddress: 'KIOSK-8' })).toEqual([NO_MAC]);
});

it('a new kiosk is active, and a new pod is inactive with one copy each', () => {
  expect(kioskForm(undefined).isactive).toBe('1');
  expect(podForm(undefined)).toMatchObject({ isactive: '0', rcs1printcopy: '1', rcs2printcopy: '1' });
});

it('keeps only digits', () => {
  expect(onlyDigits('a2b')).toBe('2');
});

it('does not save a kiosk without an id', () => {
  expect(kioskIdProblem({ device_hospitalid: 0 })).toBe('Hospital ID is missing.');
  expect(kioskIdProblem({ device_hospitalid: 3 })).toBeUndefined();
});

it('leaves a copy count empty that the server has not given', () => {
  const saved = { ...pod, agorapoddeviceid: 1, isactive: 1, rcs1printcopy: null, rcs2printcopy: 2 } as Pod;
  expect(podForm(saved)).toMatchObject({ rcs1printcopy: '', rcs2printcopy: '2' });
  expect(problems(podSchema(saved), podForm(saved))).toEqual([]);
  expect(problems(podSchema(saved), { ...podForm(saved), rcs2printcopy: '' })).toEqual(['No copies will be printed.']);
  expect(judgeRepeatedSave(podSchema(saved), { ...podForm(saved), rcs2printcopy: '' })).toHaveProperty('output');
});

it('takes the status of a kiosk from its tag, or from its flag when there is no tag', () => {
  expect(isWorking({ tags: 'disabled', isactive: 1 })).toBe(false);
  expect(isWorking({ tags: 'active', isactive: 0 })).toBe(true);
  expect([isWorking({ tags: '', isactive: 1 }), isWorking({ tags: '', isactive: 0 })]).toEqual([true, false]);
});
