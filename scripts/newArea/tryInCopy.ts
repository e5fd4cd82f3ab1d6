// Makes a new area in a copy of the project and runs its checks there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProjectCopy } from '../checks/projectCopy';
import { entryOf, execute } from '../stack/run';

/**
 * With every kind of field, another menu than the usual one, departments, and an address and names unlike the area's
 * name.
 */
const SAMPLE = [
  'closures',
  ...['--one', 'clinic closure', '--many', 'clinic closures', '--title', 'Clinic Closures', '--at', '/clinic-closures'],
  ...['--menu', 'Corporate Accounts', '--for', 'INT APD', '--for', 'INT MRD'],
  ...['--field', 'Clinic:text', '--field', 'From:day', '--field', 'To:day?', '--field', 'Beds:number'],
  ...['--field', "Reason:choice:Repairs|Public holiday|Other's", '--field', 'Note:text?'],
];
const ROOMS = ['mocks/areas/closures', 'web/src/areas/closures', 'e2e/closures'];

/** Tests that go through all areas or all screens. */
const KNOWING_ALL = [
  'mocks/areas/access',
  'web/src/areas/index.test.ts',
  'web/src/areas/screenAccess.test.ts',
  'web/src/areas/names.test.ts',
  'web/src/areas/help.test.ts',
  'web/src/areas/helpChapters.test.ts',
  'scripts/checks/literalScreens.test.ts',
  'scripts/checks/newScreens.test.ts',
  'scripts/contract/diff/changesFile.test.ts',
];

export interface Checked {
  name: string;
  code: number;
  output: string;
}

async function checkIn(copy: string, name: string, args: string[]): Promise<Checked> {
  let output = '';
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const code = await execute(args, { cwd: copy, stdio }, (text) => {
    output += text;
  });
  return { name, code, output };
}

export const makeIn = (copy: string, args = SAMPLE) =>
  checkIn(copy, 'made', ['scripts/bootstrap.mjs', 'new-area', ...args]);

/** Static checks of the area and of the lists it is in, its unit tests, and those that go through all areas. */
export async function checksIn(copy: string): Promise<Checked[]> {
  const types = { extends: './tsconfig.json', include: ['web/**/*.d.ts', ...ROOMS], exclude: [] };
  writeFileSync(join(copy, 'tsconfig.closures.json'), JSON.stringify(types));
  const tool = (name: string, args: string[]) => checkIn(copy, name, [entryOf(name), ...args]);
  return [
    await tool('@biomejs/biome', [
      'check',
      '--vcs-enabled=false',
      ...ROOMS,
      'mocks/areas',
      'web/src/areas',
      'e2e/session',
    ]),
    await tool('oxlint', ROOMS),
    await tool('typescript-native', ['--noEmit', '-p', 'tsconfig.closures.json']),
    await tool('vitest', ['run', ...ROOMS, ...KNOWING_ALL]),
  ];
}

export const scriptsIn = (copy: string) =>
  checkIn(copy, 'scripts', ['scripts/bootstrap.mjs', 'e2e', 'e2e/closures', '--project', 'console']);

/**
 * `npm run new-area -- --try`: all checks with the scripts in the browser, which take too long for a unit test. `tell`
 * gets each result as it comes.
 */
export const tryNewArea = (tell: (checked: Checked) => void): Promise<boolean> =>
  withProjectCopy(async (copy) => {
    const made = await makeIn(copy);
    tell(made);
    if (made.code !== 0) return false;
    const checked = await checksIn(copy);
    checked.forEach(tell);
    const played = await scriptsIn(copy);
    tell(played);
    return [...checked, played].every(({ code }) => code === 0);
  });
