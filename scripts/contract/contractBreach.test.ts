// Renames fields of the contract in a copy of the project. The screen, the mocks and the scripts that use a field must
// then no longer compile, and everything else must.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf, execute } from '../stack/run';

const PATIENCE_MS = 300_000;

let copy = '';
const inCopy = (path: string) => join(copy, path);

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'contract-breach-'));
  for (const part of ['e2e', 'mocks', 'openapi', 'scripts', 'web', 'package.json', 'tsconfig.json']) {
    cpSync(part, inCopy(part), { recursive: true, filter: (path) => path !== join('web', 'dist') });
  }
  symlinkSync(resolve('node_modules'), inCopy('node_modules'), 'junction');
  const include = ['web/src/areas', 'mocks/areas', 'e2e'].flatMap((room) =>
    BREACHES.map(({ area }) => `${room}/${area}`),
  );
  writeFileSync(inCopy('tsconfig.rooms.json'), JSON.stringify({ extends: './tsconfig.json', include }));
}, PATIENCE_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const ofCopy = async (...args: string[]) => {
  let output = '';
  const code = await execute(args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] }, (text) => {
    output += text;
  });
  return { code, output };
};

/** The files that no longer compile with the contract of the copy. */
async function complaints(): Promise<string[]> {
  const made = await ofCopy('--import', 'tsx', 'scripts/contract/makeContract.ts');
  expect(made.code, made.output).toBe(0);
  const { output } = await ofCopy(entryOf('typescript-native'), '--noEmit', '-p', 'tsconfig.rooms.json');
  const files = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(files)].sort();
}

const BREACHES = [
  {
    what: 'a header',
    area: 'kyc',
    name: 'SEARCHTEXT',
    now: 'LOOKFOR',
    screen: 'web/src/areas/kyc/calls.ts',
    mock: 'mocks/areas/kyc/index.ts',
    script: 'e2e/kyc/lists/advanced-search.spec.ts',
  },
  {
    what: 'a field of a body',
    area: 'remarks',
    name: 'reappnotif',
    now: 'reapprovable',
    screen: 'web/src/areas/remarks/calls.ts',
    mock: 'mocks/areas/remarks/index.ts',
    script: 'e2e/remarks/remarks.spec.ts',
  },
  {
    what: 'a field of an answer',
    area: 'survey',
    name: 'ratingdatetime',
    now: 'ratedAt',
    screen: 'web/src/areas/survey/SurveyDialog.tsx',
    mock: 'mocks/areas/survey/ratings.ts',
    script: 'e2e/survey/survey.spec.ts',
  },
];

/** Renames a field in the copy. Each rename is in another area, so that a file is affected by only one of them. */
function rename({ area, name, now }: (typeof BREACHES)[number]): void {
  const file = `openapi/areas/${area}.yaml`;
  const contract = readFileSync(file, 'utf8');
  const broken = contract.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), now);
  expect(broken, `${name} is in the contract`).not.toBe(contract);
  writeFileSync(inCopy(file), broken);
}

describe('a renamed field', () => {
  let files: string[] = [];
  beforeAll(async () => {
    for (const breach of BREACHES) rename(breach);
    files = await complaints();
  }, PATIENCE_MS);

  test.each(BREACHES)(
    '$what: breaks the screen, the mocks and the scripts of $area',
    ({ area, screen, mock, script }) => {
      expect(files.filter((file) => file.includes(`/${area}/`))).toEqual(
        expect.arrayContaining([screen, mock, script]),
      );
    },
  );

  test('breaks nothing else', () => {
    const isElsewhere = (file: string) => !BREACHES.some(({ area }) => file.includes(`/${area}/`));
    expect(files.filter(isElsewhere)).toEqual([]);
  });
});
