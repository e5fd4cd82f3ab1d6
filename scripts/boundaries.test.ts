// Who may import whom, as the linter holds it: its rules against a small house of the same layout.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const REFUSED: [from: string, imported: string][] = [
  ['web/src/areas/legal', '@/areas/session/calls'],
  ['web/src/areas/legal', '../session/calls'],
  ['web/src/areas/legal', '../../../../mocks/people'],
  ['web/src/areas/kyc/review', '../../session/calls'],
  ['web/src/reports', '@/areas/kyc/calls'],
  ['web/src/ui', '@/app/config'],
  ['web/src/ui', '@/api/client'],
  ['web/src/api', '@/ui/confirm'],
  ['mocks/areas', '../../web/src/app/config'],
  ['e2e/kyc', '@/app/config'],
];
const ALLOWED: [from: string, imported: string][] = [
  ['web/src/areas/legal', './PrivacyNotice'],
  ['web/src/areas/kyc/review', '../calls'],
  ['web/src/areas/legal', '@/ui/Field'],
  ['web/src/areas/legal', '@/api/client'],
  ['web/src/app', '@/areas/legal/ContactPage'],
  ['mocks/areas', '../area'],
  ['e2e/kyc', '../fixtures'],
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
