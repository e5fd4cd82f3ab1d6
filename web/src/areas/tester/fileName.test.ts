import { expect, it } from 'vitest';
import { fileNameOf } from './clipboard';

it.each([
  ['Two remarks more', 'two-remarks-more'],
  ['  Peña’s 2nd case! ', 'pena-s-2nd-case'],
  ['../etc', 'etc'],
  ['…', ''],
])('%j becomes %j', (words, name) => {
  expect(fileNameOf(words)).toBe(name);
});
