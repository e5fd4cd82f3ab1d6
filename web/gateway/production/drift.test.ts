import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import type { UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { administrator, ask, fakeServers, formFrom, madeBy, startGateway } from '../whole/testing';
import { watchForDrift } from './drift';
import { driftReport } from './driftReport';
import { callOf, folder, json } from './testing';

const SECRET = 'Sampaguita#1';

const answers = (body: unknown, status = 200, type = 'application/json'): UpstreamAnswer => ({
  status,
  type,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

/** What the report notes about one call, in the file and in the table. */
async function drift(operation: OperationId, request: Partial<UpstreamCall>, answer: UpstreamAnswer) {
  const file = join(folder(), 'report/drift.json');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const upstream = watchForDrift(
    {
      mode: 'production',
      forwards: [],
      answers: 'enforce',
      call: async () => answer,
      ready: async () => true,
      close: async () => {},
    },
    driftReport(file),
  );
  expect(upstream.answers).toBe('report');
  const received = await upstream.call(callOf(operation, request));
  expect(String(received.body)).toBe(String(answer.body));
  await upstream.close();
  const written = readFileSync(file, 'utf8');
  const table = String(print.mock.lastCall?.[0]);
  expect(written + table).not.toContain(SECRET);
  const report: { calls: object; departures: { part: string; place: string; rule: string; count: number }[] } =
    JSON.parse(written);
  return {
    calls: report.calls,
    table,
    noted: report.departures.map(({ part, place, rule }) => [part, place, rule].join(': ')),
  };
}

const outcome = { success: true, message: 'Yes.' };
const waive = json({ Value: { email: 'ana@lumina.example' } });

test('calls that conform to the contract are only counted', async () => {
  const { calls, noted, table } = await drift('waivePassword', waive, answers(outcome));
  expect(noted).toEqual([]);
  expect(calls).toEqual({ waivePassword: 1 });
  expect(table).toBe('1 calls of 1 operations, 0 departures from the contract');
});

test('a departure that comes again is the same line, with a higher count', () => {
  const file = join(folder(), 'drift.json');
  const report = driftReport(file, () => {});
  const note = (place: string) => report.note('addRemark', 'answer', { place, rule: 'has no success' });
  for (const place of ['/', '/', '/data']) note(place);
  report.write();
  const { departures } = JSON.parse(readFileSync(file, 'utf8')) as { departures: { place: string; count: number }[] };
  expect(departures.map(({ place, count }) => [place, count])).toEqual([
    ['/', 2],
    ['/data', 1],
  ]);
});

test('departures of a request are noted by field and header', async () => {
  const request = json({ Value: { mail: SECRET } });
  expect((await drift('waivePassword', request, answers(outcome))).noted).toEqual([
    'request body: /Value: has no email',
    'request body: /Value: has a field that the contract does not have',
  ]);
  const headers = { recordstart: 'first', avega: SECRET };
  const page = await drift('listPendingRegistrations', { headers }, answers({ data: [], recordcount: 0 }));
  expect(page.noted).toEqual([
    'request header RecordStart: /: breaks pattern',
    'request header RecordEnd: /: is missing',
    'request header Avega: /: breaks enum',
  ]);
});

test('departures in a JSON part of a form are noted, too', async () => {
  const shown = { isactive: true, status: 'A' };
  const newsletter = { title: 'x', content: SECRET, product_tag: true, postedby: 'ana', ...shown, more: 1 };
  const { headers, body } = await formFrom({ newsletter_details: newsletter, newsletter_image: new Blob([SECRET]) });
  const request = { body, bodyType: headers['content-type'] };
  expect((await drift('addNewsletter', request, answers({ is_success: true, error_message: '' }))).noted).toEqual([
    'request part newsletter_details: /: has no newsdate',
    'request part newsletter_details: /: has a field that the contract does not have',
  ]);
});

test('departures of an answer are noted by field, and names that may be data are hidden', async () => {
  const body = { data: [{ hmo_tag: 1 }, { [SECRET]: 1 }] };
  const { noted, table } = await drift('getCompanyTag', { headers: { email: 'a' } }, answers(body));
  expect(noted).toEqual([
    'answer 200: /data/*/hmo_tag: is not string',
    'answer 200: /data/*: has no hmo_tag',
    'answer 200: /data/*: has a field that the contract does not have',
  ]);
  expect(table).toContain('1 ×  getCompanyTag  answer 200  /data/*/hmo_tag  is not string');
});

test('an answer with alternatives is compared with the one that fits best', async () => {
  const user = {
    recordid: 'one',
    emailaddress: 'a',
    email: 'a',
    firstname: 'A',
    department: 'MIS IT',
    role: '1',
    rolesid: '1',
    productavega_tag: true,
  };
  const request = json({ Value: { emailaddress: 'a', password: SECRET } });
  const { noted } = await drift('loginAgora', request, answers({ data: { access_token: SECRET, user } }));
  expect(noted).toEqual(['answer 200: /data/user/recordid: is not integer']);
  const more = answers({ data: { access_token: SECRET, user: { ...user, recordid: 1, [SECRET]: 1 } } });
  expect((await drift('loginAgora', request, more)).noted).toEqual([
    'answer 200: /data/user: has a field that the contract does not have',
  ]);
});

test('an extra field is noted at any place, and never by its name', async () => {
  const extra = { [SECRET]: 1 };
  const noted = async (operation: OperationId, answer: unknown, request: object = waive) =>
    (await drift(operation, request, answers(answer))).noted;
  const field = 'has a field that the contract does not have';
  expect(await noted('waivePassword', { ...outcome, ...extra })).toEqual([`answer 200: /: ${field}`]);
  expect(await noted('waivePassword', outcome, json({ Value: { email: 'a', ...extra }, ...extra }))).toEqual([
    `request body: /Value: ${field}`,
    `request body: /: ${field}`,
  ]);
  const role = { rolesid: '1', name: 'A', iscritical: true, syscode: 'SC00999', createddate: '2026-11-21T10:32:00' };
  expect(await noted('listRoles', { data: [role] }, {})).toEqual([]);
  expect(await noted('listRoles', { data: [{ ...role, ...extra }] }, {})).toEqual([`answer 200: /data/*: ${field}`]);
  expect(await noted('listRoles', { message: 'No.', ...extra }, {})).toEqual([`answer 200: /: ${field}`]);
});

test.each<[string, UpstreamAnswer, string]>([
  ['status', answers(outcome, 418), 'answer 418: /: is a status that the contract does not have'],
  ['type', answers('<p>', 200, 'text/html'), 'answer 200: /: is text/html, not application/json'],
  ['no JSON', answers(`{${SECRET}`), 'answer 200: /: is not JSON'],
])('a %s is noted', async (_, answer, noted) => {
  expect((await drift('waivePassword', waive, answer)).noted).toEqual([noted]);
});

test('the report is about the server’s answer, while the browser gets only what the contract names', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const file = join(folder(), 'drift.json');
  const servers = fakeServers(() => answers({ ...outcome, [SECRET]: SECRET }));
  const upstream = watchForDrift(servers, driftReport(file));
  const { url } = await startGateway({}, upstream);
  const { headers, body } = madeBy(administrator, 'addRemark');
  const answer = await ask(url, 'addRemark', headers, body);
  expect([answer.status, answer.json()]).toEqual([200, outcome]);
  await upstream.close();
  expect(readFileSync(file, 'utf8')).toContain('has a field that the contract does not have');
});

test('the JSON inside a quoted text answer is checked', async () => {
  const headers = { email: 'a' };
  const quoted = (body: object) => answers(JSON.stringify(JSON.stringify(body)), 200, 'text/plain');
  expect((await drift('logoutAgora', { headers }, quoted(outcome))).noted).toEqual([]);
  expect((await drift('logoutAgora', { headers }, quoted({ message: 1 }))).noted).toEqual([
    'answer 200: /: has no success',
    'answer 200: /message: is not string or null',
  ]);
});
