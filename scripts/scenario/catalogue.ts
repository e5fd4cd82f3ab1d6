// The scripts of every area with their sentences, read from their sources, because Playwright needs ten seconds to list
// them. Biome formats the sources, so a regular expression finds the calls without a parser.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { areaOfScript, scriptFilesIn } from './scriptFiles';

export interface Script {
  area: string;
  /** With forward slashes on every operating system, as Playwright needs it. */
  file: string;
  line: number;
  /** The header comment of the file. */
  about: string;
  title: string;
  steps: string[];
}

interface Group {
  says: string;
  areas: string[];
}

/** Areas that are played under one name. An area in none of these groups is played under its own name. */
const GROUPS: Record<string, Group> = {
  kyc: { says: 'registrations of members, remarks and request logs', areas: ['kyc', 'remarks', 'logs'] },
  doctor: { says: "doctors' applications", areas: ['doctors'] },
  config: {
    says: 'settings of the apps, accounts and providers',
    areas: [
      ...['features', 'plans', 'banks', 'digicard', 'email', 'terminals', 'marketplace', 'suspension'],
      ...['ercs', 'providers', 'ebilling', 'access', 'accounts'],
    ],
  },
  content: {
    says: 'contents of the apps',
    areas: ['newsletters', 'offers', 'announcements', 'advisories', 'survey'],
  },
  production: { says: 'the gateway in production mode', areas: ['production'] },
  console: {
    says: 'signing in, users, menus, and the common parts of all screens',
    areas: [
      ...['session', 'recovery', 'users', 'legal', 'batch', 'contract', 'gateway', 'help', 'palette', 'sheet'],
      ...['tester', 'undo', 'views'],
    ],
  },
};

/**
 * The groups, with only those of their areas that have scripts. An area of no group becomes a group of its own, with
 * its description from the contract.
 */
export function groupsOf(scripts: Script[]): Map<string, Group> {
  const areas = [...new Set(scripts.map(({ area }) => area))];
  const grouped = Object.values(GROUPS).flatMap((group) => group.areas);
  const others = areas.filter((area) => !grouped.includes(area));
  const described = others.length > 0 ? descriptions() : {};
  return new Map([
    ...Object.entries(GROUPS).map(([name, { says, areas: own }]): [string, Group] => [
      name,
      { says, areas: areas.filter((area) => own.includes(area)) },
    ]),
    ...others.map((area): [string, Group] => [
      area,
      { says: described[area] ?? scripts.find((script) => script.area === area)?.about ?? '', areas: [area] },
    ]),
  ]);
}

/** The contract's description of each area. */
function descriptions(): Record<string, string> {
  const { tags } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as {
    tags: { name: string; description: string }[];
  };
  return Object.fromEntries(tags.map(({ name, description }) => [name, description.replace(/\.$/, '')]));
}

export function allScripts(): Script[] {
  return (
    readdirSync('e2e', { withFileTypes: true })
      // The scripts against the literal upstream go through a table of all screens and are not worth watching; to look
      // at these screens there is `npm start -- --literal`.
      .filter((entry) => entry.isDirectory() && entry.name !== 'literal')
      .flatMap(({ name }) =>
        scriptFilesIn(`e2e/${name}`).flatMap((file) => scriptsIn(file, readFileSync(file, 'utf8'))),
      )
  );
}

/**
 * A call of `test`, `test.describe` or `test.step` with its title: a quoted text, or an expression known only at run
 * time.
 */
const CALL =
  /\btest(\.describe|\.step)?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|[\w.]+(?=,))/g;

export function scriptsIn(file: string, source: string): Script[] {
  const text = source.replaceAll('\r\n', '\n');
  const area = areaOfScript(file.replace(/^e2e\//, ''));
  const about =
    /^(?:\/\/ .*\n)+/
      .exec(text)?.[0]
      .replace(/^\/\/ /gm, '')
      .replaceAll('\n', ' ')
      .trim() ?? '';
  const scripts: Script[] = [];
  let around: { title: string; end: number }[] = [];
  let end = 0;
  for (const { index, 1: what, 2: single, 3: double, 4: template } of text.matchAll(CALL)) {
    const written = single ?? double ?? template;
    const title = written === undefined ? undefined : sentenceOf(written);
    if (what === '.step') {
      // A step in a helper between two scripts belongs to neither of them.
      if (index < end) scripts.at(-1)?.steps.push(title ?? EACH);
      continue;
    }
    around = around.filter((block) => index < block.end);
    if (what === '.describe') {
      if (title) around.push({ title, end: endOf(text, index) });
      continue;
    }
    end = endOf(text, index);
    const line = text.slice(0, index).split('\n').length;
    const titles = [...around.map((block) => block.title), title ?? EACH];
    scripts.push({ area, file, line, about, title: titles.join(' › '), steps: [] });
  }
  return scripts;
}

/** The title of a script or step whose real title comes from a list of cases. */
const EACH = 'each case in turn';

/** The end of the call that begins at `index`, found by the indentation of its closing line. */
function endOf(text: string, index: number): number {
  const indent = /[ \t]*$/.exec(text.slice(0, index))?.[0] ?? '';
  const closing = text.indexOf(`\n${indent}});\n`, index);
  return closing < 0 ? text.length : closing;
}

const sentenceOf = (written: string) =>
  written
    .replace(/\$\{[^}]*\}/g, '…')
    .replace(/\\(.)/g, '$1')
    .trim();

export type Found = { scripts: Script[] } | { groups: string[] };

/**
 * Finds scripts by the name of a group or of an area (`kyc/` when a group has the same name), or by words: together in
 * a title, else together in a step, else all of them anywhere in a script.
 */
export function find(wanted: string[], scripts: Script[]): Found {
  const groups = groupsOf(scripts);
  const areasNamed = wanted.map((name) => {
    const area = name.replace(/^e2e\//, '').replace(/\/$/, '');
    if (groups.has(name)) return groups.get(name)?.areas;
    return scripts.some((script) => script.area === area) ? [area] : undefined;
  });
  if (areasNamed.every((areas) => areas !== undefined)) {
    const areas = areasNamed.flat();
    return { scripts: scripts.filter(({ area }) => areas.includes(area)) };
  }
  const words = plain(wanted.join(' '));
  // Matches only from the beginning of a word, with at least three letters: otherwise a misspelt area would match a
  // hundred scripts.
  const tells = (text: string, searched: string) => searched.length > 2 && ` ${plain(text)}`.includes(` ${searched}`);
  const inTitle = scripts.filter(({ title }) => tells(title, words));
  if (inTitle.length > 0) return { scripts: inTitle };
  const inStep = scripts.filter(({ steps }) => steps.some((step) => tells(step, words)));
  if (inStep.length > 0) return { scripts: inStep };
  const each = words.split(' ');
  const withAll = scripts.filter(({ area, title, steps, about }) => {
    const text = [title, about, ...steps].join(' ');
    return each.every((word) => word === area || tells(text, word));
  });
  if (withAll.length > 0) return { scripts: withAll };
  return { groups: [...groups.keys()] };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The printed list of these scripts, by group and file. */
export function listing(scripts: Script[]): string {
  const lines: string[] = [];
  for (const [name, { says, areas }] of groupsOf(scripts)) {
    const own = scripts.filter(({ area }) => areas.includes(area));
    if (own.length === 0) continue;
    lines.push(`${name}${says && `: ${says}`} (${count(own.length)} in ${areas.join(', ')})`);
    for (const file of new Set(own.map((script) => script.file))) {
      const inFile = own.filter((script) => script.file === file);
      const about = inFile[0]?.about;
      lines.push('', `  ${file.replace(/^e2e\/|\.spec\.ts$/g, '')}${about && `: ${about}`}`);
      for (const { title, steps } of inFile) lines.push(`    • ${title}`, ...steps.map((step) => `        ${step}`));
    }
    lines.push('');
  }
  return lines.join('\n');
}

export const count = (scripts: number) => `${scripts} ${scripts === 1 ? 'script' : 'scripts'}`;
