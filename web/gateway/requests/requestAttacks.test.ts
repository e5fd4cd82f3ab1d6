// Attacks with values that the contract does not allow. The refusal says where the request breaks the contract, and
// neither the answer nor the log repeats any of its values.
import type { OutgoingHttpHeaders } from 'node:http';
import type { AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { COMPOSITIONS } from '../answers/closeSchema';
import { operationIds, requestRules } from '../answers/contract';
import { isSampled, WITH_SEED } from '../sample';
import { badRequest, LEFT_OUT, startStack } from '../whole/attackTesting';
import { administrator, ask, madeBy, NO_LIMITS, OWN_ORIGIN, send, signedIn } from '../whole/testing';
import { imageDetails, wholeBody } from './wholeRequest';

/** Part of every value and name that the contract does not allow, so that leaks can be found. */
const MARK = 'Sesame';
const UNKNOWN = 'has a field that the contract does not have';
const MAY_ALL = { ...administrator, department: 'INT MRD' };
const asJson = { 'content-type': 'application/json' };
const ofSupport = () => signedIn({ department: 'MIS TECH', rolesid: '2' });

const startOpen = () => startStack({ ...NO_LIMITS, LOG_LEVEL: 'trace' });

/** The log without times, durations and request ids, which may contain any digits. */
const wordsOf = (log: string[]) =>
  log
    .map((line) => JSON.stringify(JSON.parse(line), (name, value) => (CHANCE.includes(name) ? undefined : value)))
    .join('\n');
const CHANCE = ['time', 'ms', 'requestId', 'reqId', 'trace', 'pid', 'hostname', 'port'];

/** An object with this field, also for a name like `__proto__` that an object literal would treat differently. */
const field = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);
const wrapped = (name: string, value: unknown) => ({ Value: field(name, value) });

const NO_RECORDS: [string, unknown, string][] = [
  ['with a leading zero', '01001', 'Value.recordid is not integer'],
  ['after a space', ' 1001', 'Value.recordid is not integer'],
  ['with a plus', '+1001', 'Value.recordid is not integer'],
  ['as text', '1001', 'Value.recordid is not integer'],
  ['in a list', [1001], 'Value.recordid is not integer'],
  ['in an object', { [MARK]: 1001 }, 'Value.recordid is not integer'],
  ['as null', null, 'Value.recordid is not integer'],
  ['not at all', undefined, 'Value has no recordid'],
  ['with a fraction', 1001.5, 'Value.recordid is not integer'],
  ['as yes', true, 'Value.recordid is not integer'],
  ['below all records', -1001, 'Value.recordid breaks minimum'],
];

test('refuses a record number that is not written as in the contract', async () => {
  const { outcomeOf, called, log } = await startOpen();
  for (const [how, recordid, rule] of NO_RECORDS) {
    const body = { Value: { recordid, lastname: MARK } };
    expect(await outcomeOf('updateUser', ofSupport(), body), how).toEqual(badRequest(rule));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toMatch(/1001|Sesame/);
});

const NO_USERS: [string, object, string][] = [
  ['a role in a list', wrapped('rolesid', ['1']), 'Value.rolesid is not string'],
  ['a role that is a number', wrapped('rolesid', 1), 'Value.rolesid is not string'],
  ['a role that is none', wrapped('rolesid', `1${MARK}`), 'Value.rolesid breaks pattern'],
  ['a role that some would count round to the first', wrapped('rolesid', '4294967297'), 'Value.rolesid breaks pattern'],
  ['a role after a zero', wrapped('rolesid', '01'), 'Value.rolesid breaks pattern'],
  ['a role before a line end', wrapped('rolesid', '1\n'), 'Value.rolesid breaks pattern'],
  ['a second wrapping beside the fields', wrapped('Value', { rolesid: '1' }), `Value ${UNKNOWN}`],
  ['a second body beside the wrapping', { rolesid: '1' }, `The body ${UNKNOWN}`],
  ['a list in place of the fields', { Value: [{ [MARK]: 1 }] }, 'Value is not object'],
  ['a text in place of the fields', { Value: MARK }, 'Value is not object'],
  ['a list in place of the body', [{ [MARK]: 1 }], 'The body is not object'],
  ['a field in other letters', wrapped('RolesId', '1'), `Value ${UNKNOWN}`],
  ['a field that is called constructor', wrapped('constructor', { rolesid: '1' }), `Value ${UNKNOWN}`],
  ['a field that is called toString', wrapped('toString', MARK), `Value ${UNKNOWN}`],
  ['a prototype', wrapped('__proto__', { rolesid: '1' }), `Value ${UNKNOWN}`],
  ['a prototype of the body', field('__proto__', { Value: {} }), `The body ${UNKNOWN}`],
  ['a field of a name that is a path', wrapped(`${MARK}/rolesid~1`, '1'), `Value ${UNKNOWN}`],
  [
    'an e-mail address of 300 characters',
    wrapped('emailaddress', MARK.repeat(50)),
    'Value.emailaddress breaks maxLength',
  ],
];

test('refuses a new user with lists, numbers, extra bodies or prototypes where the contract has none', async () => {
  const { outcomeOf, called, log } = await startOpen();
  for (const [what, body, rule] of NO_USERS) {
    expect(await outcomeOf('addUser', ofSupport(), body), what).toEqual(badRequest(rule));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

test('refuses a body that is wrapped twice', async () => {
  const { url, called } = await startOpen();
  const headers = { ...ofSupport(), ...asJson };
  const body = JSON.stringify({ Value: JSON.parse(wholeBody('addUser')) });
  const answer = await send(url, `/api${operationTable.addUser.path}`, { method: 'POST', headers, body });
  expect([answer.status, answer.json()]).toEqual(badRequest('Value has no emailaddress'));
  expect(called).toEqual([]);
});

test.each<[string, string | undefined, string]>([
  ['missing', undefined, 'The body is missing'],
  ['empty', '', 'The body is missing'],
  ['null', 'null', 'The body is not object'],
  ['a text', `"${MARK}"`, 'The body is not object'],
  ['a number', '1', 'The body is not object'],
  ['without its wrapping', '{}', 'The body has no Value'],
])('refuses a body that is %s', async (_what, body, rule) => {
  const { url, called, log } = await startOpen();
  for (const headers of [{ ...ofSupport(), ...asJson }, ...(body === undefined ? [ofSupport()] : [])]) {
    const answer = await send(url, `/api${operationTable.addUser.path}`, { method: 'POST', headers, body });
    expect([answer.status, answer.json()]).toEqual(badRequest(rule));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

/** Percent-encoded. */
const NO_NUMBERS = [
  '007',
  '%2B7',
  '%207',
  '7%20',
  '7.0',
  '7e0',
  '0x7',
  '-0',
  '%D9%A7',
  '7,8',
  '',
  MARK,
  '9'.repeat(16),
];

test.each<[OperationId, string, string, OutgoingHttpHeaders[string][]]>([
  ['listPendingRegistrations', 'RecordStart', 'is not integer', [...NO_NUMBERS, '+7']],
  ['listPendingRegistrations', 'RecordStart', 'is not integer', [['7', '7']]],
  ['listPendingRegistrations', 'RecordStart', 'breaks minimum', ['-7']],
  ['listPendingRegistrations', 'RecordStart', 'is missing', [LEFT_OUT]],
  ['listPendingRegistrations', 'RecordStart', 'is not percent-encoded', ['%zz', '7%', `%e0%a4%a${MARK}`, '%ff']],
  ['listPendingRegistrations', 'Avega', 'breaks enum', ['true', '2', '00', MARK]],
  ['getImage', 'ImagePath', 'is not plain ASCII', ['kyc/50001/\xe9.png', 'kyc/50001/a\tb.png']],
  ['getImage', 'ImagePath', 'is not percent-encoded', [`${MARK}/%zz`]],
  ['getImage', 'ImagePath', 'breaks maxLength', [`${MARK}/`.repeat(400).slice(0, 2001)]],
  ['getCompanyTag', 'email', 'breaks maxLength', [`${MARK.repeat(48)}@mail.example`]],
])('%s refuses a header %s that breaks its rule (%s)', async (id, header, rule, values) => {
  const { url, called, log } = await startOpen();
  const { headers } = madeBy(MAY_ALL, id);
  for (const value of values) {
    const answer = await ask(url, id, { ...headers, [header]: value });
    expect([answer.status, answer.json()], String(value)).toEqual(badRequest(`The header ${header} ${rule}`));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

test('refuses query parameters that break the contract', async () => {
  const { url, called, log } = await startOpen();
  const noNumbers = [...NO_NUMBERS, '+7'].map((text) => [`page=1&pageSize=${text}`, 'pageSize is not integer']);
  for (const [query, rule] of [
    ...noNumbers,
    ['page=1', 'pageSize is missing'],
    ['page=1&pageSize=0', 'pageSize breaks minimum'],
    ['page=1&pageSize=101', 'pageSize breaks maximum'],
  ]) {
    const answer = await ask(url, 'listProducts', signedIn(administrator), undefined, `?${query}`);
    expect([answer.status, answer.json()], query).toEqual(badRequest(`The query's ${rule}`));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

test.each(['page=1&page=1&pageSize=7', 'page=1&pageSize=7&%70age=2', `page=1&pageSize=7&pageSize=${MARK}`])(
  'refuses a query parameter that is there twice: ?%s',
  async (query) => {
    const { url, called, log } = await startOpen();
    const answer = await ask(url, 'listProducts', signedIn(administrator), undefined, `?${query}`);
    expect(answer.status).toBe(400);
    expect(String(answer.body)).not.toContain(MARK);
    expect(called).toEqual([]);
    expect(wordsOf(log)).not.toContain(MARK);
  },
);

const NO_FORMS: [string, object, string][] = [
  ['JSON that is a number', { Delights_details: '7' }, 'Delights_details is not object'],
  ['JSON that is a text', { Delights_details: JSON.stringify(MARK) }, 'Delights_details is not object'],
  ['JSON that is a list', { Delights_details: [{ [MARK]: 1 }] }, 'Delights_details is not object'],
  ['JSON with a field more', { Delights_details: { [MARK]: 1 } }, `Delights_details ${UNKNOWN}`],
  ['JSON with a prototype', { Delights_details: field('__proto__', { [MARK]: 1 }) }, `Delights_details ${UNKNOWN}`],
  ['a part more', { [MARK]: MARK }, `The body ${UNKNOWN}`],
  ['a prototype for a part', field('__proto__', MARK), `The body ${UNKNOWN}`],
  ['no JSON', { Delights_details: undefined }, 'The body has no Delights_details'],
  ['no picture', { delights_image: undefined }, 'The body has no delights_image'],
];

test('checks a form and the JSON in it against the contract', async () => {
  const { outcomeOf, called, log } = await startOpen();
  const { headers, body: own } = madeBy(MAY_ALL, 'addOffer');
  for (const [what, body, rule] of NO_FORMS) {
    expect(await outcomeOf('addOffer', headers, body), what).toEqual(badRequest(rule));
  }
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
  expect((await outcomeOf('addOffer', headers, own))[0]).toBe(200);
});

const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="Email"\r\n\r\n${value}\r\n`;

test.each<[OperationId, string, string]>([
  ['resetAppLockout', 'multipart/form-data; boundary=B', `${part('a@b.example')}${part(MARK)}--B--\r\n`],
  ['saveImageForm', 'application/x-www-form-urlencoded', `base64=AAAA&Image_datails=%7B%7D&base64=${MARK}`],
  ['saveImageForm', 'application/x-www-form-urlencoded', `base64=AAAA&Image_datails=%7B%7D&bas%6564=${MARK}`],
])('%s refuses a form with a part twice: %s', async (id, type, body) => {
  const { url, called, log } = await startOpen();
  const headers = { ...signedIn(MAY_ALL), 'content-type': type };
  const answer = await send(url, `/api${operationTable[id].path}`, { method: 'POST', headers, body });
  expect([answer.status, answer.json()]).toEqual([400, { message: 'The request is not a valid form.' }]);
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

test('checks calls of people who have not signed in, too', async () => {
  const { outcomeOf, called, log } = await startOpen();
  const email = `${MARK.repeat(48)}@mail.example`;
  expect(await outcomeOf('sendAgoraOtp', OWN_ORIGIN, wrapped('email', email))).toEqual(
    badRequest('Value.email breaks maxLength'),
  );
  expect(await outcomeOf('loginAgora', OWN_ORIGIN, wrapped('emailaddress', { $ne: MARK }))).toEqual(
    badRequest('Value.emailaddress is not string'),
  );
  expect(await outcomeOf('loginAgora', OWN_ORIGIN, wrapped('password', ''))).toEqual(
    badRequest('Value.password breaks minLength'),
  );
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);
});

/** The paths to all required fields of a schema, through objects. */
function requiredIn(schema: AnySchemaObject): string[][] {
  const { required = [], properties = {} } = schema as {
    required?: string[];
    properties?: Record<string, AnySchemaObject>;
  };
  const parts: AnySchemaObject[] = COMPOSITIONS.flatMap((kind) => schema[kind] ?? []);
  return [
    ...required.map((name) => [name]),
    ...Object.entries(properties).flatMap(([name, inner]) => requiredIn(inner).map((way) => [name, ...way])),
    ...parts.flatMap(requiredIn),
  ];
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths to all objects of a body, including the body itself. */
const objectsIn = (value: unknown): string[][] =>
  isFields(value) && !(value instanceof Blob)
    ? [[], ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner).map((way) => [name, ...way]))]
    : [];

/** The same body with another value at the end of this path. */
function changed(body: unknown, [name = '', ...rest]: string[], value: unknown): object {
  const fields = isFields(body) ? Object.entries(body) : [];
  const inner = rest.length > 0 ? changed(new Map(fields).get(name), rest, value) : value;
  return Object.fromEntries([...fields, [name, inner]]);
}

const EXTRA = / has a field that the contract does not have\.$/;
const MISSING = / has no \w+\.$/;

const WITH_BODY = operationIds
  .filter((id) => requestRules[id].bodyRequired && !policies[id].gatewayOwn)
  .filter((_, at) => isSampled(at, 3));

test(`refuses every body with a required field missing or an extra field, ${WITH_SEED}`, async () => {
  const { url, called, log } = await startOpen();
  const wrong: string[] = [];
  let tried = 0;
  const attack = async (id: OperationId) => {
    const { headers, body = {} } = madeBy(MAY_ALL, id);
    const attempt = async (what: string, attempted: object, rule: RegExp) => {
      tried += 1;
      const answer = await ask(url, id, headers, attempted);
      const { message } = answer.json() as { message: string };
      if (answer.status !== 400 || !rule.test(message)) wrong.push(`${id} ${what}: ${answer.status} ${message}`);
      if (message.includes(MARK)) wrong.push(`${id} ${what}: it repeats it`);
    };
    const objects = objectsIn(body);
    for (const path of objects) {
      await attempt(`with ${path}/${MARK}`, changed(body, [...path, MARK], MARK), EXTRA);
    }
    for (const name of ['__proto__', 'constructor']) {
      await attempt(`with ${name}`, changed(body, [...(objects.at(-1) ?? []), name], MARK), EXTRA);
    }
    const required = Object.values(requestRules[id].bodies).flatMap(requiredIn);
    for (const path of required) await attempt(`without ${path}`, changed(body, path, undefined), MISSING);
  };
  await Promise.all(WITH_BODY.map(attack));
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(WITH_BODY.length * 3);
  expect(called).toEqual([]);
  expect(wordsOf(log)).not.toContain(MARK);

  const refused = await Promise.all(
    WITH_BODY.map(async (id) => {
      const { headers, body } = madeBy(MAY_ALL, id);
      return (await ask(url, id, headers, body)).status === 400 ? [id] : [];
    }),
  );
  expect(refused.flat()).toEqual([]);
});

const NOT_THE_CONTRACTS = 'The request is not what the contract says';

test.each([
  ['no JSON', 'no JSON', 'The request is not valid JSON.'],
  ['another record', '{"recordid":"01001"}', NOT_THE_CONTRACTS],
  [
    'a name that leads out',
    JSON.stringify({ ...imageDetails(), filename: '../../etc/passwd' }),
    `${NOT_THE_CONTRACTS}: Image_datails.filename breaks pattern.`,
  ],
  ['a field more', JSON.stringify({ ...imageDetails(), more: 1 }), NOT_THE_CONTRACTS],
  ['nested deep', `${'['.repeat(100)}${']'.repeat(100)}`, 'The request is nested too deeply.'],
])('JSON in a form field is checked against its own schema: %s', async (_what, text, message) => {
  const { outcomeOf, called } = await startStack();
  const [status, answer] = await outcomeOf('saveImageForm', signedIn(administrator), { Image_datails: text });
  expect(status).toBe(400);
  expect(JSON.stringify(answer)).toContain(message);
  expect(called).toEqual([]);
});

test('serializes the JSON in a URL-encoded form anew, so a name that is there twice is passed on once', async () => {
  const { url, called } = await startStack();
  const { method, path } = operationTable.saveImageForm;
  const details = JSON.stringify(imageDetails());
  const ask = (form: string | Buffer, type = 'application/x-www-form-urlencoded') =>
    send(url, `/api${path}`, { method, headers: { ...signedIn(administrator), 'content-type': type }, body: form });
  const twice = details.replace('"filepath":', '"filepath":"../../etc/passwd","filepath":');
  const form = (text: string) => new URLSearchParams({ base64: 'iVBORw0KGgo=', Image_datails: text }).toString();
  expect((await ask(form(twice), 'application/x-www-form-urlencoded; charset=utf-16')).status).toBe(200);
  expect(called.map(({ bodyType, body }) => [bodyType, String(body)])).toEqual([
    ['application/x-www-form-urlencoded', form(details)],
  ]);

  const notUtf8 = Buffer.concat([Buffer.from(form(details)), Buffer.from('&more='), Buffer.from([0xe9])]);
  expect((await ask(notUtf8)).json()).toEqual({ message: 'The request is not a valid form.' });
  expect(called).toHaveLength(1);
});

test.each(['AA=', 'AA =', '=AAA', 'AA==\n', 'AA-_', '<svg>'])(
  'refuses a picture that is not base64: %j',
  async (base64) => {
    const { outcomeOf, called } = await startStack();
    expect(await outcomeOf('saveImageForm', signedIn(administrator), { base64 })).toEqual(
      badRequest('base64 is not a PNG or JPEG picture in base64'),
    );
    expect(await outcomeOf('saveImage', signedIn(administrator), { ImageBase64: base64 })).toEqual(
      badRequest('ImageBase64 is not a PNG or JPEG picture in base64'),
    );
    expect(called).toEqual([]);
  },
);

test('refuses a number that is too large for JavaScript', async () => {
  const { url, called } = await startStack();
  const body = wholeBody('updateUser').replace(/"recordid":\d+/, '"recordid":1e999');
  const headers = { ...signedIn(administrator), 'content-type': 'application/json' };
  const { method, path } = operationTable.updateUser;
  const answer = await send(url, `/api${path}`, { method, headers, body });
  expect([answer.status, answer.json()]).toEqual(badRequest('Value.recordid is not integer'));
  expect(called).toEqual([]);
});
