import { expect, it } from 'vitest';
import { folderOf, missedInProduction } from './testerApart';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[], dynamicImports: string[] = []) => ({
  fileName,
  facadeModuleId,
  imports,
  dynamicImports,
});
const panel = chunk('tester/Panel.js', '/web/src/areas/tester/Panel.tsx', ['assets/main.js', 'tester/calls.js']);

it('puts only the tester’s modules into the tester’s folder', () => {
  expect(folderOf(['/web/src/ui/Field.tsx'])).toBe('assets/');
  expect(folderOf(['/web/src/ui/Field.tsx', '/web/src/areas/tester/calls.ts'])).toBe('tester/');
});

it('allows the console to load the panel when it is opened', () => {
  expect(missedInProduction([panel, chunk('assets/main.js', '/web/src/main.tsx', [], ['tester/Panel.js'])])).toEqual(
    [],
  );
});

it('reports files of the tester’s folder that the console needs in production', () => {
  const users = chunk('assets/users.js', '/web/src/areas/users/UsersPage.tsx', ['tester/calls.js']);
  expect(missedInProduction([panel, users])).toEqual(['assets/users.js needs tester/calls.js']);
  const main = chunk('assets/main.js', '/web/src/main.tsx', [], ['tester/users.js']);
  const mixed = chunk('tester/users.js', '/web/src/areas/users/UsersPage.tsx', []);
  expect(missedInProduction([main, mixed])).toEqual(['assets/main.js needs tester/users.js']);
});
