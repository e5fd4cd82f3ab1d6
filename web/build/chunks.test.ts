// The groups of files are found by the paths of modules, so a module that moves must take its pattern along.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BY_PATH } from './chunks';

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
