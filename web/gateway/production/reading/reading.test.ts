import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { answerRules } from '../../answers/answers';
import { readAnswer } from './index';

const rules = answerRules();

/** The answer as it is read, and whether it conforms to the contract. */
function read(operation: OperationId, value: unknown, status = 200) {
  const expected = readAnswer(operation, { status, value });
  const schema = rules.schemaOf(operation, expected.status, 'application/json');
  const breach = typeof schema === 'string' ? schema : rules.breachOf(schema, expected.value);
  return { status: expected.status, value: expected.value, isTaken: breach === undefined };
}
const taken = (operation: OperationId, value: unknown, status = 200) => {
  const { isTaken, ...expected } = read(operation, value, status);
  expect([expected.value, isTaken]).toEqual([expected.value, true]);
  return expected.value;
};

const features = [{ featurerecid: 1, feature: 'LOA request' }];

test.each([
  ['in data', { data: features }],
  ['bare', features],
  ['under a name of its own', { features }],
  ['in other letters', { Data: features }],
  ['wrapped as requests are', { Value: { data: features } }],
  ['with its numbers as texts', [{ featurerecid: '1', feature: 'LOA request' }]],
  ['as the one record that it has', { data: features[0] }],
  ['as that record alone', features[0]],
])('reads a list %s', (_, value) => {
  expect(taken('listFeatures', value)).toEqual({ data: features });
});

test.each([
  ['texts and records', ['LOA request', features[0]]],
  ['two lists', { one: features, other: features }],
  ['something else', { total: 1 }],
  ['null', null],
  ['nothing', undefined],
])('does not read %s as a list', (_, value) => {
  expect(read('listFeatures', value).isTaken).toBe(false);
});

test('null in place of rows means no rows, but does not confirm a session', () => {
  expect(taken('listFeatures', { data: null })).toEqual({ data: [] });
  expect(read('checkDevice', { data: null }).isTaken).toBe(false);
  expect(read('checkDevice', null).isTaken).toBe(false);
});

test.each([null, {}, '', { data: null }, { data: {} }, { data: '' }])('%o of a lookup is nothing', (value) => {
  expect(taken('getMemberCoreData', value)).toEqual({ data: null });
});

test('a contract that is plain text is one', () => {
  expect(taken('getAccountContract', { data: '2026-000412' })).toEqual({ data: { contract: '2026-000412' } });
});

const contract = { contract: '2026-000412' };

test.each([
  ['in data', { data: contract }],
  ['in a list', { data: [contract] }],
  ['alone in a list', [contract]],
  ['bare', contract],
])('reads a record %s', (_, value) => {
  expect(taken('getAccountContract', value)).toEqual({ data: contract });
});

test.each([null, [], { data: [] }, { data: null }])('reads %j as no record', (value) => {
  expect(taken('getAccountContract', value)).toEqual({ data: null });
});

test('refuses two records in place of one', () => {
  expect(read('getAccountContract', [contract, contract]).isTaken).toBe(false);
});

test('fields of the top level may be in data, but not the success flag', () => {
  expect(taken('issueKioskToken', { data: { access_token: 'T' } })).toEqual({ access_token: 'T' });
  expect(read('verifyAgoraOtp', { data: { success: true } }).isTaken).toBe(false);
});

const label = { recordid: 1, label: 'Name', fieldval: 'company', position: 2, isactive: true };
const labelled = (other: object) => ({ data: [{ ...label, ...other }] });

test.each([
  ['a flag', 'updateSuspension', { is_success: '1' }, { is_success: true }],
  ['a flag that is a number', 'updateSuspension', { is_success: 1 }, { is_success: true }],
  ['no', 'updateSuspension', { is_success: '0', message: 'No.' }, { is_success: false, message: 'No.' }],
  ['a number', 'listDigicardLabels', labelled({ position: '2' }), { data: [label] }],
  ['a yes', 'listDigicardLabels', labelled({ isactive: '1' }), { data: [label] }],
  ['a code', 'listDoctorRemarks', [{ remarks: 'x', reapp_notif: 1 }], { data: [{ remarks: 'x', reapp_notif: '1' }] }],
] as const)('%s is converted to the contract’s form', (_, operation, value, expected) => {
  expect(taken(operation, value)).toEqual(expected);
});

test('keeps a text that looks like a number, and refuses texts that are no number or flag', () => {
  const value = { data: [{ featurerecid: 1, feature: '007' }] };
  expect(taken('listFeatures', value)).toEqual(value);
  expect(read('listDigicardLabels', labelled({ isactive: 'maybe' })).isTaken).toBe(false);
  expect(read('listDigicardLabels', labelled({ recordid: true })).isTaken).toBe(false);
  expect(read('listDigicardLabels', labelled({ position: '2nd' })).isTaken).toBe(false);
});

const never = '1/1/1900 12:00:00 AM';
const store = { delightstoreID: 1, storename: 'Cafe', isactive: true };

test.each([
  ['2026-11-20T08:15:00', '11/20/2026 8:15:00 AM'],
  ['2026-11-20 20:15:00.123', '11/20/2026 8:15:00 PM'],
  ['11/20/2026 00:05:00', '11/20/2026 12:05:00 AM'],
  ['11-20-2026', '11/20/2026 12:00:00 AM'],
  ['2026-11-20T20:15:00Z', '11/21/2026 4:15:00 AM'],
  ['2026-11-20T08:15:00+08:00', '11/20/2026 8:15:00 AM'],
  ['2026-01-01T03:00:00.5-0430', '1/1/2026 3:30:00 PM'],
  ['2026-01-01T03:00:00+1200', '12/31/2025 11:00:00 PM'],
  ['1900-01-01T00:00:00Z', never],
  ['1899-12-31T16:00:00Z', never],
  ['11/20/2026 8:15:00 AM +08:00', '11/20/2026 8:15:00 AM'],
  ['0001-01-01T00:00:00Z', '1/1/0001 12:00:00 AM'],
  ['Nov 20 2026  8:15AM', '11/20/2026 8:15:00 AM'],
  ['Nov  2 2026 12:05PM', '11/2/2026 12:05:00 PM'],
  ['20 Nov 2026 20:15:00', '11/20/2026 8:15:00 PM'],
  ['20-Nov-2026', '11/20/2026 12:00:00 AM'],
  ['/Date(1795133700000)/', '11/20/2026 8:15:00 AM'],
  ['/Date(1795133700000+0800)/', '11/20/2026 8:15:00 AM'],
  ['/Date(-62135596800000)/', '1/1/0001 12:00:00 AM'],
  ['', never],
  [null, never],
  [undefined, never],
])('reads the time %j', (posteddate, expected) => {
  expect(taken('listStores', { data: [{ ...store, posteddate }] })).toEqual({
    data: [{ ...store, posteddate: expected, postedby: '', editedby: '', editdate: never }],
  });
});

test.each([
  '2026-13-20T08:15:00',
  '31/12/2026',
  '2026-11-20T08:15:00+8',
  'Nev 20 2026',
  'Nov 31 2026',
  '/Date(soon)/',
  'yesterday',
])('does not read %s as a time', (posteddate) => {
  expect(read('listStores', { data: [{ ...store, posteddate }] }).isTaken).toBe(false);
});

test('reads a field under its other names from the specification, and prefers its own name', () => {
  const of = (row: object) => taken('listAlagaMdFeatures', [{ feature: 'x', status: 'A', ...row }]);
  expect(of({ featurerecid: 3, cbmsg: 'y' })).toMatchObject({ data: [{ featcon_ID: 3, remarks: 'y' }] });
  expect(of({ featurerecid: 3, featcon_ID: 4, remarks: 'z' })).toMatchObject({
    data: [{ featcon_ID: 4, remarks: 'z' }],
  });
  expect(taken('listStores', [{ delightstoreid: 1, storename: 'Cafe', active: '0' }])).toMatchObject({
    data: [{ delightstoreID: 1, isactive: false }],
  });
});

test('reads null as an empty text where the contract allows one', () => {
  const row = { remarks: 'Blurred', special_instructions: null, status: 'A  ', reapp_notif: '' };
  const saved = { posted_date: null, posted_by: null, edited_date: null, edited_by: null };
  expect(taken('listRemarks', { data: [{ recordid: 1, ...row, ...saved }] })).toMatchObject({
    data: [{ remarks: 'Blurred', special_instructions: null, status: 'A', reapp_notif: '0', posted_by: '' }],
  });
  const access = { tabaccessid: 1, tabname: null, tabicon: null, modaccessid: 2, labelname: 'x', modicon: null };
  expect(taken('getSystemAccess', { data: [{ ...access, routename: null }] })).toMatchObject({
    data: [{ tabname: '', routename: '' }],
  });
});

test('leaves out an optional text that is null, which an empty one could erase', () => {
  const row = { Corp_RIBanksID: 1, bankcode: 'BPI', bankname: 'First Bank', excl: 'I' };
  const { data } = taken('listAccountBanks', { data: [{ ...row, contract: null, corpacct: null }] }) as {
    data: object[];
  };
  expect(data[0]).not.toHaveProperty('contract');
  expect(data[0]).not.toHaveProperty('corpacct');
});

test('does not read null as an empty text where the contract needs one', () => {
  const user = {
    recordid: 1,
    emailaddress: null,
    firstname: 'Ana',
    department: 'INT APD',
    rolesid: '1',
    productavega_tag: true,
  };
  expect(read('loginAgora', { data: { access_token: 'T', user } }).isTaken).toBe(false);
  expect(
    taken('loginAgora', {
      data: { access_token: 'T', user: { ...user, emailaddress: 'a@b.example', email: null, firstname: null } },
    }),
  ).toMatchObject({
    data: { user: { email: 'a@b.example', firstname: '' } },
  });
});

test('keeps a field called __proto__ as a field', () => {
  const value = JSON.parse('{"data":[{"featurerecid":1,"feature":"x","__proto__":{"a":1}}]}');
  expect(JSON.stringify(taken('listFeatures', value))).toContain('"__proto__":{"a":1}');
});

test('reads a list of texts as rows with one field', () => {
  expect(taken('listDigicardColumns', { data: ['company'] })).toEqual({ data: [{ fieldval: 'company' }] });
});
