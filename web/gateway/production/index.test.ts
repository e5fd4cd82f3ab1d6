// Tests the whole translation against the shim, which behaves like a production server. Behind it, in place of the
// mocks, is a server that records its requests.
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whole } from '../../../mocks/shim/folder';
import { shimEnv, shimSettings } from '../../../mocks/shim/settings';
import { createShim } from '../../../mocks/shim/shim';
import { createMetrics } from '../metrics';
import { partsOf } from '../requests/form';
import { ana, fakeUpstream, formFrom } from '../whole/testing';
import {
  bytesOf,
  callOf,
  certificate,
  folder,
  json,
  listening,
  tlsServer,
  upstreamOf,
  withListedFiles,
} from './testing';

type Answering = Parameters<typeof fakeUpstream>[0];

/** The production upstream, the shim behind it, and behind that a server that speaks the contract. */
async function throughShim(answer?: Answering, changed: object = {}) {
  const mocks = await fakeUpstream(answer);
  const behind = { prismUrl: mocks.url, mocksUrl: mocks.url };
  const shim = createShim(shimSettings('https://localhost'), behind);
  const settings = { ...shimSettings(await listening(shim)), ...changed };
  return { ...(await upstreamOf(settings, shimEnv)), requests: mocks.requests };
}

const answering =
  (type: string, body: string | Buffer, status = 200): Answering =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

test('a JSON call and its answer arrive with the contract’s names', async () => {
  const user = { recordid: 1, productavega_tag: true, firstname: 'José' };
  const loginJson = JSON.stringify({ data: { access_token: 'token', user } });
  const { upstream, requests } = await throughShim(answering('application/json', loginJson));
  const body = { Value: { emailaddress: 'ana@lumina.example', password: 'Ñandú#1 “x”' } };
  const answer = await upstream.call(
    callOf('loginAgora', { ...json(body), token: 'T', headers: { 'x-mock-world': 'w' } }),
  );
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/session/agora/login' });
  expect(JSON.parse(String(requests[0]?.body))).toEqual(body);
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer T',
    'x-request-id': 'request-1',
    'x-mock-world': 'w',
    'content-type': 'application/json',
  });
  expect(answer).toMatchObject({ status: 200, type: 'application/json' });
  expect(JSON.parse(String(answer.body))).toEqual(JSON.parse(loginJson));
});

test('headers are decoded, encoded and renamed, and headers that the contract does not name are dropped', async () => {
  const { upstream, requests } = await throughShim();
  const headers = {
    searchtext: 'Pe%C3%B1a 100%25 sure',
    cookie: 'a=b',
    'human-proof': 'proof',
    'decision-reason': 'x',
  };
  await upstream.call(callOf('searchRegistrations', { headers }));
  expect(requests[0]?.headers.searchtext).toBe('Pe%C3%B1a 100%25 sure');
  for (const name of ['cookie', 'human-proof', 'decision-reason', 'x-upstream-searchtext'])
    expect(requests[0]?.headers).not.toHaveProperty(name);
  await upstream.call(
    callOf('listPendingRegistrations', { headers: { recordstart: '0', recordend: '10', avega: '1' } }),
  );
  expect(requests[1]?.headers).toMatchObject({ recordstart: '0', recordend: '10', avega: '1' });
});

test('a text answer is an outcome in quotes, however the server spells it', async () => {
  const quoted = '"{\\"success\\":true,\\"message\\":\\"Signed out.\\"}"';
  const { upstream } = await throughShim(answering('text/plain; charset=utf-8', quoted));
  const answer = await upstream.call(callOf('logoutAgora', { headers: { email: 'ana@lumina.example' } }));
  expect([answer.type, String(answer.body)]).toEqual(['text/plain', quoted]);
});

test('a picture is passed on byte for byte', async () => {
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3, 0x28]);
  const { upstream } = await throughShim(answering('image/png', picture));
  const { headers } = withListedFiles('getImage', ana, { headers: { imagepath: whole('kyc/1/selfie.png') }, body: {} });
  const answer = await upstream.call(callOf('getImage', { headers, identity: ana }));
  expect(answer.type).toBe('image/png');
  expect(await bytesOf(answer.body)).toEqual(picture);
});

test('the fields of a form are renamed, also inside its JSON, and their values are unchanged', async () => {
  const { upstream, requests } = await throughShim();
  const fields = { base64: 'aGk=', Image_datails: JSON.stringify({ recordid: 7, filename: 'a b+c&d.png' }) };
  const bodyType = 'application/x-www-form-urlencoded';
  const body = Buffer.from(new URLSearchParams(fields).toString());
  await upstream.call(callOf('saveImageForm', { body, bodyType }));
  expect(Object.fromEntries(new URLSearchParams(String(requests[0]?.body)))).toEqual(fields);
});

test('names inside the JSON parts of a form are translated, and files arrive byte for byte', async () => {
  const { upstream, requests } = await throughShim();
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3, 0x28, 0x0d, 0x0a]);
  const offer = { delightstoreID: 9, details: '"postedby": ñ', postedby: 'ana@lumina.example' };
  const { headers, body } = await formFrom({ Delights_details: offer, delights_image: new Blob([bytes]) });
  await upstream.call(callOf('addOffer', { body, bodyType: headers['content-type'] }));
  const [{ body: arrived, headers: { 'content-type': type = '' } = {} } = { body: Buffer.of() }] = requests;
  const [details, image] = partsOf(arrived, type);
  expect([details?.name, JSON.parse(String(details?.bytes))]).toEqual(['Delights_details', offer]);
  expect([image?.name, image?.bytes]).toEqual(['delights_image', bytes]);
});

test('service credentials are added only to the call that issues a service token', async () => {
  const { upstream, requests } = await throughShim();
  const issued = await upstream.call(callOf('issueSecondaryToken', json({ Value: {} })));
  // The shim refuses wrong credentials and removes the right ones.
  expect(issued.status).toBe(200);
  expect(String(requests[0]?.body)).toBe('{"Value":{}}');
});

test('a refusal of the server keeps its status and message', async () => {
  const body = '{"message":"Invalid Access Token"}';
  const { upstream } = await throughShim(answering('application/json', body, 401));
  const answer = await upstream.call(callOf('listRemarks', { token: 'old' }));
  expect([answer.status, String(answer.body)]).toEqual([401, body]);
});

test.each([
  ['does not know', 404, { message: 'No such flag' }, { message: 'No such flag' }],
  ['has without a value', 200, { data: { is_active: null } }, { data: { is_active: null } }],
  ['has without any field', 200, { data: {} }, { data: { is_active: null } }],
])('a feature that a server %s keeps that meaning', async (_, status, theirs, ours) => {
  const { upstream } = await throughShim(answering('application/json', JSON.stringify(theirs), status));
  const answer = await upstream.call(callOf('getFeatureFlag', { headers: { name: 'ENABLE_AXADOMAIN' } }));
  expect([answer.status, JSON.parse(String(answer.body))]).toEqual([status, ours]);
});

test('an answer that was encoded with another key is passed on unchanged and logged', async () => {
  const wrong = { ...shimEnv, SHIM_CODEC_KEY: Buffer.alloc(32).toString('base64') };
  const mocks = await fakeUpstream();
  const shim = createShim(shimSettings('https://localhost'), { prismUrl: mocks.url, mocksUrl: mocks.url });
  const { upstream, log } = await upstreamOf(shimSettings(await listening(shim)), wrong);
  const answer = await upstream.call(callOf('listRemarks'));
  expect(answer.type).toBe('text/plain');
  expect(log.at(-1)).toContain('"reason":"unreadable"');
});

test.each([
  ['that wants a client certificate', { ca: certificate('ca.pem') }],
  ['that another CA has signed', { ca: certificate('otherCa.pem') }],
  ['that no public CA has signed', {}],
])('sends nothing to a server %s', async (_, tls) => {
  const mocks = await fakeUpstream();
  const shim = createShim(shimSettings('https://localhost'), { prismUrl: mocks.url, mocksUrl: mocks.url });
  const url = await listening(shim);
  const { upstream, log } = await upstreamOf(
    { ...shimSettings(url), upstreams: { main: { url, ...tls }, media: { url, ...tls } } },
    shimEnv,
  );
  await expect(upstream.call(callOf('listRemarks'))).rejects.toMatchObject({ statusCode: 502 });
  expect(mocks.requests).toEqual([]);
  expect(log.at(-1)).toMatch(/"reason":"unreachable","code":"\w+"/);
});

test('is ready once every server was reached, and not after it was closed', async () => {
  const { upstream } = await throughShim();
  expect(await upstream.ready()).toBe(true);
  await upstream.close();
  expect(await upstream.ready()).toBe(false);

  const url = await tlsServer((_request, response) => response.end());
  const strange = await upstreamOf({ ...shimSettings(url), upstreams: { main: { url }, media: { url } } }, shimEnv);
  expect(await strange.upstream.ready()).toBe(false);
});

test('drift lets departures through', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const env = { ...shimEnv, DRIFT: join(folder(), 'drift.json') };
  expect((await upstreamOf(shimSettings('https://localhost'), env)).upstream.answers).toBe('report');
});

test('an operation without a path is logged at the start and answered with 501', async () => {
  const { operations } = shimSettings('https://localhost');
  const { upstream, log } = await throughShim(undefined, {
    operations: { ...operations, listRemarks: { path: null } },
  });
  expect(log).toContainEqual('{"operations":1,"message":"operations without a path are answered with 501"}');
  await expect(upstream.call(callOf('listRemarks'))).rejects.toMatchObject({ statusCode: 501 });
});

test('metrics count answers and failures by operation and upstream, without personal data', async () => {
  const mocks = await fakeUpstream();
  const shim = createShim(shimSettings('https://localhost'), { prismUrl: mocks.url, mocksUrl: mocks.url });
  const settings = shimSettings(await listening(shim));
  const metrics = createMetrics();
  const { upstream } = await upstreamOf(
    { ...settings, operations: { ...settings.operations, listRemarks: { path: '/x', upstream: 'main' } } },
    shimEnv,
    metrics,
  );
  await upstream.call(callOf('getFeatureFlag', { headers: { name: 'ENABLE_SECRET' } }));
  await upstream.call(callOf('listRemarks'));
  const text = await metrics.registry.metrics();
  expect(text).toContain('gateway_upstream_answers_total{operation="getFeatureFlag",upstream="main",status="200"} 1\n');
  expect(text).toContain('gateway_upstream_answers_total{operation="listRemarks",upstream="main",status="400"} 1\n');
  expect(text).toContain('gateway_upstream_call_seconds_count{operation="getFeatureFlag",upstream="main"} 1\n');
  expect(text).toMatch(/gateway_upstream_connections\{upstream="main",lane="staff",state="connected"\} \d+\n/);
  expect(text).toContain('gateway_upstream_connections{upstream="main",lane="public",state="queued"} 0\n');
  expect(text).not.toContain('ENABLE_SECRET');
});
