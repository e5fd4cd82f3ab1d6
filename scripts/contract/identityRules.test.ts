// Tests the lint rules about powers and makers of calls with a small contract.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { contractRules } from './contractRules';

const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } });
const field = { type: 'string' };

/** A valid operation that saves a decision. */
const decision = {
  operationId: 'saveDecision',
  tags: ['kyc'],
  summary: 'Decide.',
  description:
    'Asked by the button of a case, once whoever reviews it has confirmed. A decision that was made before is refused.',
  'x-power': 'reviewers',
  'x-identity': { approved_by: 'email', email: { not: 'The address of the member.' } },
  'x-touches': 'person',
  'x-asks': 'A decision stands.',
  'x-audit': { what: 'decision', record: 'memberid' },
  responses: { 200: {}, 401: {}, 403: {}, 429: {}, 500: {} },
};
const fields: object = { memberid: field, approved_by: field, email: field };

interface Differing {
  [name: `x-${string}`]: unknown;
  parameters?: object[];
  security?: object[];
  responses?: object;
  fields?: object;
  mediaType?: string;
  operationId?: string;
  method?: 'get' | 'post';
  root?: object;
}

async function complaints({
  fields: fieldsOfBody = fields,
  mediaType,
  method = 'post',
  root,
  ...differing
}: Differing) {
  const { plugin } = contractRules();
  const config = await createConfig({ plugins: [plugin], rules: { [`${plugin.id}/operation`]: 'error' } });
  const properties = { Value: { allOf: [{ $ref: '#/components/schemas/Fields' }] } };
  const schema = { type: 'object', required: ['Value'], properties };
  const requestBody = { content: { [mediaType ?? 'application/json']: { schema } } };
  const issuer = {
    operationId: 'issueServiceToken',
    security: [],
    'x-gateway-own': true,
    'x-audit': 'The gateway asks.',
  };
  const service = { type: 'http', scheme: 'bearer', 'x-issued-by': 'issueServiceToken' };
  const contract = {
    openapi: '3.1.0',
    tags: [{ name: 'kyc' }],
    security: [{ person: [] }],
    'x-powers': {
      reviewers: { roles: ['1'] },
      everybody: { everyone: true },
      nearlyEverybody: { everyone: true, except: ['MIS TECH'] },
    },
    paths: {
      '/decision': { [method]: { ...decision, ...(method === 'post' && { requestBody }), ...differing } },
      '/token': { post: { ...decision, 'x-power': undefined, 'x-identity': {}, requestBody: tokenBody, ...issuer } },
    },
    components: { schemas: { Fields: { type: 'object', properties: fieldsOfBody } }, securitySchemes: { service } },
    ...root,
  };
  const problems = await lintFromString({ source: JSON.stringify(contract), absoluteRef: '/contract.json', config });
  return problems.map(({ message }) => message);
}

const tokenBody = {
  content: { 'application/json': { schema: { type: 'object', required: ['Value'], properties: { Value: {} } } } },
};

it('says where to add a missing tag of an area', async () => {
  const root = { tags: [] };
  const sentence =
    "The area 'kyc' has no tag: add it to 'tags' of openapi/openapi.yaml, as '- name: kyc' with a description.";
  expect(new Set(await complaints({ root }))).toEqual(new Set([sentence]));
});

it('accepts an operation that declares everything', async () => {
  expect(await complaints({})).toEqual([]);
  const ticket = {
    'x-email': 'email',
    'x-ticket': 'signIn',
    'x-limited': 'signIn',
    'x-power': undefined,
    parameters: [header('Otp-Ticket')],
  };
  expect(await complaints(ticket)).toEqual([]);
  const reading = { 'x-audit': undefined, 'x-identity': { Avega: 'visibleBrand' }, parameters: [header('Avega')] };
  expect(await complaints({ ...reading, method: 'get' })).toEqual([]);
  expect(await complaints({ mediaType: 'multipart/form-data', 'x-unwrapped': 'A form.' })).toEqual([]);
});

const own = { approved_by: 'email' };
const [approved, member] = [decision['x-identity'], 'The address of the member.'];
const ofRecord = {
  record: 'memberid',
  list: 'listUsers',
  field: 'rolesid',
  value: '1',
  power: 'reviewers',
  same: { email: 'email' },
};
const without = (status: string) => ({
  responses: Object.fromEntries(Object.entries(decision.responses).filter(([each]) => each !== status)),
});
const NAMES = 'approved_by edited_by posted_by postedby username Email emailAddress email_address Avega'.split(' ');

it.each(NAMES)('requires a declaration of %s in a header, in the body and in a list', async (name) => {
  const complaint = [`'${name}' identifies a person: name it in x-identity if it is the caller, or in x-email.`];
  const silent = { 'x-identity': {}, fields: { memberid: field } };
  const listed = { rows: { type: 'array', items: { type: 'object', properties: { [name]: field } } } };
  expect(await complaints({ ...silent, parameters: [header(name)] })).toEqual(complaint);
  expect(await complaints({ ...silent, fields: { ...silent.fields, [name]: field } })).toEqual(complaint);
  expect(await complaints({ ...silent, fields: { ...silent.fields, ...listed } })).toEqual(complaint);
  expect(await complaints({ ...silent, parameters: [header(name)], 'x-email': name })).toEqual([]);
});

it('requires the fields of x-long-list and x-rows-of-brand to exist in the answer', async () => {
  for (const name of ['x-long-list', 'x-rows-of-brand'] as const)
    expect(await complaints({ [name]: 'nothing' })).toEqual(["The answer has no field 'nothing'."]);
});

it('allows a system code only for operations that send credentials', async () => {
  expect(await complaints({ 'x-system-code': 'SC00045' })).toEqual([
    'x-system-code belongs to credentials, which only operations with x-gateway-own: true send.',
  ]);
});

it('accepts several powers, and no power for an operation without a session', async () => {
  expect(await complaints({ 'x-power': ['reviewers', 'everybody'] })).toEqual([]);
  for (const security of [[], [{ person: [] }, {}]]) {
    expect(await complaints({ security, 'x-power': undefined })).toEqual([]);
    expect(await complaints({ security })).toEqual(['x-power is only for calls of signed-in users.']);
  }
});

const answering = (name: string) => ({
  responses: {
    ...decision.responses,
    200: {
      content: {
        'application/json': {
          schema: { anyOf: [{ properties: { data: { type: 'array', items: { properties: { [name]: field } } } } }] },
        },
      },
    },
  },
});

it.each(['lastname', 'Birthdate', 'mobileno'])('requires an audit entry for an answer with a %s', async (name) => {
  const expected = [`The answer has '${name}' of a person: x-audit must say that it is read.`];
  for (const audit of [undefined, 'It only reads.']) {
    expect(await complaints({ ...answering(name), 'x-audit': audit })).toEqual(expected);
  }
  expect(await complaints({ ...answering(name), 'x-audit': { what: 'read' } })).toEqual([]);
  expect(await complaints({ ...answering('title'), 'x-audit': 'It only reads.' })).toEqual([]);
});

const NO_POWER = "There is no power 'kings': add it to 'x-powers' of openapi/openapi.yaml";
const NO_FIELD = "neither a header nor a field 'name'";

it.each<[string, Differing]>([
  ["x-identity of 'approved_by' must be one of", { 'x-identity': { ...approved, approved_by: 'name' } }],
  ["x-identity of 'email' must be one of", { 'x-identity': { ...own, email: { not: ' ' } } }],
  ["neither a header nor a field 'edited_by'", { 'x-identity': { ...approved, edited_by: 'email' } }],
  [NO_FIELD, { 'x-email': 'name' }],
  ["neither a header nor a field 'rolesid'", { 'x-power-of': { rolesid: { '1': 'reviewers' } } }],
  [NO_FIELD, { 'x-ends-sessions-of': { email: 'name' } }],
  [NO_FIELD, { 'x-ends-sessions-of': { email: 'email', record: { ...ofRecord, record: 'name' } } }],
  [NO_FIELD, { 'x-ends-sessions-of': { email: 'email', 'unless-own': { name: 'email' } } }],
  ["unless-own of 'email' must be one", { 'x-ends-sessions-of': { email: 'email', 'unless-own': { email: 'name' } } }],
  ['x-audit is missing', { 'x-audit': undefined }],
  ['x-audit is empty', { 'x-audit': ' ' }],
  ["The 'what' of x-audit must be one of", { 'x-audit': { what: 'guess', record: 'memberid' } }],
  ["x-audit names the record 'name'", { 'x-audit': { what: 'decision', record: 'name' } }],
  ["x-audit names the record 'name'", { 'x-audit': { what: 'read', record: 'name' } }],
  ["x-audit names the record 'undefined'", { 'x-audit': { what: 'change' } }],
  ['x-power is missing', { 'x-power': undefined }],
  ['x-power is missing', { 'x-power': [] }],
  [NO_POWER, { 'x-power': ['reviewers', 'kings'] }],
  [NO_POWER, { 'x-power-of-record': { ...ofRecord, power: 'kings' } }],
  [NO_FIELD, { 'x-power-of-record': { ...ofRecord, record: 'name' } }],
  [NO_FIELD, { 'x-power-of-record': { ...ofRecord, same: { name: 'email' } } }],
  [NO_POWER, { 'x-power': 'kings' }],
  [NO_POWER, { 'x-power-of': { memberid: { '1': 'kings' } } }],
  ['the 403 is missing', { ...without('403'), 'x-identity': { approved_by: { not: member }, email: { not: member } } }],
  ['the 403 is missing', { ...without('403'), 'x-power': 'everybody' }],
  ['The 429 of a call with x-limited is missing', { ...without('429'), 'x-limited': 'signIn' }],
  ['x-ticket needs the parameter Otp-Ticket', { 'x-power': undefined, 'x-ticket': 'signIn', 'x-email': 'email' }],
  ['The parameter Otp-Ticket needs x-ticket', { parameters: [header('Otp-Ticket')] }],
  ['x-ticket needs x-email', { 'x-power': undefined, 'x-ticket': 'signIn', parameters: [header('Otp-Ticket')] }],
  ['x-verifies needs x-email', { 'x-verifies': 'signIn', 'x-application': 'AGORA' }],
  ['x-verifies needs x-application', { 'x-verifies': 'signIn', 'x-email': 'email' }],
  ['x-sends needs x-application', { 'x-sends': 'signIn', 'x-email': 'email' }],
  ['x-application is one of AGORA, ALAGA MD', { 'x-application': 'ALAGA' }],
])('%s', async (message, differing) => {
  expect(await complaints(differing)).toEqual([expect.stringContaining(message)]);
});

const harmless = {
  'x-power': 'everybody',
  'x-identity': { approved_by: { not: member }, email: { not: member } },
  ...without('403'),
};
it.each<[string, Differing]>([
  ['a claim', { 'x-identity': { ...harmless['x-identity'], ...own } }],
  ['x-power', { 'x-power': 'reviewers' }],
  ['x-power of nearly everybody', { 'x-power': 'nearlyEverybody' }],
  ['x-power-of-record', { 'x-power-of-record': ofRecord }],
  ['x-power-of', { 'x-power-of': { memberid: { '1': 'reviewers' } } }],
  ['x-ticket', { 'x-power': undefined, 'x-ticket': 'signIn', 'x-email': 'email', parameters: [header('Otp-Ticket')] }],
  ['x-human-check', { 'x-human-check': true, parameters: [header('Human-Proof')] }],
])('%s needs the 403', async (_what, differing) => {
  expect(await complaints(harmless)).toEqual([]);
  expect(await complaints({ ...harmless, ...differing })).toEqual([
    'The gateway may refuse this call: the 403 is missing.',
  ]);
});

it('requires service tokens to be issued by an operation of the gateway', async () => {
  const scheme = (issuer: string) => ({
    root: {
      components: { schemas: { Fields: { properties: fields } }, securitySchemes: { s: { 'x-issued-by': issuer } } },
    },
  });
  expect(await complaints(scheme('issueServiceToken'))).toEqual([]);
  for (const issuer of ['saveDecision', 'nobody']) {
    expect(await complaints(scheme(issuer))).toEqual([
      `x-issued-by of 's' names '${issuer}', which is not an operation with x-gateway-own: true.`,
    ]);
  }
});

it('requires an update to name the operation that shows the current record, or a reason for none', async () => {
  const update = { operationId: 'updateDecision' };
  expect(await complaints(update)).toEqual([
    'x-replaces is missing: the operation that reads the current record, or why nothing is replaced (none).',
  ]);
  expect(await complaints({ ...update, 'x-replaces': 'listDecisions' })).toEqual([
    "x-replaces names 'listDecisions', which is not an operation.",
  ]);
  expect(await complaints({ ...update, 'x-replaces': { none: 'It only says on or off.' } })).toEqual([]);
});

it('requires a change to say whom it touches, how it is taken back, and what is at stake or why nothing is asked', async () => {
  const missing = 'x-asks is missing: what is at stake, or why the console does not ask (none).';
  expect(await complaints({ 'x-asks': undefined })).toContain(missing);
  expect(await complaints({ 'x-touches': 'strangers' })).toEqual([expect.stringContaining('x-touches is one of: ')]);
  expect(await complaints({ 'x-touches': undefined })).toEqual([expect.stringContaining('x-touches is one of: ')]);
  expect(await complaints({ 'x-undone-by': 'forgetIt', 'x-touches': 'powers' })).toEqual([
    "x-undone-by names 'forgetIt', which is not an operation.",
  ]);
  const audit = 'A mail is no change of a record.';
  for (const operationId of ['suspendMember', 'deleteRecord', 'publishNews', 'resetPassword'])
    expect(await complaints({ operationId, 'x-asks': undefined, 'x-audit': audit })).toContain(missing);
  expect(await complaints({ operationId: 'sendOtp', 'x-asks': undefined, 'x-audit': audit })).not.toContain(missing);
});

const asked = [
  'x-asks says what is at stake, because the change touches many or cannot be taken back (x-touches, x-undone-by).',
];
const notAsked = ['x-asks says why nothing is asked (none), because the change can be taken back (x-undone-by).'];

it.each([
  ['person', undefined, true],
  ['record', undefined, true],
  ['oneself', undefined, false],
  ['record', 'saveDecision', false],
  ['readers', 'saveDecision', false],
  ['powers', 'saveDecision', true],
  ['money', 'saveDecision', true],
  ['company', 'saveDecision', true],
  ['card', 'saveDecision', true],
  ['everyone', 'saveDecision', true],
])('a change that touches %s and is undone by %s is asked about: %s', async (touches, undoneBy, isAsked) => {
  const act = { 'x-touches': touches, 'x-undone-by': undoneBy };
  expect(await complaints({ ...act, 'x-asks': 'Much is at stake.' })).toEqual(isAsked ? [] : notAsked);
  expect(await complaints({ ...act, 'x-asks': { none: 'It can be taken back.' } })).toEqual(isAsked ? asked : []);
});
