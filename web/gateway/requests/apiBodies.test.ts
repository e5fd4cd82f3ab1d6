// The bodies of calls: how they are read, what they may say, and how large they may be.
import { randomBytes } from 'node:crypto';
import type { AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { requestRules } from '../answers/contract';
import { badRequest } from '../whole/attackTesting';
import {
  administrator,
  ana,
  ask,
  fakeUpstream,
  formFrom,
  madeBy,
  OWN_ORIGIN,
  send,
  signedIn,
  startGateway,
} from '../whole/testing';
import { partsOf } from './form';
import { imageForm, PICTURE, wholeBody } from './wholeRequest';

/** Needs no session. */
const otp = `/api${operationTable.sendAgoraOtp.path}`;
const login = `/api${operationTable.loginAgora.path}`;
const upload = `/api${operationTable.resetAppLockout.path}`;
const fields = `/api${operationTable.saveImageForm.path}`;
const portrait = `/api${operationTable.saveImage.path}`;
const asJson = { ...OWN_ORIGIN, 'content-type': 'application/json' };
const asForm = { ...OWN_ORIGIN, 'content-type': 'multipart/form-data; boundary=B' };
const asFields = { ...OWN_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\n${value}\r\n`;

const fieldsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`_${at}`, 0]));
const TOO_MUCH = 'The request has more values than any call needs.';

async function startStack() {
  const prism = await fakeUpstream();
  const mocks = await fakeUpstream();
  const gateway = await startGateway({ PRISM_URL: prism.url, MOCKS_URL: mocks.url });
  return { ...gateway, prism: prism.requests, mocks: mocks.requests };
}

test.each([
  ['malformed', otp, asJson, '{"Value":', 400, 'The request is not valid JSON.'],
  ['JSON where a form belongs', upload, asJson, '{"Value":', 415, 'The request is not a form.'],
  ['no UTF-8', otp, asJson, Buffer.from([0x22, 0xff, 0x22]), 400, 'The request is not valid JSON.'],
  [
    'nested deep',
    portrait,
    asJson,
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    400,
    'The request is nested too deeply.',
  ],
  [
    'nested deep behind a text',
    portrait,
    asJson,
    `["\\"]", ${'{"a":'.repeat(5_000)}`,
    400,
    'The request is nested too deeply.',
  ],
  ['a long list', portrait, asJson, `[${'{},'.repeat(10_000)}1]`, 400, TOO_MUCH],
  ['of many fields', portrait, asJson, JSON.stringify(fieldsOf(10_001)), 400, TOO_MUCH],
  ['no JSON at all', otp, asForm, part('x'), 415, 'The request is not JSON.'],
  ['of fields where JSON belongs', otp, asFields, 'a=b', 415, 'The request is not JSON.'],
])('a body that is %s is refused and reaches no server', async (_case, path, headers, body, status, message) => {
  const { url, prism, mocks } = await startStack();
  const answer = await send(url, path, { method: 'POST', headers: { ...headers, ...signedIn(administrator) }, body });
  expect([answer.status, answer.json()]).toEqual([status, { message }]);
  expect([...prism, ...mocks]).toEqual([]);
  expect((await ask(url, 'sendAgoraOtp')).status).toBe(200);
});

test('brackets inside a string and lists beside each other do not count as nesting', async () => {
  const { url, prism } = await startStack();
  const Value = { emailaddress: `${'[{'.repeat(99)}\\`, password: `"${'['.repeat(40)}` };
  const sent = (body: string) => send(url, login, { method: 'POST', headers: asJson, body });
  expect((await sent(JSON.stringify({ Value }))).status).toBe(200);
  expect(prism.map(({ body }) => JSON.parse(String(body)))).toEqual([{ Value }]);
  // No call of the contract has lists: the body is parsed and refused for not being an object.
  const lists = await sent(`[${'[[]],'.repeat(99)}1]`);
  expect([lists.status, lists.json()]).toEqual(badRequest('The body is not object'));
});

test('a string may have any number of commas and brackets; an extra field is refused with its rule', async () => {
  const { url } = await startStack();
  const unnamed = badRequest('The body has a field that the contract does not have');
  for (const more of [fieldsOf(9_000), { [',[{'.repeat(15_000)]: 1 }]) {
    const answer = await ask(url, 'saveImage', signedIn(administrator), more);
    expect([answer.status, answer.json()]).toEqual(unnamed);
  }
});

test.each([
  ['without a boundary', upload, { 'content-type': 'multipart/form-data' }, `${part('x')}--B--`],
  ['that ends too early', upload, asForm, part('x')],
  ['with a part that has no name', upload, asForm, '--B\r\nContent-Disposition form-data\r\n\r\nx\r\n--B--\r\n'],
  ['that is no form', upload, asForm, '{}'],
  ['with more fields than any call has', fields, asFields, Array.from({ length: 21 }, (_, at) => `_${at}=`).join('&')],
  ['with half an escape', fields, asFields, 'Email=ana%4'],
])('a form %s is refused and reaches no server', async (_case, path, type, body) => {
  const { url, mocks } = await startStack();
  const headers = { ...type, ...signedIn(administrator) };
  for (const sent of [body, [body]]) {
    const answer = await send(url, path, { method: 'POST', headers, body: sent });
    expect([answer.status, answer.json()]).toEqual([400, { message: 'The request is not a valid form.' }]);
  }
  expect(mocks).toEqual([]);
});

const newsletter = `/api${operationTable.addNewsletter.path}`;
const { newsletter_details: detailsOfNewsletter } = madeBy({}, 'addNewsletter').body as { newsletter_details: object };

test('a form arrives with its parts in order and its files byte for byte', async () => {
  const { url, mocks } = await startStack();
  // With line breaks, and bytes that look like the beginning of another part.
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const bytes = Buffer.concat([png, randomBytes(300 * 1024), Buffer.from('\r\n--'), Buffer.of(0, 0xff, 13, 10)]);
  const newsletter_details = { ...detailsOfNewsletter, title: 'Ñandú “x”' };
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
    { name: 'newsletter_image', filename: expect.stringMatching(/^[\da-f-]{36}\.png$/), type: 'image/png', bytes },
  ]);
});

const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
test.each([
  ['no JSON', '{"title":', 400, 'The request is not valid JSON.'],
  ['nothing', '', 400, 'The request is not valid JSON.'],
  ['no UTF-8', new Blob([Buffer.from('{"title":"\xff"}', 'latin1')]), 400, 'The request is not valid JSON.'],
  ['nested too deep', deep, 400, 'The request is nested too deeply.'],
  [
    'more than the contract names',
    JSON.stringify({ ...detailsOfNewsletter, subject: 'x' }),
    400,
    'The request is not what the contract says: newsletter_details has a field that the contract does not have.',
  ],
])('a form whose JSON part is %s is refused', async (_what, newsletter_details, status, message) => {
  const { url, mocks } = await startStack();
  const form = await formFrom({ newsletter_details, newsletter_image: PICTURE });
  const answer = await send(url, newsletter, {
    method: 'POST',
    headers: { ...form.headers, ...signedIn() },
    body: form.body,
  });
  expect([answer.status, answer.json()]).toEqual([status, { message }]);
  expect(mocks).toEqual([]);
});

test('does not read the form of a caller who is not signed in', async () => {
  const { url, mocks } = await startStack();
  const answer = await send(url, newsletter, { method: 'POST', headers: asForm, body: 'no form at all' });
  expect(answer.status).toBe(401);
  expect(mocks).toEqual([]);
});

const KB = 1024;
const piece = 32 * KB;
const email = 'ana.delacruz@mail.example';
const ofFields = imageForm('iVBORw0KGgo=');
// The bodies are padded with characters that change nothing, because the contract's own texts are shorter.
test.each([
  ['JSON for a login', otp, asJson, wholeBody('sendAgoraOtp'), ' ', wholeBody('sendAgoraOtp'), 4 * KB],
  ['JSON with a picture', portrait, asJson, wholeBody('saveImage'), ' ', wholeBody('saveImage'), 12 * KB * KB],
  ['a form in parts', upload, asForm, `${part(email)}--B--\r\n`, ' ', email, 64 * KB],
  ['a form with a picture', fields, asFields, ofFields, '+', ofFields, 12 * KB * KB],
])(
  '%s may be as large as the contract says and no larger, with a content-length or in chunks',
  async (_case, path, type, start, filling, arriving, limit) => {
    const { url, prism, mocks } = await startStack();
    const headers = { ...type, ...signedIn(administrator) };
    const body = (size: number) => {
      const inside = size - start.length;
      return [
        start,
        ...Array<string>(Math.floor(inside / piece)).fill(filling.repeat(piece)),
        filling.repeat(inside % piece),
      ];
    };
    const fitting = await send(url, path, { method: 'POST', headers, body: body(limit) });
    expect(fitting.status).toBe(200);
    const [arrived, ...more] = [...prism, ...mocks];
    expect([arrived?.body.includes(arriving), more]).toEqual([true, []]);

    const excess = body(limit + 1);
    const announced = { ...headers, 'content-length': limit + 1 };
    for (const sent of [
      { headers, body: excess },
      { headers: announced, body: excess.join('') },
      { headers: announced },
    ]) {
      const headers = { ...sent.headers, connection: 'keep-alive' };
      const answer = await send(url, path, { ...sent, method: 'POST', headers });
      expect([answer.status, answer.json()]).toEqual([413, { message: 'The request is too large.' }]);
      expect(answer.headers.connection).not.toBe('close');
    }
    expect([...prism, ...mocks]).toHaveLength(1);
  },
);

const LIMITED = (Object.keys(policies) as OperationId[]).filter(
  (id) => policies[id].limited && policies[id].token !== 'person',
);

test.each(LIMITED)(
  '%s, which needs no session, has a small body limit that still fits the longest valid body',
  (id) => {
    const { bodyLimit } = policies[id];
    expect(bodyLimit).toBe(4 * KB);
    // In JSON's longest spelling: twelve bytes for what the contract counts as one character.
    const longest = (schema: AnySchemaObject): string =>
      schema.properties
        ? `{ ${Object.entries<AnySchemaObject>(schema.properties).map(([name, inner]) => `"${name}": ${longest(inner)}`)} }`
        : `"${'\\ud83d\\ude00'.repeat(schema.type === 'string' ? schema.maxLength : 1)}"`;
    for (const schema of Object.values(requestRules[id].bodies)) expect(longest(schema).length).toBeLessThan(bodyLimit);
  },
);

test('a login body of 10 MB is refused and reaches no server', async () => {
  const { url, prism } = await startStack();
  const body = wholeBody('loginAgora', { Value: { emailaddress: ana.email, password: 'x'.repeat(10 * KB * KB) } });
  expect((await send(url, login, { method: 'POST', headers: asJson, body })).status).toBe(413);
  expect(prism).toEqual([]);
});
