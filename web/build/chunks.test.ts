import { expect, it } from 'vitest';
import { chunkGroups, type ModuleImports, outputFolder, placesOf } from './chunks';

const file = (name: string) => (name.startsWith('/') ? name : `/web/src/${name}`);

/** What each module imports; behind the bar, what it imports later. */
const IMPORTS: Record<string, string> = {
  'main.tsx': 'areas/index.ts | app/shell/Shell.tsx areas/help.ts areas/accountParts.ts',
  'areas/index.ts':
    '| areas/session/LoginPage.tsx areas/kyc/Page.tsx areas/users/Page.tsx areas/banks/Page.tsx areas/offers/Page.tsx areas/kyc/records.ts',
  'app/shell/Shell.tsx': 'ui/frame.tsx | app/help/HelpDialog.tsx app/palette/PaletteDialog.tsx',
  'areas/session/LoginPage.tsx': 'ui/signIn.tsx | areas/session/OtpDialog.tsx',
  'areas/kyc/Page.tsx': 'ui/signIn.tsx shared/review/desk.ts ui/first.ts | areas/kyc/review/ReviewDialog.tsx',
  'areas/users/Page.tsx': 'shared/list.ts ui/few.ts ui/few.css areas/users/rules.ts | areas/users/UserDialog.tsx',
  'areas/banks/Page.tsx': 'shared/list.ts ui/few.ts ui/filled.tsx',
  'areas/users/UserDialog.tsx': 'ui/filled.tsx ui/Dialog.tsx areas/users/rules.ts areas/users/UserDialog.css',
  'areas/offers/Page.tsx': 'shared/list.ts shared/content/Posts.tsx ui/cards.tsx | shared/content/PostView.tsx',
  'areas/banks/help.ts': '',
  'areas/help.ts': 'areas/banks/help.ts',
  'areas/accountParts.ts': 'areas/users/AccountPart.tsx',
  'areas/users/AccountPart.tsx': 'areas/users/rules.ts shared/accounts/PartFacts.tsx',
  'areas/session/OtpDialog.tsx': 'ui/Dialog.tsx',
  'app/palette/PaletteDialog.tsx': 'ui/Dialog.tsx',
  'ui/Dialog.tsx': 'ui/Dialog.css',
  'ui/filled.tsx': '/node_modules/react-hook-form/index.mjs',
  'areas/kyc/review/ReviewDialog.tsx': 'shared/review/case/Case.tsx',
  'shared/review/case/Case.tsx': 'ui/pictures/Stage.tsx',
};
const read = (id: string): ModuleImports => {
  const [now = '', later = ''] = (IMPORTS[id.replace('/web/src/', '')] ?? '').split('|');
  const idsIn = (names: string) => names.split(' ').filter(Boolean).map(file);
  return { importedIds: idsIn(now), dynamicallyImportedIds: idsIn(later) };
};
const begins = [
  'session/LoginPage',
  'kyc/Page',
  'users/Page',
  'banks/Page',
  'offers/Page',
  'email/Page',
  'logs/Page',
  'legal/Page',
].map((name) => file(`areas/${name}.tsx`));
const placeOf = placesOf(file('main.tsx'), begins, read);

it.each([
  ['areas/index.ts', 'main'],
  ['ui/signIn.tsx', 'main'],
  ['ui/frame.tsx', 'console'],
  ['ui/first.ts', 'console'],
  ['shared/list.ts', 'console'],
  ['ui/few.css', 'main'],
  ['ui/few.ts', 'shared'],
  ['ui/cards.tsx', 'content'],
  ['shared/content/Posts.tsx', 'content'],
  ['shared/content/PostView.tsx', 'content-above'],
  ['ui/Dialog.css', 'main'],
  ['areas/users/UserDialog.css', 'main'],
  ['shared/review/desk.ts', 'console'],
  ['areas/users/Page.tsx', 'users'],
  ['areas/users/rules.ts', 'users'],
  ['areas/users/UserDialog.tsx', 'users-above'],
  ['areas/kyc/records.ts', 'kyc-above'],
  ['areas/users/AccountPart.tsx', 'account-parts'],
  ['shared/accounts/PartFacts.tsx', 'account-parts'],
  ['app/palette/PaletteDialog.tsx', 'above'],
  ['ui/Dialog.tsx', 'above'],
  ['ui/filled.tsx', 'above'],
  ['areas/kyc/review/ReviewDialog.tsx', 'kyc-above'],
  ['shared/review/case/Case.tsx', 'above'],
  ['ui/pictures/Stage.tsx', 'above'],
  ['app/help/HelpDialog.tsx', null],
  ['areas/banks/help.ts', null],
  ['/node_modules/react-hook-form/index.mjs', 'above'],
  ['/node_modules/@blueprintjs/core/lib/esm/components/dialog/dialog.js', 'above'],
  ['/node_modules/@blueprintjs/core/lib/esm/components/tag/tag.js', 'console'],
  ['/node_modules/pdf-lib/index.js', null],
])('%s is in the file %s', (module, place) => {
  expect(placeOf(file(module))).toBe(place);
});

it('gives each module to one group, an area after what it shares with others', () => {
  const groups = chunkGroups(file('main.tsx'), begins);
  const groupOf = (module: string) =>
    groups.filter(({ name }) => typeof name === 'function' && name(file(module), { getModuleInfo: read as never }));
  for (const module of ['areas/users/Page.tsx', 'areas/users/UserDialog.tsx', 'ui/few.ts', 'ui/frame.tsx'])
    expect(groupOf(module), module).toHaveLength(1);
  const priority = (module: string) => groupOf(module)[0]?.priority ?? Number.NaN;
  expect(priority('ui/few.ts')).toBeGreaterThan(priority('areas/users/Page.tsx'));
  expect(priority('areas/users/Page.tsx')).toBeGreaterThan(priority('areas/users/UserDialog.tsx'));
});

it('puts only the tester’s modules into the tester’s folder', () => {
  expect(outputFolder(['/web/src/ui/Field.tsx'])).toBe('assets/');
  expect(outputFolder(['/web/src/ui/Field.tsx', '/web/src/areas/tester/calls.ts'])).toBe('tester/');
});
