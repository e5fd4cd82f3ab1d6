import { expect, it } from 'vitest';
import { folderOf } from './folders';

it('puts only the tester’s modules into the tester’s folder', () => {
  expect(folderOf(['/web/src/ui/Field.tsx'])).toBe('assets/');
  expect(folderOf(['/web/src/ui/Field.tsx', '/web/src/areas/tester/calls.ts'])).toBe('tester/');
});
