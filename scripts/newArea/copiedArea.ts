// A new area is the area of the remarks under another name: a list with search, a form that adds, edits and disables,
// one refusal, a change of many rows at once. Puts the texts together and writes nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { UNRELEASED } from '../contract/diff/changesFile';

export interface Wanted {
  /** The name of the four rooms, also the word for several records and the address of the screen. */
  area: string;
  /** The word for one record. */
  one: string;
  /** The title of the screen, also in the menu. */
  title: string;
}

export interface MadeFiles {
  /** Contents of new files, by path. */
  files: Record<string, string>;
  /** Contents of existing files with the lines of the new area, by path. */
  lists: Record<string, string>;
}

type Change = [pattern: RegExp, by: string];

const [CONTRACT, MOCKS, WEB, SCRIPTS] = ['openapi/areas', 'mocks/areas', 'web/src/areas', 'e2e'];
const SHARED = 'web/src/shared/remarks.ts';
const CALLS = `${WEB}/remarks/calls.ts`;
const MODEL = [
  `${CONTRACT}/remarks.yaml`,
  ...[`${MOCKS}/remarks`, `${WEB}/remarks`].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`)),
  `${SCRIPTS}/remarks/remarks.spec.ts`,
];

/** What the reviewers of registrations have to do with the remarks is of no use to another area. */
const CHANGES: Record<string, Change[]> = {
  [`${CONTRACT}/remarks.yaml`]: [[/x-power: \[registrationReviewers, (remarkKeepers)\]/, 'x-power: $1']],
  [`${WEB}/remarks/help.ts`]: [[/ +notes: .*\n/, '']],
  [`${WEB}/remarks/index.ts`]: [[/ +topMenu: .*\n/, '']],
  [`${SCRIPTS}/remarks/remarks.spec.ts`]: [
    [/import .*kyc\/fixtures.*\n/, ''],
    [/import .*kyc\/desk.*\n/, ''],
    [/ {2}question,\n/, ''],
    [/const offered = .*\n/, ''],
    [/test\('changes of remarks are offered[\s\S]*?\n\}\);\n\n/, ''],
  ],
};

/** The reviewers' query stands with the calls of its own area. */
const OWN_QUERY: Change[] = [
  [/^\/\/.*\n/, ''],
  [/import \{ client \} .*\n/, ''],
  [/^import .*remarks';\n/m, ''],
  [/^import \{ answerOf \}.*\n(?=import \{ type Compared)/m, ''],
];

/** The lines of the remarks in the lists of all areas; the new area has the same ones, below them. */
const LINES: [file: string, lines: RegExp][] = [
  ['openapi/openapi.yaml', /^ {2}(- name: remarks$|\/remarks(\/\w+)?:|remarkKeepers:).*\n( {4}.*\n)*/gm],
  [`${MOCKS}/index.ts`, /^.*\bremarks\b.*\n/gm],
  [`${WEB}/index.ts`, /^.*\bremarks\b.*\n/gm],
  ['e2e/session/screens.ts', /^ {2}disapprove_remarks: .*\n/gm],
];
const MENUS = `${MOCKS}/access/menus.ts`;
const CHANGES_FILE = 'openapi/changes.md';

const WORD = /^[a-z][a-z0-9]*$/;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const read = (file: string) => readFileSync(file, 'utf8');

/** The name of the area, with `--one` and `--title`; or an error message. */
export function wantedBy(args: string[]): Wanted | string {
  const given: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [arg = '', value = ''] = args.slice(at, at + 2);
    const option = ['--one', '--title'].includes(arg);
    if (!option && (arg.startsWith('-') || given.area)) return `'${arg}' is not understood.`;
    given[option ? arg.slice(2) : 'area'] = option ? value : arg;
    if (option) at += 1;
  }
  const { area = '' } = given;
  const { one = area.replace(/ies$/, 'y').replace(/s$/, ''), title = capital(area) } = given;
  for (const word of [area, one])
    if (!WORD.test(word)) return `'${word}' is not a word of small letters and digits, as in 'holidays'.`;
  if (one === area) return `The words for one and for several, '${one}', must differ: set --one.`;
  if (!/^\p{Lu}[\p{L}\p{N} &-]*$/u.test(title))
    return `'${title}' is not a title of letters that begins with a capital.`;
  return { area, one, title };
}

function importsFirst(text: string): string {
  const lines = text.split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  return [...lines.filter(isImport), ...lines.filter((line) => !isImport(line))].join('\n');
}

function renamed(text: string, { area, one, title }: Wanted): string {
  const names = { remarks: area, Remarks: capital(area), remark: one, Remark: capital(one) };
  return text
    .replaceAll('disapprove_remarks', area)
    .replaceAll('Disapproved Remarks', title)
    .replace(/\ba (?=remark\b)/gi, (article) => (/^[aeiou]/.test(one) ? `${article.trim()}n ` : article))
    .replace(/[Rr]emarks?/g, (name) => names[name as keyof typeof names] ?? name);
}

/** All areas share one namespace of schemas, so those that are not called after the record are now. */
function ownSchemas(contract: string, { one }: Wanted): string {
  const [, schemas = ''] = contract.split('\nschemas:\n');
  const foreign = [...schemas.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name = '']) =>
    name.startsWith(capital(one)) ? [] : name,
  );
  return contract.replace(
    new RegExp(`(^ {2}|"#/schemas/)(?=(${foreign.join('|')})[":])`, 'gm'),
    (before) => before + capital(one),
  );
}

/** The files to write; or error messages, when names are in use or the model has changed. */
export function makeFiles(wanted: Wanted): MadeFiles | string[] {
  const { area, title } = wanted;
  const wrong = roomsOf(area).flatMap((room) => (existsSync(room) ? `${room} already exists.` : []));
  if (wrong.length > 0) return wrong;
  const changed = (file: string, text: string, changes: Change[]) =>
    changes.reduce((before, [pattern, by]) => {
      if (before.search(pattern) < 0)
        wrong.push(`${file} no longer has ${pattern}: change scripts/newArea/copiedArea.ts.`);
      return before.replace(pattern, by);
    }, text);

  const files: Record<string, string> = {};
  for (const file of MODEL) {
    const text = renamed(changed(file, read(file), CHANGES[file] ?? []), wanted);
    files[renamed(file, wanted)] = text.replaceAll(`@/shared/${area}`, './calls');
  }
  const calls = `${WEB}/${area}/calls.ts`;
  files[calls] = renamed(importsFirst(changed(CALLS, read(SHARED) + read(CALLS), OWN_QUERY)), wanted);
  const contract = `${CONTRACT}/${area}.yaml`;
  files[contract] = ownSchemas(files[contract] ?? '', wanted);
  wrong.push(...inUse(files[contract], wanted));

  const lists: Record<string, string> = {};
  for (const [file, lines] of LINES) {
    const copied = read(file).match(lines) ?? [];
    lists[file] = changed(file, read(file), [[lines, '$&$&']]);
    for (const line of copied) {
      const own = renamed(line, wanted).replace(/description: .*/, `description: What the screen '${title}' shows.`);
      lists[file] = lists[file].replace(line + line, () => line + own);
    }
  }
  const inMenu = `      { label: '${title}', icon: 'application', route: '/${area}' },`;
  lists[MENUS] = changed(MENUS, read(MENUS), [[/(name: 'Administration',[\s\S]*?)(?=\n {4}\],)/, `$1\n${inMenu}`]]);
  const operations = [...files[contract].matchAll(/operationId: (\w+)/g)].map(([, id]) => id).sort();
  const news = operations.map(
    (id) => `- \`${id} is new\` – breaks the servers: they need it before a console that calls it.`,
  );
  lists[CHANGES_FILE] = changed(CHANGES_FILE, read(CHANGES_FILE), [
    [new RegExp(`^${UNRELEASED}\n\n`, 'm'), `$&${news.join('\n')}\n`],
  ]);
  return wrong.length > 0 ? wrong : { files, lists };
}

const roomsOf = (area: string) => [
  `${CONTRACT}/${area}.yaml`,
  `${MOCKS}/${area}.ts`,
  ...[MOCKS, WEB, SCRIPTS].map((room) => `${room}/${area}`),
];

/** Names of the new area that the contract or the console has already. */
function* inUse(contract: string, { area, title }: Wanted): Generator<string> {
  const others = ['openapi/openapi.yaml', ...readdirSync(CONTRACT).map((file) => `${CONTRACT}/${file}`)]
    .map(read)
    .join('\n');
  for (const [name] of contract.matchAll(/operationId: \w+$|^ {2}\p{Lu}\w+:/gmu))
    if (new RegExp(`^ +${name.trim()}`, 'm').test(others))
      yield `The contract already has ${name.trim().replace(/:$/, '')}: set --one.`;
  const routes = readdirSync(WEB)
    .map((folder) => `${WEB}/${folder}/index.ts`)
    .filter((file) => existsSync(file));
  const addresses = [...routes, 'web/src/app/routing/paths.ts'].map(read).join('\n');
  if (addresses.includes(`'/${area}'`)) yield `The console already has a screen at /${area}.`;
  if (addresses.includes(`title: '${title}'`)) yield `The console already has a screen called '${title}': set --title.`;
}

/** Lines that are still about what remarks are for, by file; the rows of the seed wholly. */
export const textsToWrite = (files: MadeFiles['files']) =>
  Object.entries(files).flatMap(([file, text]) => {
    if (file.endsWith('seed.ts')) return `${file}: its rows`;
    const lines = text.split('\n').flatMap((line, at) => (/review|disapprov/i.test(line) ? at + 1 : []));
    return lines.length > 0 ? `${file}: ${lines.join(', ')}` : [];
  });
