// Who may import whom, as the linter holds it.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function isRefused(file: string, imported: string): boolean {
  const { status } = spawnSync('node_modules/.bin/biome', ['lint', `--stdin-file-path=${file}`], {
    input: `import { x } from '${imported}';\nexport const y = x;\n`,
  });
  return status !== 0;
}

it.each([
  ['web/src/areas/legal/x.ts', '@/areas/session/calls'],
  ['web/src/areas/legal/x.ts', '../session/calls'],
  ['web/src/ui/x.ts', '@/app/config'],
  ['web/src/ui/x.ts', '@/api/client'],
  ['web/src/api/x.ts', '@/ui/confirm'],
  ['mocks/areas/x.ts', '../../web/src/app/config'],
  ['e2e/kyc/x.spec.ts', '@/app/config'],
])('%s may not import %s', (file, imported) => expect(isRefused(file, imported)).toBe(true));

it.each([
  ['web/src/areas/legal/x.ts', './PrivacyNotice'],
  ['web/src/areas/legal/x.ts', '@/ui/Field'],
  ['web/src/areas/legal/x.ts', '@/api/client'],
  ['web/src/app/x.ts', '@/areas/legal/ContactPage'],
  ['mocks/areas/x.ts', '../area'],
  ['e2e/kyc/x.spec.ts', '../fixtures'],
])('%s may import %s', (file, imported) => expect(isRefused(file, imported)).toBe(false));
