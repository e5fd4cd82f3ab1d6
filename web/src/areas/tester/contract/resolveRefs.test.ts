// Resolving the references of the contract for Swagger UI.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolvedAt } from './resolveRefs';

it('replaces every reference by its target, with the name of the reference', () => {
  const contract = JSON.parse(readFileSync('openapi/generated/document.json', 'utf8'));
  const resolved = resolvedAt(contract, ['paths']);
  expect(JSON.stringify(resolved)).not.toContain('"$ref"');
  expect(Object.keys(resolved ?? {})).toEqual(Object.keys(contract.paths));
});

it('keeps recursive references and references without a target', () => {
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
