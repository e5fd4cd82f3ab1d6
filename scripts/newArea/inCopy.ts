// A new area in a copy of the project, with its checks: whether what is made is still what passes them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProjectCopy } from '../checks/projectCopy';
import { entryOf, execute } from '../stack/run';

/** Of every kind of field, in a menu of its own, for some departments; its address and what it is called are no words of the area. */
const SAMPLE = [
  'closures',
  ...['--one', 'clinic closure', '--many', 'clinic closures', '--title', 'Clinic Closures', '--at', '/clinic-closures'],
  ...['--menu', 'Corporate Accounts', '--for', 'INT APD', '--for', 'INT MRD'],
  ...['--field', 'Clinic:text', '--field', 'From:day', '--field', 'To:day?', '--field', 'Beds:number'],
  ...['--field', "Reason:choice:Repairs|Public holiday|Other's", '--field', 'Note:text?'],
];
const ROOMS = ['mocks/areas/closures', 'web/src/areas/closures', 'e2e/closures'];

/** What the checks know of every area or every screen. */
const KNOWING_ALL = [
  'mocks/areas/access',
  ...['index', 'visitors', 'names', 'help', 'helpChapters'].map((name) => `web/src/areas/${name}.test.ts`),
  ...['literalScreens', 'newScreens', 'contractDiff/changesFile'].map((name) => `scripts/${name}.test.ts`),
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

/** Its static checks, those of what it imports, and the unit tests that know every area. */
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

/** `npm run new-area -- --try`: with its scripts in the browser, which a unit test has no time for. Each part is told as it ends. */
export const tried = (tell: (checked: Checked) => void): Promise<boolean> =>
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
