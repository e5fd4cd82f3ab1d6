// `npm run new-area -- holidays`: writes the four rooms of a plain list with add, edit and delete, modelled on existing
// areas, and adds the area to the lists of all areas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { policy } from '../contract/policy';
import { prepareTypes } from '../prepare';
import { runQuietly } from '../stack/run';
import { type MadeFiles, makeFiles } from './areaFiles';
import { parseWanted, type Wanted } from './description';
import { answersOf, USAGE } from './questions';
import { tryNewArea } from './tryInCopy';

export async function newArea(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  if (args.includes('--try')) return tryOne();
  const answers = await answersOf(args);
  if (typeof answers === 'string') return complain([answers, USAGE]);
  const wanted = parseWanted(answers);
  if (Array.isArray(wanted)) return complain(wanted);
  const made = makeFiles(wanted);
  if (Array.isArray(made)) return complain(made);
  write(made);
  return (await isWellMade(made)) ? report(made, wanted) : 1;
}

/** `--try`, for developers who have changed this generator. */
async function tryOne(): Promise<number> {
  const holds = await tryNewArea(({ name, code, output }) =>
    console.log(code === 0 ? `${name}: no complaints` : `${name}:\n${output.trim()}`),
  );
  return holds ? 0 : 1;
}

function complain(lines: string[]): number {
  console.error(lines.join('\n'));
  return 1;
}

function write({ files, lists }: MadeFiles): void {
  for (const [file, text] of Object.entries({ ...files, ...lists })) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Formats the new files, and checks the contract. */
async function isWellMade({ files, lists }: MadeFiles): Promise<boolean> {
  const sources = [...Object.keys(files), ...Object.keys(lists)].filter((file) => /\.tsx?$/.test(file));
  // Files are named one by one, so that it also works without version control.
  const { code, output } = await runQuietly('@biomejs/biome', ['check', '--write', '--vcs-enabled=false', ...sources]);
  if (code !== 0) console.error(output.trim());
  return code === 0 && (await policy()) && (await prepareTypes());
}

function report({ files, lists }: MadeFiles, { area, tab, departments }: Wanted): number {
  const besides = departments.length > 0 ? `, and people of ${departments.join(', ')}` : '';
  console.log(`
Made:
  ${Object.keys(files).join('\n  ')}
With its lines in:
  ${Object.keys(lists).join('\n  ')}

Administrators may open it${besides}; in AGORA also users whose role has it in the menu '${tab.name}'.

npm test -- ${area}   runs every static check, the unit tests and its scripts
npm run dev ${' '.repeat(area.length)}    shows it: sign in as an administrator, and it is in the menu

Some texts are only placeholders, for you to write: what the calls mean to users
(openapi/areas/${area}.yaml), real rows (mocks/areas/${area}/seed.ts), help (web/src/areas/${area}/help.ts).`);
  return 0;
}
