// Tests the import rules of the project on a small tree of the same layout, and who makes what only a question may give.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const REFUSED: [from: string, imported: string][] = [
  ['web/src/areas/legal', '@/areas/session/calls'],
  ['web/src/areas/legal', '../session/calls'],
  ['web/src/areas/legal', '../../../../mocks/people'],
  ['web/src/areas/kyc/review', '../../session/calls'],
  ['web/src/shared', '@/areas/kyc/calls'],
  ['web/src/shared/accounts', '../../areas/kyc/calls'],
  ['web/src/app', '@/areas'],
  ['web/src/app', '@/areas/legal'],
  ['web/src/app', '../areas'],
  ['web/src/app', '../../../mocks/people'],
  ['web/src/app/shell', '../../areas/legal'],
  ['web/src/app', '@/shared/roles'],
  ['web/src/reports', '@/areas/kyc/calls'],
  ['web/src/reports', '@/shared/roles'],
  ['web/src/ui', '@/app/config'],
  ['web/src/ui', '@/shared/roles'],
  ['web/src/ui', '@/reports/report'],
  ['web/src/ui', '@/api/client'],
  ['web/src/api', '@/ui/dialogs/confirm'],
  ['mocks/areas', '../../web/src/app/config'],
  ['e2e/kyc', '@/app/config'],
];
const ALLOWED: [from: string, imported: string][] = [
  ['web/src/areas/legal', './PrivacyNotice'],
  ['web/src/areas/kyc/review', '../calls'],
  ['web/src/areas/legal', '@/ui/fields/Field'],
  ['web/src/areas/legal', '@/api/client'],
  ['web/src/areas/legal', '@/shared/remarks'],
  ['web/src/areas/legal', '@/app/routing/routes'],
  ['web/src/shared', '@/app/saving/useSave'],
  ['web/src/shared/accounts', '../remarks'],
  ['web/src', './areas'],
  ['mocks/areas', '../area'],
  ['e2e/kyc', '../fixtures'],
  // The scripts look for elements whose styles the build leaves out.
  ['e2e/helpers', '../../web/build/blueprintCss'],
];

const house = mkdtempSync(join(tmpdir(), 'boundaries-'));
const fileOf = (from: string, imported: string) => `${from}/${imported.replace(/\W/g, '_')}.ts`;
let complaints = '';

beforeAll(() => {
  const { vcs, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify(rules));
  for (const [from, imported] of [...REFUSED, ...ALLOWED]) {
    const file = join(house, fileOf(from, imported));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { x } from '${imported}';\nexport const y = x;\n`);
  }
  const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: house, encoding: 'utf8' });
  complaints = stdout;
});
afterAll(() => rmSync(house, { recursive: true }));

it.each(REFUSED)('%s may not import %s', (from, imported) => {
  expect(complaints).toContain(fileOf(from, imported));
});

it.each(ALLOWED)('%s may import %s', (from, imported) => {
  expect(complaints).not.toContain(fileOf(from, imported));
});

it('only what asks and compares makes the values that calls need which may not be sent unchecked', () => {
  const makers = sourcesIn('web/src').filter(
    (file) =>
      !file.endsWith('.test.ts') && /\bas (Agreed|Compared)\b|\b(AGREED|COMPARED)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).not.toEqual([]);
  expect(makers.filter((file) => !file.startsWith('web/src/app/saving/'))).toEqual([]);
});

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
