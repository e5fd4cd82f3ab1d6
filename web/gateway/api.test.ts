import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { pathFinder } from './operations';
import { deadUrl, fakeUpstream, send, startGateway } from './testing';

const login = `/api${operationTable.loginAgora.path}`;
const device = `/api${operationTable.checkDevice.path}`;
const upload = `/api${operationTable.resetAppLockout.path}`;
const picture = `/api${operationTable.getImage.path}`;
const asJson = { 'content-type': 'application/json' };
const asForm = { 'content-type': 'multipart/form-data; boundary=B' };
const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\n${value}\r\n`;

async function startStack(env: Record<string, string> = {}) {
  const prism = await fakeUpstream();
  const mocks = await fakeUpstream();
  const gateway = await startGateway({ PRISM_URL: prism.url, MOCKS_URL: mocks.url, ...env });
  return { ...gateway, prism: prism.asked, mocks: mocks.asked };
}

test('an operation is asked of Prism, as it was sent', async () => {
  const { url, prism, mocks } = await startStack({ BASE_PATH: '/uat/kyc' });
  const body = '{ "Value": {"email":"maría@lumina.example"} }';
  const headers = {
    ...asJson,
    authorization: 'Bearer t',
    cookie: 'world=a; b=c',
    'x-mock-world': 'w',
    prefer: 'code=500',
  };
  await send(url, `/uat/kyc${login}?a=%20b&c`, { method: 'POST', headers, body });

  const path = `${operationTable.loginAgora.path}?a=%20b&c`;
  expect(prism).toMatchObject([{ method: 'POST', url: path, headers, body: Buffer.from(body) }]);
  expect(mocks).toEqual([]);
});

test('forms and the control of the mocks go around Prism', async () => {
  const { url, prism, mocks } = await startStack();
  const form = `${part('ana@mail.example')}--B--\r\n`;
  await send(url, upload, { method: 'POST', headers: asForm, body: form });
  await send(url, '/control/worlds/a?b=1', { method: 'PUT', headers: asJson, body: '{}' });

  expect(prism).toEqual([]);
  expect(mocks.map(({ method, url: path, body }) => [method, path, body.toString()])).toEqual([
    ['POST', operationTable.resetAppLockout.path, form],
    ['PUT', '/control/worlds/a?b=1', '{}'],
  ]);
});

test('an answer passes as it is, except that no cache keeps it and no other origin may read it', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'set-cookie': ['a=1', 'b=2'],
    });
    response.end(bytes);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url });
  const answer = await send(url, picture);
  expect([answer.status, answer.body]).toEqual([200, bytes]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'set-cookie': ['a=1', 'b=2'],
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('headers that concern one connection, a body on a GET and odd spellings of JSON stop nothing', async () => {
  const { url, prism } = await startStack();
  const hops = { 'keep-alive': '300', te: 'trailers', upgrade: 'h2c', expect: '100-continue' };
  expect((await send(url, device, { headers: { ...hops, ...asJson, 'content-length': 2 }, body: '{}' })).status).toBe(
    200,
  );
  expect(
    (await send(url, login, { method: 'POST', headers: { 'content-type': 'APPLICATION/JSON;' }, body: '{}' })).status,
  ).toBe(200);
  expect(prism.at(-1)?.headers['content-type']).toBe('application/json');
});

test('a form of fields alone arrives as it was sent, anything else than JSON and forms does not', async () => {
  const { url, mocks } = await startStack();
  const fields = 'Email=ana%40mail.example&Name=%C3%91';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await send(url, upload, { method: 'POST', headers, body: fields })).status).toBe(200);
  expect(mocks).toMatchObject([{ headers, body: Buffer.from(fields) }]);
  const other = await send(url, upload, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' });
  expect([other.status, mocks.length]).toEqual([415, 1]);
});

test('what the contract does not know reaches nobody', async () => {
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
    const answer = await send(url, path, { headers: { accept: 'text/html' } });
    expect([path, answer.status, answer.json()]).toEqual([path, 404, { message: 'There is nothing at this address.' }]);
  }
  const wrongMethod = await send(url, device, { method: 'DELETE' });
  expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'POST, GET']);
  expect([...prism, ...mocks]).toEqual([]);
});

test('a name in a path stands for one segment, and a literal path speaks first', () => {
  const find = pathFinder({
    getDoctor: { method: 'GET', path: '/doctors/{id}' },
    getDoctorCount: { method: 'GET', path: '/doctors/count' },
  });
  expect(find('GET', '/doctors/17').id).toBe('getDoctor');
  expect(find('GET', '/doctors/count').id).toBe('getDoctorCount');
  for (const path of ['/doctors/', '/doctors/17/x', '/doctors']) expect(() => find('GET', path)).toThrow('nothing');
});

test.each([
  ['malformed', login, asJson, '{"Value":', 400, 'The request is not valid JSON.'],
  ['malformed, beside the forms,', upload, asJson, '{"Value":', 400, 'The request is not valid JSON.'],
  ['no UTF-8', login, asJson, Buffer.from([0x22, 0xff, 0x22]), 400, 'The request is not valid JSON.'],
  ['nested deep', login, asJson, `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400, 'The request is nested too deep.'],
  [
    'nested deep behind a text',
    login,
    asJson,
    `["\\"]", ${'{"a":'.repeat(5_000)}`,
    400,
    'The request is nested too deep.',
  ],
  ['no JSON at all', login, asForm, part('x'), 415, 'The request is not JSON.'],
])('a body that is %s is refused and reaches nobody', async (_case, path, headers, body, status, message) => {
  const { url, prism, mocks } = await startStack();
  const answer = await send(url, path, { method: 'POST', headers, body });
  expect([answer.status, answer.json()]).toEqual([status, { message }]);
  expect([...prism, ...mocks]).toEqual([]);
  expect((await send(url, login, { method: 'POST', headers: asJson, body: '{}' })).status).toBe(200);
});

test('brackets within a text are no nesting, and lists beside each other are not deep', async () => {
  const { url, prism } = await startStack();
  for (const body of [`["${'[{'.repeat(99)}", "\\\\", "\\"${'['.repeat(99)}"]`, `[${'[[]],'.repeat(99)}1]`]) {
    expect((await send(url, login, { method: 'POST', headers: asJson, body })).status).toBe(200);
  }
  expect(prism).toHaveLength(2);
});

test('a cookie that names no world one could read is refused, and reaches nobody', async () => {
  const { url, prism, mocks } = await startStack();
  for (const cookie of ['mock-world=%zz', 'a=b; mock-world=default~%e0%a4%a']) {
    for (const path of [device, picture]) {
      const answer = await send(url, path, { headers: { cookie } });
      const message = 'The name of the world in the cookie cannot be read.';
      expect([answer.status, answer.json()]).toEqual([400, { message }]);
    }
  }
  expect([...prism, ...mocks]).toEqual([]);
  expect((await send(url, device, { headers: { cookie: 'other=%zz; mock-world=default%7E1' } })).status).toBe(200);
});

test.each([
  ['without a boundary', { 'content-type': 'multipart/form-data' }, `${part('x')}--B--`],
  ['that ends too early', asForm, part('x')],
  ['with a part that has no name', asForm, '--B\r\nContent-Disposition form-data\r\n\r\nx\r\n--B--\r\n'],
  ['that is no form', asForm, '{}'],
  ['with half an escape', { 'content-type': 'application/x-www-form-urlencoded' }, 'Email=ana%4'],
])('a form %s is refused and never arrives whole', async (_case, headers, body) => {
  const { url, mocks } = await startStack();
  for (const sent of [body, [body]]) {
    const answer = await send(url, upload, { method: 'POST', headers, body: sent });
    expect([answer.status, answer.json()]).toEqual([400, { message: 'The request is not a valid form.' }]);
  }
  expect(mocks).toEqual([]);
});

const MB = 1024 * 1024;
test.each([
  ['JSON', login, asJson, 10],
  ['a form', upload, asForm, 12],
])('%s may be so large and no larger, with a length or in chunks', async (_case, path, headers, limit) => {
  const { url, prism, mocks } = await startStack();
  const body = (size: number) => {
    const [start, end] = headers === asJson ? ['"', '"'] : [part('').slice(0, -2), '\r\n--B--\r\n'];
    return [
      start,
      ...Array<string>(limit - 1).fill('x'.repeat(MB)),
      'x'.repeat(size - (limit - 1) * MB - start.length - end.length),
      end,
    ];
  };
  const fitting = await send(url, path, { method: 'POST', headers, body: body(limit * MB) });
  expect([fitting.status, [...prism, ...mocks].map((asked) => asked.body.length)]).toEqual([200, [limit * MB]]);

  const excess = body(limit * MB + 1);
  const announced = { ...headers, 'content-length': limit * MB + 1 };
  for (const sent of [
    { headers, body: excess },
    { headers: announced, body: excess.join('') },
    { headers: announced },
  ]) {
    const kept = { ...sent.headers, connection: 'keep-alive' };
    const answer = await send(url, path, { ...sent, method: 'POST', headers: kept });
    expect([answer.status, answer.json()]).toEqual([413, { message: 'The request is too large.' }]);
    expect(answer.headers.connection).not.toBe('close');
  }
  expect([...prism, ...mocks]).toHaveLength(1);
});

test('an upstream that is not there is 502, one that is too slow 504, and 503 is asked only once', async () => {
  const gone = await deadUrl();
  const slow = await fakeUpstream((_request, response) => void setTimeout(() => response.end(), 10_000).unref());
  const { url } = await startGateway({ PRISM_URL: gone, MOCKS_URL: slow.url, UPSTREAM_TIMEOUT_MS: '50' });
  const unreachable = await send(url, device);
  expect([unreachable.status, unreachable.json()]).toEqual([502, { message: 'The server could not be reached.' }]);
  const late = await send(url, upload, { method: 'POST' });
  expect([late.status, late.json()]).toEqual([504, { message: 'The server took too long to answer.' }]);

  const busy = await fakeUpstream((_request, response) => response.writeHead(503).end());
  const other = await startGateway({ PRISM_URL: busy.url });
  expect([(await send(other.url, device)).status, busy.asked.length]).toEqual([503, 1]);
});

test('Prism alive before dead mocks is told apart from an answer of the mocks', async () => {
  const problem = (type: string) => JSON.stringify({ type, title: 'request failed', status: 500 });
  let body = problem('FetchError');
  const prism = await fakeUpstream((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/problem+json', 'content-length': body.length });
    response.end(body);
  });
  const { url } = await startGateway({ PRISM_URL: prism.url });
  const unreachable = await send(url, device);
  expect([unreachable.status, unreachable.body.toString()]).toEqual([
    502,
    '{"message":"The server could not be reached."}',
  ]);
  body = problem('https://stoplight.io/prism/errors#VIOLATIONS');
  const violation = await send(url, device);
  expect([violation.status, violation.body.toString()]).toEqual([500, body]);
});
