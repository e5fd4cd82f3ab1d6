import type { ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { schemaErrorsOf } from './schemaErrors';

const error = (place: string, missing: string): ErrorObject => ({
  keyword: 'required',
  instancePath: place,
  schemaPath: '#',
  params: { missingProperty: missing },
});

test('all entries of a list are one place, and names that the contract does not have are hidden', () => {
  const errors = ['/data/0/Ana Cruz', '/data/17/0917'].map((place) => error(place, 'Ana Cruz'));
  expect(schemaErrorsOf([...errors, error('/data/2', 'email')])).toEqual([
    { place: '/data/*/?', rule: 'has no ?' },
    { place: '/data/*/*', rule: 'has no ?' },
    { place: '/data/*', rule: 'has no email' },
  ]);
});
