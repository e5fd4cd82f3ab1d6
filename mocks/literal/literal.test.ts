// Each answer and refusal is read in web/gateway/literal/reading.test.ts; this is about the server itself.
import { expect, it, onTestFinished } from 'vitest';
import { CALLS, createLiteral } from './index.ts';
import { kindOf } from './records.ts';
import { PASSWORD } from './sections/people.ts';
import type { Json, Row, Variant } from './shapes.ts';

/** Calls the server with this variant, signed in. */
async function visit(variant: Variant) {
  const literal = await createLiteral({ variant });
  onTestFinished(() => literal.close());
  const ask = async (name: string, sent: Record<string, string> = {}, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...sent };
    const answer = await fetch(`${literal.url}/api/${name}`, { ...init, headers });
    const text = await answer.text();
    return { status: answer.status, text, json: /^[[{"]/.test(text) ? (JSON.parse(text) as Json) : null };
  };
  const rowsOf = async (name: string, sent: Record<string, string> = {}) => {
    const { json } = await ask(name, sent);
    const { data, Data = data } = Array.isArray(json) ? { data: json } : (json as Row);
    return Data as Row[];
  };
  const signIn = (emailaddress: string) => ask('loginAgora', {}, { Value: { emailaddress, password: PASSWORD } });
  let token = 'nobody';
  const { text } = await signIn('int.apd.admin@example.com');
  token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? '';
  literal.complaints.length = 0;
  return { ...literal, ask, rowsOf, signIn, token };
}

it('has the calls of the two documents', () => expect(CALLS).toHaveLength(176));

it('signs in with a password that is not expired, and a code, of which three wrong ones are too many', async () => {
  const { ask, signIn } = await visit('first');
  expect((await signIn('expired@example.com')).json).toEqual({ message: 'Password is expired.' });
  const tries = (otp: string) => ask('verifyAgoraOtp', { email: 'expired@example.com', otp });
  await tries('000000');
  expect((await tries('000000')).json).toMatchObject({ success: false, is_exceed: false });
  expect((await tries('000000')).json).toMatchObject({ success: false, is_exceed: true });
  expect((await tries('123456')).json).toMatchObject({ success: true });
});

const PENDING = { RecordStart: '0', RecordEnd: '10', Avega: '0' };

it('lists the rows that were asked for, and as many as were asked for', async () => {
  const { ask, rowsOf } = await visit('first');
  expect((await ask('listPendingRegistrations', PENDING)).json).toMatchObject({ recordcount: 13 });
  expect(await rowsOf('listPendingRegistrations', PENDING)).toHaveLength(10);
  expect(await rowsOf('listProvinces', { RegionCode: '04' })).toMatchObject([{ ProvinceName: 'Laguna' }]);
  const found = await ask('searchFacilities', {}, { Value: { key: 'niño' } });
  expect(found.json).toMatchObject({ data: [{ code: 'F002' }] });
});

it('careless keeps the identity of every row but one, and is odd in the last rows', async () => {
  const { rowsOf } = await visit('careless');
  const rows = await rowsOf('listAdminUsers');
  const { seeds } = kindOf('adminUser');
  expect(rows.map(({ recordid }) => recordid)).toEqual([...seeds.map(({ recordid }) => recordid), undefined]);
  const nulls = (row: Row) => Object.keys(row).filter((field) => field in (seeds[0] ?? {}) && row[field] === null);
  expect(rows.slice(0, -4).flatMap(nulls)).toEqual([]);
  expect(rows.slice(-4).flatMap(nulls)).not.toEqual([]);
  expect(await rowsOf('listAdminUsers')).toEqual(rows);
});

it('careless refuses with a message in a 400, and answers nothing found with nothing', async () => {
  const { ask } = await visit('careless');
  const refused = { status: 400, json: { Message: 'No such account' } };
  expect(await ask('getMemberCoreData', { AccountNo: 'none' })).toMatchObject(refused);
  expect((await ask('listPlanFiles')).json).toEqual({});
});

it('lists the calls that it received, and complains about what differs from the documents', async () => {
  const { ask, url, complaints } = await visit('first');
  const body = { memberid: 1, email: 'a@example.com', name: 'Juan' };
  await ask('reapproveRegistration', { AccountNo: '1' }, { value: body });
  const asked = (await (await fetch(`${url}/-/asked`)).json()) as Row[];
  expect(asked.at(-1)).toMatchObject({ name: 'reapproveRegistration', body, wrapped: 'value' });
  await ask('roles', {}, { syscode: 'SC1' });
  await ask('searchRegistrations');
  await ask('listKioskTerminals');
  await ask('nowhere', {}, {});
  expect(complaints.map(({ call, text }) => `${call}: ${text}`)).toEqual([
    'reapproveRegistration: the header accountno is not documented',
    'reapproveRegistration: the field fullname is missing',
    'reapproveRegistration: the field name is not documented',
    'reapproveRegistration: the JSON body is wrapped in value, not Value',
    'roles: the field syscode is "SC1", and not SC00999',
    'searchRegistrations: the header searchtext is missing',
    'listKioskTerminals: the token is not the separate one',
    'POST /api/nowhere: there is no such call',
  ]);
});
