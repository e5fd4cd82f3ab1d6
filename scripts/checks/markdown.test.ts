// The Markdown files must be correct: every link leads somewhere, every named file and command exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };

const ROOMS = ['openapi', 'mocks', 'web', 'scripts', 'e2e'];
const papers = [
  'README.md',
  ...ROOMS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.md')),
  ),
];

/** Files that a fresh clone does not have, and the two documents of the specification, which are not in the project. */
const MADE =
  /^((portal|console)\.md$|openapi\/generated|(web\/)?dist\b|\.cache|e2e-report|mocks\/scenarios\/kept|scenarios\/kept)/;

/** The anchor that GitHub makes for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function linksOf(paper: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    const path = file ? join(dirname(paper), file) : paper;
    if (!existsSync(path)) return [`${paper}: ${link}`];
    return anchor && !anchorsIn(readFileSync(path, 'utf8')).includes(anchor) ? [`${paper}: ${link}`] : [];
  });
}

const paths = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `/${join(room, file).replaceAll('\\', '/')}/`),
);

/** Named files that do not exist. A name may be relative to any folder. */
function filesOf(paper: string, text: string): string[] {
  const named = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name = '']) => name.replace(/^\//, ''));
  const files = named.filter((name) => /^[\w.-]+(\/[\w.-]+)*(\/|\.(ts|tsx|md|css))$/.test(name));
  const exists = (name: string) => {
    const asFolder = name.endsWith('/') ? name : `${name}/`;
    return MADE.test(name) || paths.some((path) => path.endsWith(`/${asFolder}`));
  };
  return files.filter((name) => !exists(name)).map((name) => `${paper}: ${name}`);
}

const commandsOf = (paper: string, text: string) =>
  [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(project.scripts, name))
    .map((name) => `${paper}: npm run ${name}`);

it.each(papers)('%s names only existing files, anchors and commands', (paper) => {
  const text = readFileSync(paper, 'utf8');
  expect([...linksOf(paper, text), ...filesOf(paper, text), ...commandsOf(paper, text)]).toEqual([]);
});

/** Paths that a test makes up, or that are made in a copy of the project. */
const MADE_UP = /e2e\/remarks\/some\.spec\.ts/;

it('the commands name only existing files and folders', () => {
  const sources = paths.filter((path) => /^\/scripts\/.*\.(ts|mjs)\/$/.test(path)).map((path) => path.slice(1, -1));
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:scripts|web|mocks|openapi|e2e)\/[\w./-]+)'/g)].map(
      ([, path = '']) => ({ file, path }),
    ),
  );
  const missing = named.filter(({ path }) => !existsSync(path) && !MADE.test(path) && !MADE_UP.test(path));
  expect(missing).toEqual([]);
});

it('every npm command of the project is documented', () => {
  const text = papers.map((paper) => readFileSync(paper, 'utf8')).join('\n');
  const unknown = Object.keys(project.scripts).filter(
    // npm calls `prepare` itself.
    (name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text) && name !== 'e2e' && name !== 'prepare',
  );
  expect(unknown).toEqual([]);
});

it('README.md is no longer than a page', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(81);
});
