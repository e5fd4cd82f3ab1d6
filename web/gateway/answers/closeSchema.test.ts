import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import { closeSchema } from './closeSchema';
import { answerSchemas, operationIds } from './contract';

const ajv = new Ajv2020({ strict: false, logger: false });
const part = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

test('the parts of a composition may have each other’s fields, but no others', () => {
  const fits = ajv.compile(closeSchema({ items: { allOf: [part('a'), { oneOf: [part('b'), { required: ['c'] }] }] } }));
  expect(fits([{ a: '1', b: '2' }])).toBe(true);
  expect(fits([{ a: '1', b: '2', d: '3' }])).toBe(false);
});

test('a schema that the contract leaves open stays open', () => {
  for (const schema of [{ type: 'object' }, { ...part('a'), additionalProperties: { type: 'integer' } }]) {
    expect(ajv.compile(closeSchema(schema))({ anything: 1 })).toBe(true);
  }
});

test('no example has a field that the contract does not name', () => {
  for (const id of operationIds) {
    for (const [status, named] of Object.entries(examples[id])) {
      const schema = answerSchemas[id][status]?.['application/json'];
      const fits = schema && ajv.compile(closeSchema(schema));
      for (const [name, example] of Object.entries(named)) {
        if (fits) expect(fits(example), `${id} ${status} ${name}`).toBe(true);
      }
    }
  }
});
