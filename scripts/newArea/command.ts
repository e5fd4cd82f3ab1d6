// `npm run new-area -- holidays`: writes the four rooms of an area and its lines in the lists of all areas.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { policy } from '../contract/policy';
import { prepareTypes } from '../prepare';
import { runQuietly } from '../stack/run';
import { makeFiles, textsToWrite, wantedBy } from './copiedArea';

const USAGE = `npm run new-area -- holidays [--one holiday] [--title "Bank Holidays"]
  copies the area of the remarks under this name; --one is the word for one record, --title that of the screen`;

export async function newArea(args: string[]): Promise<number> {
  const wanted = wantedBy(args);
  if (typeof wanted === 'string') return complain([wanted, USAGE]);
  const made = makeFiles(wanted);
  if (Array.isArray(made)) return complain(made);
  const all = { ...made.files, ...made.lists };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const sources = Object.keys(all).filter((file) => /\.tsx?$/.test(file));
  // Files are named one by one, so that it also works without version control.
  const biome = await runQuietly('@biomejs/biome', ['check', '--write', '--vcs-enabled=false', ...sources]);
  if (biome.code !== 0) return complain([biome.output.trim()]);
  if (!(await policy()) || !(await prepareTypes())) return 1;
  const written = Object.fromEntries(Object.keys(made.files).map((file) => [file, readFileSync(file, 'utf8')]));
  console.log(`
Made:
  ${Object.keys(made.files).join('\n  ')}
With its lines in:
  ${Object.keys(made.lists).join('\n  ')}
These lines are still about remarks, for you to write:
  ${textsToWrite(written).join('\n  ')}

Administrators may open it; in AGORA also users whose role has it in the menu 'Administration'.
web/README.md, 'Adding a screen', has the next steps. Then: npm test -- ${wanted.area}`);
  return 0;
}

function complain(lines: string[]): number {
  console.error(lines.join('\n'));
  return 1;
}
