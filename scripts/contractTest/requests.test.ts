import { describe, expect, it } from 'vitest';
import { headerSafe } from '#wire/headerSafe';
import { breachesOf, breachesOfText, readAs } from './breaking/breaches';
import { sampler } from './breaking/breachRun';
import { type Operation, readContract } from './contract';
import { afterGateway, expectedOf } from './examples';
import { withOddTexts } from './oddTexts';
import { readOptions } from './options';
import { brokenRequestsOf, sampleOf } from './requests';
import { fits, type Schema } from './schema';
import type { RequestParts } from './wire';

const operations = await readContract();

/** Whether the contract allows a request; headers are checked in their encoded form. */
function isAllowed({ parameters, body }: Operation, request: RequestParts): boolean {
  const fitting = parameters.every(({ name, in: place, schema, required }) => {
    const text = request[place === 'header' ? 'headers' : 'query'][name];
    if (text === undefined) return !required;
    return fits(schema, readAs(schema, place === 'header' ? headerSafe(text) : text));
  });
  return fitting && (!body || fits(body.schema, request.body));
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('has broken requests that the contract forbids', () => {
    const request = sampleOf(operation);
    expect(isAllowed(operation, request)).toBe(true);
    const { broken } = brokenRequestsOf(operation, request);
    const ofSchema = broken.filter(
      ({ isForGateway, lacks, request: { raw } }) => !isForGateway && !lacks?.token && !raw,
    );
    expect(ofSchema.filter((breach) => isAllowed(operation, breach.request)).map(({ name }) => name)).toEqual([]);
  });
});

const REMARK: Schema = {
  type: 'object',
  required: ['text', 'status'],
  properties: {
    text: { type: 'string', maxLength: 5, pattern: '\\S' },
    status: { enum: ['A', 'D'] },
    count: { type: 'integer', minimum: 1 },
  },
};

it('a run sends other breaches than the one before, but some of every operation', () => {
  const [chosen, others] = [1, 2].map((seed) => {
    const sampled = sampler(operations, seed);
    return operations.map((operation) =>
      sampled(brokenRequestsOf(operation, sampleOf(operation)).broken).map(({ name }) => name),
    );
  });
  expect(chosen).not.toContainEqual([]);
  expect(chosen).not.toEqual(others);
  const [operation] = operations;
  const { broken } = operation ? brokenRequestsOf(operation, sampleOf(operation)) : { broken: [] };
  expect(operation && sampler([operation], 1)(broken), 'all, of a single operation').toHaveLength(broken.length);
});

it('makes one fault at a time', () => {
  const value = { text: 'x', status: 'A', count: 1 };
  const { breaches } = breachesOf({ allOf: [REMARK] }, value);
  expect(breaches.map(({ name }) => name)).toEqual([
    'the body: null instead',
    'the body: text instead',
    'the body: without text',
    'the body: without status',
    'text: null instead',
    'text: a number instead',
    'text: too long',
    'text: not written so',
    'status: null instead',
    'status: a number instead',
    'status: not one of those',
    'count: null instead',
    'count: text instead',
    'count: a fraction',
    'count: too small',
  ]);
  expect(breaches.find(({ name }) => name === 'text: too long')?.value).toEqual({ ...value, text: 'xxxxxx' });
  expect(breaches.filter((breach) => fits(REMARK, breach.value))).toEqual([]);
});

it('makes no breach of a schema that allows everything', () => {
  expect(breachesOfText({ type: 'string' }, 'search')).toEqual({ breaches: [], skipped: 1 });
  expect(breachesOfText({ type: 'integer', minimum: 1 }, 'page').breaches.map(({ value }) => value)).toEqual([
    'x',
    '1.5',
    '0',
  ]);
});

it('puts odd texts where the contract allows any text, others for each seed', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 5 },
      type: { enum: ['A'] },
      card: { type: 'string', pattern: '^\\d+$' },
    },
  };
  const value = { name: 'Maria', type: 'A', card: '42', count: 3 };
  expect(withOddTexts({ allOf: [schema] }, value, 0)).toEqual({ name: '', type: 'A', card: '0', count: 3 });
  expect(withOddTexts({ allOf: [schema] }, value, 3)).toEqual({ name: 'null', type: 'A', card: '0', count: 3 });
});

it.each([
  [200, { success: false, message: 'No.' }, 'refusal', { failure: 'refused', message: 'No.' }],
  [200, { data: [], message: 'Nothing found.' }, 'empty', {}],
  [200, { message: 'No.' }, 'refusal', { failure: 'refused', message: 'No.' }],
  [200, '"{\\"success\\":true,\\"message\\":\\"Done.\\"}"', 'default', {}],
  [401, { message: 'Invalid Access Token' }, 'invalidAccessToken', { failure: 'signedOut' }],
  [500, { message: 'Oops' }, 'failed', { failure: 'unexpected', message: 'Internal Server Error' }],
])('predicts how the console reads %i %j', (status, value, name, expected) => {
  expect(expectedOf(status, value, name)).toEqual(expected);
});

it('knows what the gateway changes in answers', () => {
  const of = (id: string) => operations.find((operation) => operation.id === id)?.policy;
  const [login, kiosks, remarks] = [of('loginAgora'), of('listKioskTerminals'), of('listRemarks')];
  if (!login || !kiosks || !remarks) throw new Error('The contract has other operations.');
  const refused = { message: 'Invalid Access Token' };
  expect(afterGateway(remarks, 401, refused)).toEqual({ status: 401, value: refused });
  expect(afterGateway(kiosks, 401, refused).status).toBe(500);
  expect(afterGateway(login, 200, { success: false, message: 'No.' }).value).toEqual({ message: 'No.' });
});

it('reads its options', () => {
  expect(readOptions(['--operation', 'addRemark', '--seed', '3'])).toEqual({ operation: 'addRemark', seed: 3 });
  expect(readOptions(['--operation', 'addRemarks'])).toBe("There is no operation 'addRemarks'.");
  expect(readOptions(['--seed', 'x'])).toBe('--seed is a number.');
});
