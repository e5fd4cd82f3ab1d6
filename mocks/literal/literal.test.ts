import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminUser } from './entities/people.ts';
import { CALLS, createLiteral, type Literal } from './index.ts';
import { sampleCallOf } from './sampleCall.ts';
import { type Json, type Row, VARIANTS } from './shapes.ts';

let literal: Literal;
let token = '';

beforeAll(async () => {
  literal = await createLiteral();
});
afterAll(() => literal.close());
beforeEach(async () => {
  await Promise.all(['/-/asked', '/-/refuse'].map((path) => to('DELETE', path)));
  await becomes('first');
  token = await tokenFrom('loginAgora', { emailaddress: 'int.apd.admin@example.com', password: 'Passw0rd!' });
  await to('DELETE', '/-/complaints');
});

async function to(method: string, path: string, body?: object): Promise<Json> {
  const response = await fetch(`${literal.url}${path}`, { method, body: body ? JSON.stringify(body) : null });
  return (await response.json()) as Json;
}
const becomes = (variant: string) => to('POST', '/-/variant', { variant });

async function ask(name: string, fields: Row = {}, holder = token) {
  const call = CALLS.find((known) => known.name === name);
  if (!call) throw new Error(`No call ${name}`);
  const { path, ...init } = sampleCallOf(call, holder, fields);
  const response = await fetch(`${literal.url}${path}`, init);
  const text = await response.text();
  return { status: response.status, text, json: /^(?:[[{"]|null)/.test(text) ? (JSON.parse(text) as Json) : null };
}

async function tokenFrom(call: string, fields: Row = {}): Promise<string> {
  return /"access_token":"([^"]+)"/.exec((await ask(call, fields)).text)?.[1] ?? '';
}

async function rowsOf(list: string, fields: Row = {}): Promise<Row[]> {
  const { json } = await ask(list, fields);
  const { data, Data = data } = Array.isArray(json) ? { data: json } : (json as Row);
  return Data as Row[];
}

it('has the calls of the two documents', () => expect(CALLS).toHaveLength(176));

describe.each(VARIANTS)('in the variant %s', (variant) => {
  beforeEach(() => becomes(variant));

  it('every correct call is answered, without complaint', async () => {
    for (const { name, token: kind } of CALLS) {
      const { status, text } = await ask(name, {}, kind === 'service' ? await tokenFrom('issueKioskToken') : token);
      expect([200, 400], `${name}: ${text}`).toContain(status);
    }
    expect(await to('GET', '/-/complaints')).toEqual([]);
  });

  it('every call can be refused', async () => {
    for (const { name } of CALLS) {
      await to('POST', '/-/refuse', { call: name });
      expect((await ask(name)).text, name).toContain('Refused by the server');
    }
  });
});

describe('signing in', () => {
  it('needs a password that is not expired, and a code, of which three wrong ones are too many', async () => {
    const expired = { emailaddress: 'expired@example.com', password: 'Passw0rd!' };
    expect((await ask('loginAgora', expired)).json).toEqual({ message: 'Password is expired.' });
    const wrong = { email: expired.emailaddress, otp: '000000' };
    await ask('verifyAgoraOtp', wrong);
    expect((await ask('verifyAgoraOtp', wrong)).json).toMatchObject({ success: false, is_exceed: false });
    expect((await ask('verifyAgoraOtp', wrong)).json).toMatchObject({ success: false, is_exceed: true });
    expect((await ask('verifyAgoraOtp', { ...wrong, otp: '123456' })).json).toMatchObject({ success: true });
  });

  it('is required', async () => {
    const text = 'Invalid Access Token';
    const nobodys = await ask('listPendingRegistrations', {}, 'nobody');
    expect(nobodys).toMatchObject({ status: 401, json: { message: text } });
    await becomes('second');
    const own = { status: { success: false, message: text } };
    expect(await ask('listEbillingAssignments', {}, 'nobody')).toMatchObject({ status: 200, json: own });
  });
});

describe('lists', () => {
  it('have the rows that were asked for, and as many as were asked for', async () => {
    const pending = { RecordStart: '0', RecordEnd: '10', Avega: '0' };
    expect((await ask('listPendingRegistrations', pending)).json).toMatchObject({ recordcount: 13 });
    expect(await rowsOf('listPendingRegistrations', pending)).toHaveLength(10);
    expect(await rowsOf('listProvinces', { RegionCode: '04' })).toEqual([
      { ProvinceCode: '0434', ProvinceName: 'Laguna' },
    ]);
    expect(await rowsOf('searchFacilities', { key: 'niño' })).toMatchObject([{ code: 'F002' }]);
  });

  it('have a deleted product only in the variant second, in which it is marked', async () => {
    const page = { page: '1', pageSize: '10' };
    expect(await rowsOf('listProducts', page)).toHaveLength(2);
    await becomes('second');
    expect(await rowsOf('listProducts', page)).toHaveLength(3);
  });
});

describe('the variant careless', () => {
  beforeEach(() => becomes('careless'));

  it('keeps the identity of every row but one, and is odd in the last rows', async () => {
    const rows = await rowsOf('listAdminUsers');
    const { seeds } = adminUser;
    expect(rows.map(({ recordid }) => recordid)).toEqual([...seeds.map(({ recordid }) => recordid), undefined]);
    const nulls = (row: Row) => Object.keys(row).filter((field) => field in (seeds[0] ?? {}) && row[field] === null);
    expect(rows.slice(0, -4).flatMap(nulls)).toEqual([]);
    expect(rows.slice(-4).flatMap(nulls)).not.toEqual([]);
    expect(await rowsOf('listAdminUsers')).toEqual(rows);
  });

  it('has the names, days, paths and refusals of other servers', async () => {
    const pending = await ask('listPendingRegistrations', { RecordEnd: '10', Avega: '0' });
    expect(pending.json).toMatchObject({ Recordcount: '13' });
    expect(pending.text).toContain('"IsSelected":null');
    expect((await rowsOf('listNewsletters'))[0]?.path).toMatch(/^(D:|\\\\srv)\\.*\.png$/);
    expect((await ask('listStores')).text).toMatch(/1900|0001|\/Date\(/);
    expect(await ask('getMemberCoreData', { AccountNo: 'none' })).toMatchObject({
      status: 400,
      json: { Message: 'No such account' },
    });
    expect((await ask('listPlanFiles')).json).toEqual({});
  });
});

it('second has other names, numbers as texts, no uncertain fields, and lists without data', async () => {
  await becomes('second');
  const { json } = await ask('listAgoraFeatures');
  expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ featcon_ID: '1' })]));
  expect(Object.keys((await rowsOf('listAgoraFeatures'))[0] ?? {})).toEqual([
    'featcon_ID',
    'feature',
    'remarks',
    'status',
  ]);
});

it('lists the calls that it received, and complains about what differs from the documents', async () => {
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${literal.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  await to('DELETE', '/-/asked');
  const body = { memberid: 1, email: 'a@example.com', name: 'Juan' };
  await post('/api/reapproveRegistration', { value: body }, { AccountNo: '1' });
  expect(await to('GET', '/-/asked')).toMatchObject([{ name: 'reapproveRegistration', body, wrapped: 'value' }]);
  await post('/api/roles', { syscode: 'SC1' });
  await fetch(`${literal.url}/api/searchRegistrations`, { headers: { authorization: `Bearer ${token}` } });
  await ask('listKioskTerminals');
  await post('/api/nowhere', {});
  const complaints = (await to('GET', '/-/complaints')) as Row[];
  expect(complaints.map(({ call, text, said }) => `${call}: ${text} (${said})`)).toEqual([
    'reapproveRegistration: the header accountno is not documented (row)',
    'reapproveRegistration: the field fullname is missing (row)',
    'reapproveRegistration: the field name is not documented (row)',
    'reapproveRegistration: the JSON body is wrapped in value, not Value (row)',
    'roles: the field syscode is "SC1", and not SC00999 (row)',
    'roles: the JSON body is not wrapped in Value (everywhere)',
    'searchRegistrations: the header searchtext is missing (row)',
    'listKioskTerminals: the token is not the separate one (row)',
    'POST /api/nowhere: there is no such call (everywhere)',
  ]);
});
