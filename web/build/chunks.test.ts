// The groups of files are found by the paths of modules, so a module that moves must take its pattern along.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BY_PATH, waitingForForms } from './chunks';

it.each<[keyof typeof BY_PATH, string]>([
  ['CASE', 'shared/review/case/useDecision.ts'],
  ['CASE', 'areas/kyc/review/profile.ts'],
  ['CASE', 'ui/pictures/Stage.tsx'],
  ['CASE', 'reports/case/caseReport.ts'],
  ['CASE', 'reports/writing/writing.ts'],
  ['CASE', 'reports/writing/useWriting.ts'],
  ['DESK', 'shared/review/triage.ts'],
  ['CONTENT', 'shared/content/PostList.tsx'],
  ['CONTENT', 'ui/cards/CardGrid.tsx'],
  ['CONTENT', 'ui/browser/useInView.ts'],
  ['ABOVE', 'areas/remarks/RemarkDialog.tsx'],
  ['ABOVE', 'areas/remarks/RemarksBatch.tsx'],
  ['ABOVE', 'ui/buttons/OpenPopover.tsx'],
  ['ABOVE', 'reports/export/ExportUnderWay.tsx'],
  ['ABOVE', 'shared/accounts/SelectAccount.tsx'],
  ['ABOVE', 'app/shell/AccountItems.tsx'],
  ['ABOVE', 'app/shell/FileManagementItems.tsx'],
  ['ABOVE', 'app/shell/SideDrawer.tsx'],
  ['ABOVE', 'app/views/ViewsMenu.tsx'],
  ['ABOVE', 'app/views/BarViewItems.tsx'],
  ['ABOVE', 'areas/kyc/records.ts'],
  ['SHEET', 'app/sheet/SheetDialog.tsx'],
  ['SHEET', 'areas/terminals/kioskSheet.ts'],
  ['HELP', 'app/help/HelpDialog.tsx'],
  ['HELP', 'app/help/FirstSteps.tsx'],
  ['HELP', 'areas/help.ts'],
])('%s has %s', (group, module) => {
  const path = `web/src/${module}`;
  expect(existsSync(path), path).toBe(true);
  expect(BY_PATH[group].test(`/${path}`)).toBe(true);
});

it('leaves the writer of reports, which all exports load, to the screens', () => {
  expect(existsSync('web/src/reports/writing/writeReport.ts')).toBe(true);
  expect(BY_PATH.CASE.test('/web/src/reports/writing/writeReport.ts')).toBe(false);
});

const chunk = (name: string, imports: string[] = [], moduleIds = [`/web/src/${name}.ts`]) => ({
  name,
  fileName: `assets/${name}.js`,
  isEntry: name === 'index',
  imports: imports.map((imported) => `assets/${imported}.js`),
  moduleIds,
});
const form = chunk('form', [], ['/node_modules/react-hook-form/index.mjs', '/web/src/ui/texts/words.ts']);
const users = (...imports: string[]) => chunk('users', imports, ['/web/src/areas/users/UsersPage.tsx']);

it('lets dialogs and the pages that are forms import the library for forms', () => {
  const recovery = chunk('recovery', ['form'], ['/web/src/areas/recovery/ResetPage.tsx']);
  expect(waitingForForms([chunk('index'), form, chunk('users-above', ['form']), recovery, users('index')])).toEqual([]);
});

it('reports screens that would wait for the library for forms', () => {
  expect(waitingForForms([form, chunk('console', ['index', 'form'])])).toEqual(['console']);
  expect(waitingForForms([form, users('form')])).toEqual(['users']);
  expect(waitingForForms([chunk('shared', [], form.moduleIds)])).toEqual(['shared']);
});
