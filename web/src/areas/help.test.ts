// Every screen has a page of help, and no page mentions something that does not exist.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { operationTable } from '#contract';
import type { HelpPage } from '@/app/help/page';
import { namesIn } from '@/ui/facts/markedNames';
import { isStatusWord } from '@/ui/facts/statuses';
import told from '../../../openapi/generated/help.json';
import { areas } from '.';
import { general, pages } from './help';

const routes = areas.flatMap(({ routes = [] }) => routes).filter(({ besideMocks }) => !besideMocks);
const tabs = areas.flatMap(({ tabs = [] }) => tabs);

const textsOf = (page: Omit<HelpPage, 'paths' | 'tab'>) => [
  page.purpose,
  ...page.steps,
  ...(page.saved ?? []),
  ...(page.notes ?? []),
  ...(page.states ?? []).map(([, meaning]) => meaning),
];

it.each(routes)('$path has a page of help', ({ path, title, load }) => {
  // A screen with two addresses has one page.
  const addresses = routes.filter((other) => other.load === load).map((other) => other.path);
  const own = pages.filter(({ paths, tab }) => tab === undefined && paths.some((each) => addresses.includes(each)));
  expect(
    own.length,
    `'${title}' (${path}) needs one page of help: write what it is for in web/src/areas/<its area>/help.ts.`,
  ).toBe(1);
  expect([...(own[0]?.paths ?? [])].sort()).toEqual(addresses.sort());
});

it.each(tabs)('the tab $id of $path has a page of help', ({ path, id }) => {
  const own = pages.filter(({ paths, tab }) => tab === id && paths.includes(path));
  expect(own.length, `It is written in web/src/areas/<its area>/help.ts, with tab: '${id}'.`).toBe(1);
});

it('no page is about a screen or a tab that does not exist', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect(pages.flatMap(({ paths }) => paths).filter((path) => !known.has(path))).toEqual([]);
  const tabIds = tabs.map(({ id }) => id);
  expect(pages.flatMap(({ tab }) => tab ?? []).filter((tab) => !tabIds.includes(tab))).toEqual([]);
});

it('every call that asks for confirmation, or has its own refusals, is described on a page', () => {
  const calls = new Set<string>([...pages, ...general].flatMap((page) => page.calls));
  const missing = Object.keys(told).filter((id) => !calls.has(id));
  expect(missing, "to be named in 'calls' of a page, in the help.ts of their areas").toEqual([]);
});

it('a page only describes calls of its own area', () => {
  const areaOf = (id: keyof typeof operationTable) => operationTable[id].area;
  const mixed = pages.filter(({ calls }) => new Set(calls.map(areaOf).filter((area) => area !== 'accounts')).size > 1);
  expect(mixed.map(({ paths }) => paths[0])).toEqual([]);
});

it('every state is in the table of statuses', () => {
  const words = pages.flatMap(({ states = [] }) => states.map(([word]) => word));
  const unknown = words.filter((word) => !isStatusWord(word));
  expect(unknown, 'to be added to web/src/ui/facts/statuses.ts').toEqual([]);
});

/** All texts in the source of the console. */
let text = '';
beforeAll(() => {
  const sources = readdirSync('web/src', { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/(^help|general|firstSteps|\.test)\.tsx?$/i.test(name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  text = sources.join('\n');
});

/** Keys are handled in code and need not appear as a text of their own. */
const KEYS = ['Ctrl K', 'Ctrl Z', '?', '/', 'j', 'k', 'a', 'd', 'x', 'Enter'];

/** Whether the name appears as a text of its own: in quotes or between tags. */
function isSaid(name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (/['"`>]/.test(text.charAt(at - 1)) && /['"`<]/.test(text.charAt(at + name.length))) return true;
  return KEYS.includes(name);
}

it('every name on a page is a text of the console', () => {
  const unsaid = [...pages, ...general].flatMap((page) => {
    const about = 'title' in page ? page.title : page.paths[0];
    return textsOf(page)
      .flatMap(namesIn)
      .filter((name) => !isSaid(name))
      .map((name) => `${about}: ${name}`);
  });
  expect(unsaid, 'in [brackets] on these pages, but no text of a screen').toEqual([]);
});

it('texts are sentences, with curly quotes and apostrophes', () => {
  const all = [...pages, ...general].flatMap(textsOf);
  expect(all.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  expect(all.filter((text) => /['"`]/.test(text))).toEqual([]);
});
