import type { AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import { answerSchemas, operationIds } from './contract';
import { prunerOf } from './pruned';

const part = (name: string, schema: object = { type: 'string' }) => ({
  type: 'object',
  properties: { [name]: schema },
});
const EXTRA = { password_hash: 'x', nested: { deep: [1] } };

test('what the schema does not name is removed, at any depth, and a prototype is a name like any other', () => {
  const prune = prunerOf([part('rows', { type: 'array', items: part('a', part('b')) })]);
  const row = { a: { b: 'y', ...EXTRA }, ...EXTRA };
  const kept = { rows: [{ a: { b: 'y' } }, {}] };
  expect(prune({ rows: [row, { ...EXTRA }], ...EXTRA })).toEqual(kept);
  const said = prune(JSON.parse('{"rows":[],"__proto__":{"password_hash":"x"},"constructor":1,"toString":1}'));
  expect(Object.getOwnPropertyNames(said)).toEqual(['rows']);
});

test('parts of a composition and alternatives share their fields, and so do those of one name', () => {
  const prune = prunerOf([
    { allOf: [part('a'), { oneOf: [part('b', part('c')), part('b', part('d')), { required: ['e'] }] }] },
  ]);
  expect(prune({ a: '1', b: { c: '2', d: '3', ...EXTRA }, e: 4, ...EXTRA })).toEqual({ a: '1', b: { c: '2', d: '3' } });
});

test('an answer without anything more is the very same, and is not written anew', () => {
  const prune = prunerOf([part('rows', { type: 'array', items: part('a') })]);
  for (const said of [{ rows: [{ a: '1' }, {}] }, { rows: [] }, {}, null, 'text', 7]) expect(prune(said)).toBe(said);
});

test('what the contract leaves open stays open, but for a name that would be no field of it', () => {
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
  const said = prune(JSON.parse('{"any":{"a":"1","b":2},"__proto__":{"a":"1"}}'));
  expect([said, Object.getOwnPropertyNames(said)]).toEqual([{ any: { a: '1' } }, ['any']]);
});

test('where something simple is due, an object has no fields and a list no entries, however deep', () => {
  const prune = prunerOf([part('a')]);
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  for (const [odd, kept] of [
    [EXTRA, {}],
    [[EXTRA, 'text'], []],
    [deep, []],
  ])
    expect(prune({ a: odd })).toEqual({ a: kept });
  expect(prune([EXTRA])).toEqual([]);
});

test('of the examples of the contract nothing is removed', () => {
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

test('the contract names the fields of its answers in no way that is overlooked, and every answer has some', () => {
  const rootOf = (schema: AnySchemaObject): AnySchemaObject =>
    schema.contentSchema ? rootOf(schema.contentSchema) : schema;
  for (const id of operationIds) {
    for (const types of Object.values(answerSchemas[id])) {
      expect(JSON.stringify(types), id).not.toMatch(
        /"(\$ref|patternProperties|prefixItems|contains|if|then|else|dependentSchemas|unevaluated\w+)":/,
      );
      for (const [type, schema] of Object.entries(types)) {
        if (!type.startsWith('image/')) expect(kindsOf(rootOf(schema)), id).toEqual(['object']);
        // Quotes within an answer are not looked into.
        expect(JSON.stringify(rootOf(schema)), id).not.toContain('"contentSchema"');
      }
    }
  }
});

function kindsOf({ type, allOf = [], anyOf = [], oneOf = [] }: AnySchemaObject): string[] {
  const kinds = type === undefined ? [...allOf, ...anyOf, ...oneOf].flatMap(kindsOf) : [type].flat();
  return [...new Set(kinds)];
}
