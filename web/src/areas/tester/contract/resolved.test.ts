// What the reader of the contract is given in place of references.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolvedAt } from './resolved';

it('everything that is referred to stands in its place, under the name it was referred to by', () => {
  const contract = JSON.parse(readFileSync('openapi/generated/document.json', 'utf8'));
  const resolved = resolvedAt(contract, ['paths']);
  expect(JSON.stringify(resolved)).not.toContain('"$ref"');
  expect(Object.keys(resolved ?? {})).toEqual(Object.keys(contract.paths));
});

it('what refers to itself stays a reference where it comes again, and what leads nowhere stays one', () => {
  const list = { items: { $ref: '#/components/list' }, name: 'list' };
  const components = { list, odd: { $ref: '#/components/nobody' } };
  const $$ref = '#/components/list';
  expect(resolvedAt({ components, paths: { a: [{ $ref: $$ref }, 1, null] } }, ['paths', 'a'])).toEqual([
    { items: { $ref: $$ref }, name: 'list', $$ref },
    1,
    null,
  ]);
  expect(resolvedAt({ components }, ['components', 'odd'])).toEqual(components.odd);
  expect(resolvedAt({ components }, ['paths', 'b'])).toBeUndefined();
});
