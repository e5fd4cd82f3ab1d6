import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { OTHER_PICTURES } from '../../../mocks/seeding/otherPictures';
import { examples } from '../../../openapi/generated/examples';
import { administrator, ask, fakeServers, fakeUpstream, madeBy, startGateway } from '../whole/testing';
import { answerRules } from './answers';

const MISUNDERSTOOD = [502, { message: 'The server gave an answer that is not in the contract.' }];
const TOO_LONG = [502, { message: 'The server gave more than can be taken at once.' }];
const json = { 'content-type': 'application/json' };
const text = { 'content-type': 'text/plain; charset=utf-8' };
const problem = { 'content-type': 'application/problem+json' };

async function answered(operation: OperationId, answer: (response: ServerResponse) => void) {
  const upstream = await fakeUpstream((_request, response) => answer(response));
  const { url, log } = await startGateway({ PRISM_URL: upstream.url, MOCKS_URL: upstream.url });
  const { headers, body } = madeBy(administrator, operation);
  const conditions = { 'accept-encoding': 'br', 'if-none-match': '"x"' };
  const received = await ask(url, operation, { ...headers, ...conditions }, body);
  return { ...received, log: log.map((line) => JSON.parse(line)), requests: upstream.requests };
}

test.each<[string, OperationId, number, object, string | Buffer, string]>([
  ['nothing', 'listRemarks', 200, json, '', 'not JSON'],
  ['null', 'listRemarks', 200, json, 'null', '#/'],
  ['an empty object', 'addRemark', 200, json, '{}', '#/required'],
  ['a page', 'listRemarks', 200, { 'content-type': 'text/html' }, '<h1>Sesame</h1>', 'no such type for 200'],
  ['no type', 'listRemarks', 200, {}, '{"data":[]}', 'no such type for 200'],
  ['half an answer', 'listRemarks', 200, json, '{"data":[', 'not JSON'],
  ['no UTF-8', 'listRemarks', 200, json, Buffer.from([0x22, 0xff, 0x22]), 'not UTF-8'],
  ['204', 'saveDecision', 204, {}, '', 'status 204'],
  ['a redirect', 'listRemarks', 302, { location: 'https://elsewhere.example' }, '', 'status 302'],
  ['404 of another server', 'listRemarks', 404, json, '{"message":"Sesame"}', 'status 404'],
  ['401 in other words', 'listRemarks', 401, json, '{"error":"Sesame"}', '#/required'],
  ['text without its quotes', 'logoutAgora', 200, text, 'Sesame', '#/pattern'],
  ['other text in quotes', 'logoutAgora', 200, text, '"Sesame"', 'not JSON'],
  ['quoted JSON that is no outcome', 'logoutAgora', 200, text, '"{\\"message\\":\\"Sesame\\"}"', '#/required'],
  [
    'a picture that is a page',
    'getImage',
    200,
    { 'content-type': 'text/html' },
    '<h1>Sesame</h1>',
    'no such type for 200',
  ],
  [
    'a picture that is a drawing',
    'getImage',
    200,
    { 'content-type': 'image/svg+xml' },
    '<svg><title>Sesame</title></svg>',
    'no such type for 200',
  ],
])('refuses %s, and logs the broken rule without any value', async (_what, id, status, headers, body, rule) => {
  const answer = await answered(id, (response) => response.writeHead(status, { ...headers, etag: '"x"' }).end(body));
  expect([answer.status, answer.json()]).toEqual(MISUNDERSTOOD);
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.log).toMatchObject([{ operation: id, status, rule: expect.stringContaining(rule) }]);
  expect(JSON.stringify(answer.log)).not.toContain('Sesame');
});

test.each([
  ['bytes', 'application/octet-stream'],
  ['another name of its type', 'image/jpg'],
  ['no type', ''],
])('a picture that a server calls %s is sent with the type of its content', async (_what, type) => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]);
  const answer = await answered('getImage', (response) =>
    response.writeHead(200, type ? { 'content-type': type } : {}).end(jpeg),
  );
  expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([200, 'image/jpeg', jpeg]);
  expect(answer.log).toEqual([]);
});

test.each(
  (['getImage', 'getDoctorImage', 'getContentImage'] as const).flatMap((operation) =>
    OTHER_PICTURES.flatMap((picture) =>
      [picture.type, 'image/png', 'text/html'].map((type) => ({ operation, picture, type })),
    ),
  ),
)(
  '$operation gives $picture.type as it is, also if the server calls it $type',
  async ({ operation, picture, type }) => {
    const answer = await answered(operation, (response) =>
      response.writeHead(200, { 'content-type': type }).end(picture.bytes),
    );
    expect([answer.status, answer.headers['content-type']]).toEqual([200, picture.type]);
    expect(answer.body.equals(picture.bytes)).toBe(true);
    expect(answer.log).toEqual([]);
  },
);

test.each([
  ['does not know', 404, { message: 'No such flag' }],
  ['has without a value', 200, { data: { is_active: null } }],
])('a feature that a server %s is no fault of the server', async (_what, status, body) => {
  const answer = await answered('getFeatureFlag', (response) =>
    response.writeHead(status, json).end(JSON.stringify(body)),
  );
  expect([answer.status, answer.json(), answer.log]).toEqual([status, body, []]);
});

test('a text of a server may be longer than one that people may write', async () => {
  const [row] = examples.listRemarks[200].default.data;
  const data = [{ ...row, remarks: 'Long'.repeat(5_000) }];
  const answer = await answered('listRemarks', (response) =>
    response.writeHead(200, json).end(JSON.stringify({ data })),
  );
  expect([answer.status, answer.json()]).toEqual([200, { data }]);
});

test('a thousand rows are passed on without the one that has no identity, which is told beside them', async () => {
  const [row] = examples.listRemarks[200].default.data;
  const data = [...Array(999).fill(row), { ...row, recordid: 'Sesame' }];
  const answer = await answered('listRemarks', (response) =>
    response.writeHead(200, json).end(JSON.stringify({ data })),
  );
  const { recordid: _, edited_date, edited_by, ...known } = row;
  expect([answer.status, answer.json()]).toEqual([200, { data: Array(999).fill(row), unread_rows: [known] }]);
  expect(answer.log).toEqual([expect.objectContaining({ rule: 'a row without its identity' })]);
});

test.each<[string, OperationId, number, object, string]>([
  ['a failure of the server', 'listRemarks', 500, json, '{"message":"Oh"}'],
  ['a failure that the contract does not name', 'listRemarks', 503, json, '{}'],
  [
    'a refusal of Prism',
    'listRemarks',
    422,
    problem,
    '{"type":"https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY"}',
  ],
])('%s is passed on unchanged', async (_what, id, status, headers, body) => {
  const answer = await answered(id, (response) => response.writeHead(status, { ...headers }).end(body));
  expect([answer.status, answer.body.toString(), answer.log]).toEqual([status, body, []]);
});

test.each([
  ['text/html', '<h1>Sesame</h1>'],
  ['', 'Sesame'],
  ['image/svg+xml', '<svg>Sesame</svg>'],
])('the text of a server failure of type %j is not passed on', async (type, body) => {
  const answer = await answered('listRemarks', (response) =>
    response.writeHead(503, { 'content-type': type }).end(body),
  );
  expect([answer.status, answer.json()]).toEqual([503, { message: 'Internal Server Error' }]);
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
});

test('a problem report is accepted with the status 422 only, on calls that go past Prism to the mocks', async () => {
  const statuses = [404, 409, 422].map(async (status) => {
    const answer = await answered('getImage', (response) => response.writeHead(status, problem).end('{}'));
    return answer.status;
  });
  expect(await Promise.all(statuses)).toEqual([502, 502, 422]);
});

test('checks the beginning of a very long answer and streams the rest', async () => {
  const [row] = examples.listRemarks[200].default.data;
  const answeredWith = async (beginning: object) => {
    const upstream = await fakeUpstream(({ url }, response) => {
      if (url === '/whole-answers/1') response.writeHead(200, json).end(JSON.stringify({ data: [row, row] }));
      else response.writeHead(200, { ...json, 'x-whole-answer': '/whole-answers/1' }).end(JSON.stringify(beginning));
    });
    const { url } = await startGateway({ PRISM_URL: upstream.url, MOCKS_URL: upstream.url });
    return ask(url, 'listRemarks', madeBy(administrator, 'listRemarks').headers);
  };
  const sent = await answeredWith({ data: [row] });
  expect([sent.status, sent.json()]).toEqual([200, { data: [row, row] }]);
  expect(sent.headers).not.toHaveProperty('x-whole-answer');
  expect(await answeredWith({ data: 'none' })).toMatchObject({ status: 502 });
});

const EXTRA = { password_hash: 'Sesame', admin: true, deep: [{ secret: 'Sesame' }] };
const proto = (body: object) => JSON.stringify(body).replace('{', '{"__proto__":{"password_hash":"Sesame"},');

test('removes fields that the contract does not name from records, refusals, errors and quoted text', async () => {
  const [row] = examples.listRemarks[200].default.data;
  const outcome = { success: true, message: 'Saved.' };
  const quoted = (body: object) => JSON.stringify(JSON.stringify(body));
  const message = 'Invalid Access Token';
  for (const [id, status, headers, body, left] of [
    ['listRemarks', 200, json, proto({ data: [{ ...row, ...EXTRA }, row], ...EXTRA }), { data: [row, row] }],
    ['addRemark', 200, json, proto({ ...outcome, ...EXTRA }), outcome],
    ['listRemarks', 401, json, proto({ message, ...EXTRA }), { message }],
    ['getImage', 404, json, JSON.stringify({ message, ...EXTRA }), { message }],
    ['logoutAgora', 200, text, quoted({ ...outcome, ...EXTRA }), JSON.stringify(outcome)],
  ] as const) {
    const answer = await answered(id, (response) => response.writeHead(status, headers).end(body));
    expect([answer.status, answer.json(), answer.log]).toEqual([status, left, []]);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }
});

test('passes an answer on byte for byte when nothing was removed', async () => {
  const [row] = examples.listRemarks[200].default.data;
  const body = JSON.stringify({ data: [row] }, null, 2);
  const answer = await answered('listRemarks', (response) => response.writeHead(200, json).end(body));
  expect(answer.body.toString()).toBe(body);
});

const outcome = { success: true, message: 'Yes.' };
const quotedOnce = JSON.stringify(JSON.stringify(outcome));

/** What a gateway in report mode sends to the browser for this answer. */
async function reported(operation: OperationId, answer: { status?: number; type: string; body: string }) {
  const servers = { ...fakeServers(() => ({ ...answer, body: Buffer.from(answer.body) })), answers: 'report' as const };
  const { url, log } = await startGateway({}, servers);
  const { headers, body } = madeBy(administrator, operation);
  const sent = await ask(url, operation, headers, body);
  expect(sent.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  const rules = log.map((line) => JSON.parse(line)).flatMap(({ rule }) => rule ?? []);
  return { ...sent, rules };
}

test.each<[string, OperationId, { status?: number; type: string; body: string }, string]>([
  ['a page', 'listRemarks', { type: 'text/html', body: '<h1>Sesame</h1>' }, 'no such type for 200'],
  ['a page in JSON', 'listRemarks', { type: 'application/json', body: '"<h1>Sesame</h1>"' }, '#/'],
  ['a text in three pairs of quotes', 'logoutAgora', { type: 'text/plain', body: '"\\"Sesame\\""' }, '#/type'],
  ['a list', 'listRemarks', { type: 'application/json', body: '["Sesame"]' }, '#/'],
  ['nothing', 'listRemarks', { type: 'application/json', body: '' }, 'not JSON'],
  ['null', 'listRemarks', { type: 'application/json', body: 'null' }, '#/'],
  ['half an answer', 'listRemarks', { type: 'application/json', body: '{"data":["Sesame' }, 'not JSON'],
  ['a page for a picture', 'getImage', { type: 'text/html', body: '<h1>Sesame</h1>' }, 'no such type for 200'],
  ['a drawing', 'getImage', { type: 'image/svg+xml', body: '<svg>Sesame</svg>' }, 'no such type for 200'],
  ['JSON for a picture', 'getImage', { type: 'application/json', body: '{"a":"Sesame"}' }, 'no such type for 200'],
  ['a part of a picture', 'getImage', { status: 206, type: 'image/png', body: 'Sesame' }, 'status 206'],
  ['a redirect', 'listRemarks', { status: 302, type: 'application/json', body: '{"data":[]}' }, 'status 302'],
])('refuses %s even in report mode', async (_what, id, answer, rule) => {
  const sent = await reported(id, answer);
  expect([sent.status, sent.json(), sent.rules]).toEqual([...MISUNDERSTOOD, [expect.stringContaining(rule)]]);
});

test.each<[string, OperationId, { status?: number; type: string; body: string }, object | string]>([
  ['JSON as a page', 'addRemark', { type: 'text/html', body: JSON.stringify({ ...outcome, ...EXTRA }) }, outcome],
  ['JSON as text', 'addRemark', { type: 'text/plain', body: JSON.stringify(outcome) }, outcome],
  [
    'in other letters',
    'addRemark',
    { type: 'application/json; charset=utf-7', body: JSON.stringify(outcome) },
    outcome,
  ],
  ['text as a page', 'logoutAgora', { type: 'text/html', body: quotedOnce }, JSON.stringify(outcome)],
  [
    'a text without quotes',
    'logoutAgora',
    { type: 'text/plain', body: JSON.stringify({ ...outcome, ...EXTRA }) },
    JSON.stringify(outcome),
  ],
  [
    'a text in three pairs of quotes',
    'logoutAgora',
    { type: 'text/plain', body: JSON.stringify(JSON.stringify(JSON.stringify({ ...outcome, ...EXTRA }))) },
    JSON.stringify(outcome),
  ],
  [
    'another success',
    'addRemark',
    { status: 201, type: 'application/json', body: JSON.stringify({ ...outcome, ...EXTRA }) },
    outcome,
  ],
  [
    'another refusal',
    'addRemark',
    { status: 418, type: 'application/json', body: JSON.stringify({ message: 'No.', ...EXTRA }) },
    { message: 'No.' },
  ],
  [
    'a field of another kind',
    'addRemark',
    { type: 'application/json', body: JSON.stringify({ ...outcome, message: EXTRA }) },
    { success: true, message: {} },
  ],
  [
    'a name that is there twice',
    'addRemark',
    { type: 'text/html', body: `{"message":"Sesame",${JSON.stringify(outcome).slice(1)}` },
    outcome,
  ],
])('in report mode %s is passed on in the form that the contract has for it', async (_what, id, answer, left) => {
  const sent = await reported(id, answer);
  expect([sent.status, sent.json()]).toEqual([answer.status ?? 200, left]);
  expect(sent.body.toString()).not.toContain('Sesame');
  expect(sent.headers['content-type']).toMatch(typeof left === 'string' ? /^text\/plain\b/ : /^application\/json\b/);
});

test.each([
  ['nothing', 200, '', ''],
  ['nothing, as such', 204, '', ''],
  ['another success', 201, 'application/json', '{"id":1}'],
  ['words', 200, 'text/plain', 'Sesame'],
  ['a page', 200, 'text/html', '<p>Sesame</p>'],
  ['an outcome', 200, 'application/json', '{"success":true,"message":"Sesame"}'],
])('answered by status alone, %s is a success and its body is dropped', async (_what, status, type, body) => {
  const sent = await answered('savePlanFile', (response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  );
  expect([sent.status, sent.body.toString(), sent.log]).toEqual([status, '', []]);
});

test('answered by status alone, the message of a refusal is still passed on', async () => {
  const body = { message: 'Account does not exist.' };
  const sent = await answered('savePlanFile', (response) => response.writeHead(400, json).end(JSON.stringify(body)));
  expect([sent.status, sent.json()]).toEqual([400, body]);
});

test('asks servers for complete, uncompressed answers, which can be checked', async () => {
  const { requests } = await answered('listRemarks', (response) => response.end());
  expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
  expect(requests[0]?.headers).not.toHaveProperty('accept-encoding');
});

test('refuses an answer that breaks off or never ends', async () => {
  const torn = await answered('listRemarks', (response) => {
    response.writeHead(200, { ...json, 'content-length': 99 }).write('{"data":');
    setTimeout(() => response.destroy(), 50);
  });
  expect(torn.status).toBe(502);
  const endless = await answered('listRemarks', (response) => {
    response.writeHead(200, json);
    const more = () => {
      while (response.write(Buffer.alloc(1024 * 1024, ' ')));
      response.once('drain', more);
    };
    more();
  });
  expect([endless.status, endless.json()]).toEqual(TOO_LONG);
  expect(endless.log).toMatchObject([{ operation: 'listRemarks', rule: 'too large' }]);
});

test('every example of the contract conforms to it', () => {
  const rules = answerRules();
  const breaches = Object.entries(examples).flatMap(([id, statuses]) =>
    Object.entries(statuses).flatMap(([status, named]) =>
      Object.entries(named as Record<string, unknown>).flatMap(([name, value]) => {
        const type = typeof value === 'string' ? 'text/plain' : 'application/json';
        const schema = rules.schemaOf(id, Number(status), type);
        const body = typeof value === 'string' ? value : JSON.stringify(value);
        const breach = typeof schema === 'string' ? schema : rules.read(schema, type, Buffer.from(body)).breach;
        return breach === undefined ? [] : [`${id} ${status} ${name}: ${breach}`];
      }),
    ),
  );
  expect(breaches).toEqual([]);
});
