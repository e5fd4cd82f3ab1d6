import type { AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import { answerSchemas, operationIds } from './contract';
import { prunerOf } from './pruner';

const part = (name: string, schema: object = { type: 'string' }) => ({
  type: 'object',
  properties: { [name]: schema },
});
const EXTRA = { password_hash: 'x', nested: { deep: [1] } };

test('removes fields that the schema does not name, at any depth, also one called __proto__', () => {
  const prune = prunerOf([part('rows', { type: 'array', items: part('a', part('b')) })]);
  const row = { a: { b: 'y', ...EXTRA }, ...EXTRA };
  const expected = { rows: [{ a: { b: 'y' } }, {}] };
  expect(prune({ rows: [row, { ...EXTRA }], ...EXTRA })).toEqual(expected);
  const pruned = prune(JSON.parse('{"rows":[],"__proto__":{"password_hash":"x"},"constructor":1,"toString":1}'));
  expect(Object.getOwnPropertyNames(pruned)).toEqual(['rows']);
});

test('keeps a field that any part of a composition or any alternative names, at any depth', () => {
  const prune = prunerOf([
    { allOf: [part('a'), { oneOf: [part('b', part('c')), part('b', part('d')), { required: ['e'] }] }] },
  ]);
  expect(prune({ a: '1', b: { c: '2', d: '3', ...EXTRA }, e: 4, ...EXTRA })).toEqual({ a: '1', b: { c: '2', d: '3' } });
});

test('returns the same object when there is nothing to remove', () => {
  const prune = prunerOf([part('rows', { type: 'array', items: part('a') })]);
  for (const pruned of [{ rows: [{ a: '1' }, {}] }, { rows: [] }, {}, null, 'text', 7])
    expect(prune(pruned)).toBe(pruned);
});

test('keeps every field where the contract is open, except __proto__', () => {
  for (const open of [
    {},
    { type: 'object' },
    { type: ['array', 'object', 'null'] },
    { ...part('a'), additionalProperties: true },
  ]) {
    const prune = prunerOf([open]);
    expect(prune({ a: '1', ...EXTRA })).toEqual({ a: '1', ...EXTRA });
  }
  const prune = prunerOf([{ type: 'object', additionalProperties: part('a') }]);
  const pruned = prune(JSON.parse('{"any":{"a":"1","b":2},"__proto__":{"a":"1"}}'));
  expect([pruned, Object.getOwnPropertyNames(pruned)]).toEqual([{ any: { a: '1' } }, ['any']]);
});

test('empties an object or a list where the contract has a simple value, however deeply it is nested', () => {
  const prune = prunerOf([part('a')]);
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  for (const [odd, expected] of [
    [EXTRA, {}],
    [[EXTRA, 'text'], []],
    [deep, []],
  ])
    expect(prune({ a: odd })).toEqual({ a: expected });
  expect(prune([EXTRA])).toEqual([]);
});

test('removes nothing from the examples of the contract', () => {
  for (const id of operationIds) {
    for (const [status, named] of Object.entries(examples[id])) {
      const schema = answerSchemas[id][status]?.['application/json'];
      if (!schema) continue;
      const prune = prunerOf([schema]);
      for (const [name, example] of Object.entries(named))
        expect(prune(example), `${id} ${status} ${name}`).toBe(example);
    }
  }
});

test('the pruner knows every keyword by which the contract names fields, and every answer has some', () => {
  const rootOf = (schema: AnySchemaObject): AnySchemaObject =>
    schema.contentSchema ? rootOf(schema.contentSchema) : schema;
  for (const id of operationIds) {
    for (const types of Object.values(answerSchemas[id])) {
      expect(JSON.stringify(types), id).not.toMatch(
        /"(\$ref|patternProperties|prefixItems|contains|if|then|else|dependentSchemas|unevaluated\w+)":/,
      );
      for (const [type, schema] of Object.entries(types)) {
        if (!type.startsWith('image/')) expect(kindsOf(rootOf(schema)), id).toEqual(['object']);
        // JSON in a string inside an answer is not pruned.
        expect(JSON.stringify(rootOf(schema)), id).not.toContain('"contentSchema"');
      }
    }
  }
});

function kindsOf({ type, allOf = [], anyOf = [], oneOf = [] }: AnySchemaObject): string[] {
  const kinds = type === undefined ? [...allOf, ...anyOf, ...oneOf].flatMap(kindsOf) : [type].flat();
  return [...new Set(kinds)];
}
