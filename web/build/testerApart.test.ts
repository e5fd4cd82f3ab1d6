import { expect, it } from 'vitest';
import { folderOf, missedInProduction } from './testerApart';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[], dynamicImports: string[] = []) => ({
  fileName,
  facadeModuleId,
  imports,
  dynamicImports,
});
const panel = chunk('tester/Panel.js', '/web/src/areas/tester/Panel.tsx', ['assets/main.js', 'tester/calls.js']);

it('puts what is of the tester in its folder, and nothing else', () => {
  expect(folderOf(['/web/src/ui/Field.tsx'])).toBe('assets/');
  expect(folderOf(['/web/src/ui/Field.tsx', '/web/src/areas/tester/calls.ts'])).toBe('tester/');
});

it('lets the console ask for the panel when it is opened', () => {
  expect(missedInProduction([panel, chunk('assets/main.js', '/web/src/main.tsx', [], ['tester/Panel.js'])])).toEqual(
    [],
  );
});

it('names what the console needs of that folder: it, or a screen of it, would be missing', () => {
  const users = chunk('assets/users.js', '/web/src/areas/users/UsersPage.tsx', ['tester/calls.js']);
  expect(missedInProduction([panel, users])).toEqual(['assets/users.js needs tester/calls.js']);
  const main = chunk('assets/main.js', '/web/src/main.tsx', [], ['tester/users.js']);
  const mixed = chunk('tester/users.js', '/web/src/areas/users/UsersPage.tsx', []);
  expect(missedInProduction([main, mixed])).toEqual(['assets/main.js needs tester/users.js']);
});
