import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { partsOf } from '../requests/form';
import { pathFinder } from '../requests/operations';
import { imageForm, wholeBody } from '../requests/wholeRequest';
import {
  administrator,
  ask,
  deadUrl,
  fakeUpstream,
  madeBy,
  OWN_ORIGIN,
  SERVER_TOKEN,
  send,
  signedIn,
  startGateway,
} from './testing';

/** Needs no session. */
const otp = `/api${operationTable.sendAgoraOtp.path}`;
const login = `/api${operationTable.loginAgora.path}`;
const device = `/api${operationTable.checkDevice.path}`;
const upload = `/api${operationTable.resetAppLockout.path}`;
const fields = `/api${operationTable.saveImageForm.path}`;
const picture = `/api${operationTable.getImage.path}`;
/** The headers of Ana's call that checks her device. */
const { headers: ofDevice } = madeBy({}, 'checkDevice');
const asJson = { 'content-type': 'application/json' };
const asForm = { 'content-type': 'multipart/form-data; boundary=B' };
const asFields = { 'content-type': 'application/x-www-form-urlencoded' };
const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\n${value}\r\n`;

async function startStack(env: Record<string, string> = {}) {
  const prism = await fakeUpstream();
  const mocks = await fakeUpstream();
  const gateway = await startGateway({ PRISM_URL: prism.url, MOCKS_URL: mocks.url, ...env });
  return { ...gateway, prism: prism.requests, mocks: mocks.requests };
}

test('a call is passed to Prism with its body and only the headers that the contract names', async () => {
  const { url, prism, mocks } = await startStack({ BASE_PATH: '/uat/kyc' });
  const { headers: own, body: json } = madeBy({ email: 'ana.maría@lumina.example' }, 'registerDevice');
  const body = JSON.stringify(json, null, 2);
  const worlds = { 'x-mock-world': 'w', prefer: 'code=500' };
  const headers = { ...asJson, ...worlds, ...own, cookie: `${own.cookie}; world=a; b=c`, 'x-other': '1' };
  await send(url, `/uat/kyc${device}?a=%20b&c`, { method: 'POST', headers, body });

  const path = operationTable.registerDevice.path;
  const passed = { ...asJson, ...worlds, authorization: `Bearer ${SERVER_TOKEN}` };
  expect(prism).toMatchObject([
    { method: 'POST', url: path, headers: passed, body: Buffer.from(JSON.stringify(json)) },
  ]);
  expect(prism[0]?.headers).not.toHaveProperty('cookie');
  expect(prism[0]?.headers).not.toHaveProperty('x-other');
  expect(mocks).toEqual([]);
});

test('passes on only query parameters that the contract names, each once', async () => {
  const { url, prism } = await startStack();
  const ask = (query: string) => send(url, `/api/marketplace${query}`, { headers: signedIn(administrator) });
  await ask('?page=2&pageSize=10&search=a%26b&brand=1&__proto__=x');
  expect(prism.map((request) => request.url)).toEqual(['/marketplace?page=2&pageSize=10']);
  expect((await ask('?page=2&page=3&pageSize=10')).status).toBe(400);
  expect((await ask('?page=2&pageSize=10&%70age=3')).status).toBe(400);
  expect(prism).toHaveLength(1);
});

test('forms and the mocks’ control interface bypass Prism', async () => {
  const { url, prism, mocks } = await startStack();
  const form = `${part('ana@mail.example')}--B--\r\n`;
  await send(url, upload, { method: 'POST', headers: { ...asForm, ...signedIn(administrator) }, body: form });
  await send(url, '/control/worlds/a?b=1', { method: 'PUT', headers: asJson, body: '{}' });

  expect(prism).toEqual([]);
  const [sent] = mocks;
  expect(partsOf(sent?.body ?? Buffer.of(), sent?.headers['content-type'] ?? '')).toMatchObject([
    { name: 'Email', bytes: Buffer.from('ana@mail.example') },
  ]);
  expect(mocks.map(({ method, url: path }) => [method, path])).toEqual([
    ['POST', operationTable.resetAppLockout.path],
    ['PUT', '/control/worlds/a?b=1'],
  ]);
});

test("passes on an answer's status, type and body, but no header of its server, and forbids caching", async () => {
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'public',
      'otp-ticket': 'forged',
      'session-token': 'forged',
      server: 'Sesame/1.0',
    });
    response.end(bytes);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url });
  const answer = await ask(url, 'getImage', signedIn());
  expect([answer.status, answer.body]).toEqual([200, bytes]);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  for (const name of ['access-control-allow-origin', 'set-cookie', 'otp-ticket', 'session-token', 'server']) {
    expect(answer.headers).not.toHaveProperty(name);
  }
});

test('accepts hop-by-hop headers, a body on a GET and unusual spellings of the JSON type', async () => {
  const { url, prism } = await startStack();
  const hops = { 'keep-alive': '300', te: 'trailers', upgrade: 'h2c', expect: '100-continue', ...ofDevice };
  expect((await send(url, device, { headers: { ...hops, ...asJson, 'content-length': 2 }, body: '{}' })).status).toBe(
    200,
  );
  expect(
    (
      await send(url, otp, {
        method: 'POST',
        headers: { ...OWN_ORIGIN, 'content-type': 'APPLICATION/JSON;' },
        body: wholeBody('sendAgoraOtp'),
      })
    ).status,
  ).toBe(200);
  expect(prism.at(-1)?.headers['content-type']).toBe('application/json');
});

test('a URL-encoded form arrives only with the fields that the contract names', async () => {
  const { url, prism, mocks } = await startStack();
  const body = imageForm('iVBORw0KGgr+');
  expect((await send(url, fields, { method: 'POST', headers: { ...asFields, ...signedIn() }, body })).status).toBe(200);
  expect(mocks).toMatchObject([{ headers: asFields, body: Buffer.from(body) }]);
  for (const [path, type, sent] of [
    [fields, 'text/xml', '<a/>'],
    [fields, 'application/json', '{}'],
    [fields, 'multipart/form-data; boundary=B', part('x')],
    [otp, 'application/x-www-form-urlencoded', body],
    [otp, 'text/plain', '{}'],
  ] as const) {
    const headers = { ...signedIn(), 'content-type': type };
    expect((await send(url, path, { method: 'POST', headers, body: sent })).status).toBe(415);
  }
  expect([...prism, ...mocks]).toHaveLength(1);
});

test('drops the body of a call that has none in the contract', async () => {
  const { url, prism } = await startStack();
  const logout = `/api${operationTable.logoutAgora.path}`;
  await send(url, logout, {
    method: 'POST',
    headers: { ...asJson, ...madeBy({}, 'logoutAgora').headers },
    body: '{"a":1}',
  });
  expect(prism.map(({ body }) => body.length)).toEqual([0]);
});

test('calls that the contract does not have reach no server', async () => {
  const { url, prism, mocks } = await startStack();
  for (const path of [
    '/api',
    '/api/',
    '/api/nope',
    `${login}/`,
    `${login}/x`,
    '/api/media/nope',
    '/api/%73ession/device',
    '/%61pi/session/device',
  ]) {
    const answer = await send(url, path, { headers: { accept: 'text/html', ...signedIn() } });
    expect([path, answer.status, answer.json()]).toEqual([path, 404, { message: 'There is nothing at this address.' }]);
  }
  const wrongMethod = await send(url, device, { method: 'DELETE' });
  expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'POST, GET']);
  expect([...prism, ...mocks]).toEqual([]);
});

test('a path parameter stands for one segment, and a literal path takes precedence', () => {
  const find = pathFinder({
    getDoctor: { method: 'GET', path: '/doctors/{id}' },
    getDoctorCount: { method: 'GET', path: '/doctors/count' },
  });
  expect(find('GET', '/doctors/17').id).toBe('getDoctor');
  expect(find('GET', '/doctors/count').id).toBe('getDoctorCount');
  for (const path of ['/doctors/', '/doctors/17/x', '/doctors']) expect(() => find('GET', path)).toThrow('nothing');
});

test('a browser without a world gets a new one, and a browser with a world keeps it', async () => {
  const { url } = await startStack();
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await send(url, path, { headers })).headers['set-cookie'];
  const [page, config] = [{ 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'empty' }];
  const own = [expect.stringMatching(/^mock-world=default~[0-9a-f]{8}; Path=\/; SameSite=Lax$/)];
  const [one, other] = [await statusOf('/users', page), await statusOf('/users', page)];
  expect(one).toEqual(own);
  expect(other).not.toEqual(one);
  expect(await statusOf('/config.json', config)).toEqual(own);
  expect(await statusOf('/users', { ...page, cookie: 'mock-world=default~mine' })).toBeUndefined();
  expect(await statusOf('/config.json', {})).toBeUndefined();
  expect(await statusOf('/assets/main-1a2b.js', { 'sec-fetch-dest': 'script' })).toBeUndefined();
});

test('refuses a world cookie that cannot be decoded before any server is reached', async () => {
  const { url, prism, mocks } = await startStack();
  for (const cookie of ['mock-world=%zz', 'a=b; mock-world=default~%e0%a4%a']) {
    for (const path of [device, picture]) {
      const answer = await send(url, path, { headers: { cookie } });
      const message = 'The name of the world in the cookie cannot be read.';
      expect([answer.status, answer.json()]).toEqual([400, { message }]);
    }
  }
  expect([...prism, ...mocks]).toEqual([]);
  const cookie = `${ofDevice.cookie}; other=%zz; mock-world=default%7E1`;
  expect((await send(url, device, { headers: { ...ofDevice, cookie } })).status).toBe(200);
  expect(prism.map(({ headers }) => headers['x-mock-world'])).toEqual(['default~1']);
});

test('answers 502 for an unreachable upstream, and does not retry a 503', async () => {
  const lonely = await startGateway({ PRISM_URL: await deadUrl() });
  const unreachable = await send(lonely.url, device, { headers: ofDevice });
  expect([unreachable.status, unreachable.json()]).toEqual([502, { message: 'The server could not be reached.' }]);

  const busy = await fakeUpstream((_request, response) => response.writeHead(503).end());
  const other = await startGateway({ PRISM_URL: busy.url });
  expect([(await send(other.url, device, { headers: ofDevice })).status, busy.requests.length]).toEqual([503, 1]);
});

test('answers 504 for an upstream that never answers', async () => {
  const silent = await fakeUpstream(() => undefined);
  // Only this call has so short a limit: on a busy machine even a refused connection takes longer to be noticed.
  const { url } = await startGateway({ MOCKS_URL: silent.url, UPSTREAM_TIMEOUT_MS: '50' });
  const late = await ask(url, 'resetAppLockout', signedIn(administrator));
  expect([late.status, late.json()]).toEqual([504, { message: 'The server took too long to answer.' }]);
});

test('never reuses a connection that the server may be closing', async () => {
  const used = new Set<Socket>();
  const prism = await fakeUpstream((_request, response) => {
    const { socket } = response.req;
    if (used.has(socket)) socket.destroy();
    else response.writeHead(503).end();
    used.add(socket);
  });
  const { url } = await startGateway({ PRISM_URL: prism.url });
  for (let call = 1; call <= 3; call += 1) expect((await send(url, device, { headers: ofDevice })).status).toBe(503);
});

test('distinguishes Prism’s error for unreachable mocks from an answer of the mocks', async () => {
  const problem = (type: string) => JSON.stringify({ type, title: 'request failed', status: 500 });
  let body = problem('FetchError');
  const prism = await fakeUpstream((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/problem+json', 'content-length': body.length });
    response.end(body);
  });
  const { url } = await startGateway({ PRISM_URL: prism.url });
  const unreachable = await send(url, device, { headers: ofDevice });
  expect([unreachable.status, unreachable.body.toString()]).toEqual([
    502,
    '{"message":"The server could not be reached."}',
  ]);
  body = problem('https://stoplight.io/prism/errors#VIOLATIONS');
  const violation = await send(url, device, { headers: ofDevice });
  expect([violation.status, violation.body.toString()]).toEqual([500, body]);
});

test('a malformed call that bypasses Prism is refused by the mocks in the same form as by Prism', async () => {
  const body = JSON.stringify({ title: 'The request is not valid', status: 422 });
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(422, { 'content-type': 'application/problem+json', 'content-length': body.length });
    response.end(body);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url });
  const refused = await ask(url, 'resetAppLockout', signedIn(administrator));
  expect([refused.status, refused.body.toString()]).toEqual([422, body]);
});
