import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { partsOf } from './form';
import { pathFinder } from './operations';
import {
  administrator,
  ana,
  deadUrl,
  fakeUpstream,
  formFrom,
  madeBy,
  SERVER_TOKEN,
  send,
  signedIn,
  startGateway,
} from './testing';

/** Anybody may ask for a one-time password. */
const otp = `/api${operationTable.sendAgoraOtp.path}`;
const login = `/api${operationTable.loginAgora.path}`;
const device = `/api${operationTable.checkDevice.path}`;
const upload = `/api${operationTable.resetAppLockout.path}`;
const fields = `/api${operationTable.saveImageForm.path}`;
const picture = `/api${operationTable.getImage.path}`;
const portrait = `/api${operationTable.saveImage.path}`;
/** Of Ana, when she asks whether her device is known. */
const { headers: ofDevice } = madeBy({}, 'checkDevice');
const asJson = { 'content-type': 'application/json' };
const asForm = { 'content-type': 'multipart/form-data; boundary=B' };
const asFields = { 'content-type': 'application/x-www-form-urlencoded' };
const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\n${value}\r\n`;

async function startStack(env: Record<string, string> = {}) {
  const prism = await fakeUpstream();
  const mocks = await fakeUpstream();
  const gateway = await startGateway({ PRISM_URL: prism.url, MOCKS_URL: mocks.url, ...env });
  return { ...gateway, prism: prism.asked, mocks: mocks.asked };
}

test('an operation is asked of Prism with what its body says, and of its headers those that the contract names', async () => {
  const { url, prism, mocks } = await startStack({ BASE_PATH: '/uat/kyc' });
  const said = { Value: { email: ana.email, devicename: 'María' } };
  const body = JSON.stringify(said, null, 2);
  const worlds = { 'x-mock-world': 'w', prefer: 'code=500' };
  const headers = { ...asJson, ...worlds, ...signedIn(), cookie: 'world=a; b=c', 'x-other': '1' };
  await send(url, `/uat/kyc${device}?a=%20b&c`, { method: 'POST', headers, body });

  const path = operationTable.registerDevice.path;
  const passed = { ...asJson, ...worlds, authorization: `Bearer ${SERVER_TOKEN}` };
  expect(prism).toMatchObject([
    { method: 'POST', url: path, headers: passed, body: Buffer.from(JSON.stringify(said)) },
  ]);
  expect(prism[0]?.headers).not.toHaveProperty('cookie');
  expect(prism[0]?.headers).not.toHaveProperty('x-other');
  expect(mocks).toEqual([]);
});

test('of the query goes along what the contract names, each name once', async () => {
  const { url, prism } = await startStack();
  const ask = (query: string) => send(url, `/api/marketplace${query}`, { headers: signedIn(administrator) });
  await ask('?page=2&pageSize=10&search=a%26b%20%C3%B1&brand=1&__proto__=x');
  expect(prism.map((asked) => asked.url)).toEqual(['/marketplace?page=2&pageSize=10&search=a%26b+%C3%B1']);
  expect((await ask('?page=2&page=3&pageSize=10')).status).toBe(400);
  expect((await ask('?page=2&pageSize=10&%70age=3')).status).toBe(400);
  expect(prism).toHaveLength(1);
});

test('forms and the control of the mocks go around Prism', async () => {
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

test("an answer's status, type and body pass, and no header of its server; no cache keeps it", async () => {
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
  const answer = await send(url, picture, { headers: signedIn() });
  expect([answer.status, answer.body]).toEqual([200, bytes]);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  for (const name of ['access-control-allow-origin', 'set-cookie', 'otp-ticket', 'session-token', 'server']) {
    expect(answer.headers).not.toHaveProperty(name);
  }
});

test('headers that concern one connection, a body on a GET and odd spellings of JSON stop nothing', async () => {
  const { url, prism } = await startStack();
  const hops = { 'keep-alive': '300', te: 'trailers', upgrade: 'h2c', expect: '100-continue', ...ofDevice };
  expect((await send(url, device, { headers: { ...hops, ...asJson, 'content-length': 2 }, body: '{}' })).status).toBe(
    200,
  );
  expect(
    (await send(url, otp, { method: 'POST', headers: { 'content-type': 'APPLICATION/JSON;' }, body: '{}' })).status,
  ).toBe(200);
  expect(prism.at(-1)?.headers['content-type']).toBe('application/json');
});

test('a form of fields alone arrives as it was sent, anything else than what the contract names does not', async () => {
  const { url, prism, mocks } = await startStack();
  const body = 'base64=ana%40mail.example&Image_datails=%C3%91';
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

test('a body for a call that has none is left behind', async () => {
  const { url, prism } = await startStack();
  const logout = `/api${operationTable.logoutAgora.path}`;
  await send(url, logout, {
    method: 'POST',
    headers: { ...asJson, ...madeBy({}, 'logoutAgora').headers },
    body: '{"a":1}',
  });
  expect(prism.map(({ body }) => body.length)).toEqual([0]);
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
    const answer = await send(url, path, { headers: { accept: 'text/html', ...signedIn() } });
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
  ['malformed', otp, asJson, '{"Value":', 400, 'The request is not valid JSON.'],
  ['JSON where a form belongs', upload, asJson, '{"Value":', 415, 'The request is not a form.'],
  ['no UTF-8', otp, asJson, Buffer.from([0x22, 0xff, 0x22]), 400, 'The request is not valid JSON.'],
  ['nested deep', otp, asJson, `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400, 'The request is nested too deep.'],
  [
    'nested deep behind a text',
    otp,
    asJson,
    `["\\"]", ${'{"a":'.repeat(5_000)}`,
    400,
    'The request is nested too deep.',
  ],
  ['no JSON at all', otp, asForm, part('x'), 415, 'The request is not JSON.'],
  ['of fields where JSON belongs', otp, asFields, 'a=b', 415, 'The request is not JSON.'],
])('a body that is %s is refused and reaches nobody', async (_case, path, headers, body, status, message) => {
  const { url, prism, mocks } = await startStack();
  const answer = await send(url, path, { method: 'POST', headers: { ...headers, ...signedIn(administrator) }, body });
  expect([answer.status, answer.json()]).toEqual([status, { message }]);
  expect([...prism, ...mocks]).toEqual([]);
  expect((await send(url, otp, { method: 'POST', headers: asJson, body: '{}' })).status).toBe(200);
});

test('brackets within a text are no nesting, and lists beside each other are not deep', async () => {
  const { url, prism } = await startStack();
  for (const body of [`["${'[{'.repeat(99)}", "\\\\", "\\"${'['.repeat(99)}"]`, `[${'[[]],'.repeat(99)}1]`]) {
    expect((await send(url, otp, { method: 'POST', headers: asJson, body })).status).toBe(200);
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
  const cookie = 'other=%zz; mock-world=default%7E1';
  expect((await send(url, device, { headers: { cookie, ...ofDevice } })).status).toBe(200);
  expect(prism.map(({ headers }) => headers['x-mock-world'])).toEqual(['default~1']);
});

test.each([
  ['without a boundary', upload, { 'content-type': 'multipart/form-data' }, `${part('x')}--B--`],
  ['that ends too early', upload, asForm, part('x')],
  ['with a part that has no name', upload, asForm, '--B\r\nContent-Disposition form-data\r\n\r\nx\r\n--B--\r\n'],
  ['that is no form', upload, asForm, '{}'],
  ['with half an escape', fields, asFields, 'Email=ana%4'],
])('a form %s is refused and never arrives whole', async (_case, path, type, body) => {
  const { url, mocks } = await startStack();
  const headers = { ...type, ...signedIn(administrator) };
  for (const sent of [body, [body]]) {
    const answer = await send(url, path, { method: 'POST', headers, body: sent });
    expect([answer.status, answer.json()]).toEqual([400, { message: 'The request is not a valid form.' }]);
  }
  expect(mocks).toEqual([]);
});

const newsletter = `/api${operationTable.addNewsletter.path}`;

test('a form arrives with its parts in their order, its files byte for byte', async () => {
  const { url, mocks } = await startStack();
  // With line ends, and what looks like the beginning of another part.
  const bytes = Buffer.concat([randomBytes(300 * 1024), Buffer.from('\r\n--'), Buffer.of(0, 0xff, 13, 10)]);
  const newsletter_details = { title: 'Ñandú “x”', product_tag: true, postedby: 'Dr. Reyes' };
  const newsletter_image = new File([bytes], 'a\\"b ñ.png', { type: 'image/png' });
  const form = await formFrom({ newsletter_details, newsletter_image });
  const headers = { ...form.headers, ...signedIn() };
  expect((await send(url, newsletter, { method: 'POST', headers, body: form.body })).status).toBe(200);
  const [{ body, headers: { 'content-type': type = '' } = {} } = { body: Buffer.of() }] = mocks;
  expect(partsOf(body, type)).toEqual([
    {
      name: 'newsletter_details',
      filename: undefined,
      type: undefined,
      bytes: Buffer.from(JSON.stringify(newsletter_details)),
    },
    { name: 'newsletter_image', filename: 'a%5C%22b ñ.png', type: 'image/png', bytes },
  ]);
});

const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
test.each([
  ['no JSON', '{"title":', 400, 'The request is not valid JSON.'],
  ['nothing', '', 400, 'The request is not valid JSON.'],
  ['no UTF-8', new Blob([Buffer.from('{"title":"\xff"}', 'latin1')]), 400, 'The request is not valid JSON.'],
  ['nested too deep', deep, 400, 'The request is nested too deep.'],
  ['more than the contract names', '{"subject":"x"}', 422, 'The request is not what the contract says.'],
])(
  'a form whose part of JSON is %s is refused like such a body',
  async (_what, newsletter_details, status, message) => {
    const { url, mocks } = await startStack();
    const form = await formFrom({ newsletter_details, newsletter_image: new Blob(['x']) });
    const answer = await send(url, newsletter, {
      method: 'POST',
      headers: { ...form.headers, ...signedIn() },
      body: form.body,
    });
    expect([answer.status, answer.json()]).toEqual([status, { message }]);
    expect(mocks).toEqual([]);
  },
);

test('of one who is not signed in no form is read', async () => {
  const { url, mocks } = await startStack();
  const answer = await send(url, newsletter, { method: 'POST', headers: asForm, body: 'no form at all' });
  expect(answer.status).toBe(401);
  expect(mocks).toEqual([]);
});

const KB = 1024;
const piece = 32 * KB;
const quoted = ['"', '"'] as const;
const inPart = [part('').slice(0, -2), '\r\n--B--\r\n'] as const;
test.each([
  ['JSON', otp, asJson, quoted, 64 * KB],
  ['JSON with a picture', portrait, asJson, quoted, 12 * KB * KB],
  ['a form in parts', upload, asForm, inPart, 64 * KB],
  ['a form with a picture', fields, asFields, ['base64=', ''] as const, 12 * KB * KB],
])(
  '%s may be as large as the contract says for its call and no larger, with a length or in chunks',
  async (_case, path, type, [start, end], limit) => {
    const { url, prism, mocks } = await startStack();
    const headers = { ...type, ...signedIn(administrator) };
    const body = (size: number) => {
      const inside = size - start.length - end.length;
      return [
        start,
        ...Array<string>(Math.floor(inside / piece)).fill('x'.repeat(piece)),
        'x'.repeat(inside % piece),
        end,
      ];
    };
    const fitting = await send(url, path, { method: 'POST', headers, body: body(limit) });
    const filling = ({ body: arrived }: { body: Buffer }) => arrived.lastIndexOf('x') - arrived.indexOf('x') + 1;
    const sizes = [...prism, ...mocks].map(filling);
    expect([fitting.status, sizes]).toEqual([200, [limit - start.length - end.length]]);

    const excess = body(limit + 1);
    const announced = { ...headers, 'content-length': limit + 1 };
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
  },
);

test('10 MB for the login are refused, and reach nobody', async () => {
  const { url, prism } = await startStack();
  const body = JSON.stringify({ Value: { emailaddress: ana.email, password: 'x'.repeat(10 * KB * KB) } });
  expect((await send(url, login, { method: 'POST', headers: asJson, body })).status).toBe(413);
  expect(prism).toEqual([]);
});

test('an upstream that is not there is 502, one that is too slow 504, and 503 is asked only once', async () => {
  const gone = await deadUrl();
  const slow = await fakeUpstream((_request, response) => void setTimeout(() => response.end(), 10_000).unref());
  const { url } = await startGateway({ PRISM_URL: gone, MOCKS_URL: slow.url, UPSTREAM_TIMEOUT_MS: '50' });
  const unreachable = await send(url, device, { headers: ofDevice });
  expect([unreachable.status, unreachable.json()]).toEqual([502, { message: 'The server could not be reached.' }]);
  const late = await send(url, upload, { method: 'POST', headers: signedIn(administrator) });
  expect([late.status, late.json()]).toEqual([504, { message: 'The server took too long to answer.' }]);

  const busy = await fakeUpstream((_request, response) => response.writeHead(503).end());
  const other = await startGateway({ PRISM_URL: busy.url });
  expect([(await send(other.url, device, { headers: ofDevice })).status, busy.asked.length]).toEqual([503, 1]);
});

test('a call is never sent on a connection that the server may just be ending', async () => {
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

test('Prism alive before dead mocks is told apart from an answer of the mocks', async () => {
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

test('what the mocks refuse of a call that goes around Prism is told as Prism tells it', async () => {
  const body = JSON.stringify({ title: 'The request is not valid', status: 422 });
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(422, { 'content-type': 'application/problem+json', 'content-length': body.length });
    response.end(body);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url });
  const refused = await send(url, upload, { method: 'POST', headers: signedIn(administrator) });
  expect([refused.status, refused.body.toString()]).toEqual([422, body]);
});
