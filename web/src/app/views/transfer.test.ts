import { expect, it, vi } from 'vitest';
import type { Views } from './rules';

vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { fileOf, checkViews, outcomeOf, readFile, viewsWithNewSearch, sortForImport, applyImport } = await import(
  './transfer'
);

const PATHS = ['/users', '/disapprove_remarks'];
const view = (name: unknown, path: unknown = '/users', query: unknown = 'sort=name', searched: unknown = '') => ({
  name,
  path,
  query,
  searched,
});
const blob = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
const WANTED = { replaces: true, keepsSearches: true };
const importViews = (views: Views, candidates: readonly unknown[], paths: readonly string[], wanted = WANTED) => {
  const { fit, refused } = checkViews(views, candidates, paths);
  const sorted = sortForImport(views, fit, wanted);
  return { ...outcomeOf(sorted, refused), putBack: applyImport(views, sorted) };
};
const names = (views: Views) => Object.values(views).map(({ name }) => name);

it('imports exported views unchanged, and only once', async () => {
  const mine = { a: { name: 'Clerks 💼', path: '/users', query: 'rows=20', searched: 'text=Ana' } };
  const candidates = await readFile(blob(fileOf(mine)));
  const theirs: Views = {};
  expect(importViews(theirs, candidates as unknown[], PATHS)).toMatchObject({ added: ['Clerks 💼'], refused: [] });
  expect(Object.values(theirs)).toEqual([mine.a]);
  expect(importViews(theirs, candidates as unknown[], PATHS)).toMatchObject({ same: ['Clerks 💼'], added: [] });
  expect(names(theirs)).toHaveLength(1);
});

it('replaces the view with the same name on the same list, under the same id', () => {
  const views: Views = { a: { name: 'Clerks', path: '/users', query: 'sort=name', searched: '' } };
  const file = [view(' clérks ', '/users', 'sort=-name'), view('Clerks', '/disapprove_remarks')];
  expect(importViews(views, file, PATHS)).toMatchObject({ replaced: ['clérks'], added: ['Clerks'] });
  expect(views.a?.query).toBe('sort=-name');
});

it('keeps an own view with the same name unless replacing is wanted, and can undo the import', () => {
  const own = { name: 'Clerks', path: '/users', query: 'sort=name', searched: '' };
  const views: Views = { a: own };
  const file = [view('Clerks', '/users', 'sort=-name'), view('Other')];
  const { refused, added, putBack } = importViews(views, file, PATHS, { ...WANTED, replaces: false });
  expect(refused).toEqual([{ name: 'Clerks', why: 'Your view of this name stays.' }]);
  expect(added).toEqual(['Other']);
  expect(views.a).toEqual(own);
  putBack();
  expect(views).toEqual({ a: own });
  const again = importViews(views, file, PATHS);
  expect(again.replaced).toEqual(['Clerks']);
  expect(views.a?.query).toBe('sort=-name');
  again.putBack();
  expect(views).toEqual({ a: own });
});

it('imports the searches of views only if wanted', () => {
  const own = { name: 'Mine', path: '/users', query: 'sort=name', searched: 'text=Ben' };
  const views: Views = { a: own };
  const file = [view('Anas', '/users', '', 'text=Ana'), view('Mine', '/users', 'sort=name', 'text=Ben'), view('All')];
  const { fit } = checkViews(views, file, PATHS);
  expect(
    viewsWithNewSearch(views, fit).map(({ name }) => name),
    'what is here already asks nothing',
  ).toEqual(['Anas']);
  const { same } = importViews(views, file, PATHS, { ...WANTED, keepsSearches: false });
  expect(same).toEqual(['Mine']);
  expect(views.a).toEqual(own);
  expect(Object.values(views).map(({ name, searched }) => `${name} ${searched}`)).toEqual([
    'Mine text=Ben',
    'Anas ',
    'All ',
  ]);
});

it.each([
  ['another host', view('x', '//evil.example/users'), 'There is no such screen for you.'],
  ['a script for an address', view('x', 'javascript:alert(1)'), 'There is no such screen for you.'],
  ['a screen that is none', view('x', '/nowhere'), 'There is no such screen for you.'],
  ['a screen that somebody may not enter', view('x', '/sysaccess-manage-access'), 'There is no such screen for you.'],
  ['no name', view(' \u202e '), 'Please name the view.'],
  ['a name of 250 characters', view('n'.repeat(250)), 'A name has at most 60 characters.'],
  ['a number for a name', view(7), 'It is no view.'],
  ['a list for an address', view('x', '/users', ['a']), 'It is no view.'],
  ['an address of a whole book', view('x', '/users', `sort=${'a'.repeat(3000)}`), 'It is no view.'],
  ['nothing', null, 'It is no view.'],
])('refuses %s, and takes the rest', (_, hostile, why) => {
  const views: Views = {};
  const { added, refused } = importViews(views, [hostile, view('Good')], PATHS);
  expect(refused.map((each) => each.why)).toEqual([why]);
  expect(added).toEqual(['Good']);
  expect(names(views)).toEqual(['Good']);
});

it('treats markup as text, and drops what an address must not contain', () => {
  const views: Views = {};
  const name = '<script>alert(1)</script>';
  importViews(views, [view(name, '/users', 'open=new&sort=name&x=<b>', 'text=Ana&next=//evil.example')], PATHS);
  expect(Object.values(views)).toEqual([{ name, path: '/users', query: 'sort=name&x=%3Cb%3E', searched: 'text=Ana' }]);
});

it('takes each name of a list once, and no more views than allowed', () => {
  const views: Views = {};
  const many = Array.from({ length: 120 }, (_, at) => view(`View ${at}`));
  const { added, refused } = importViews(views, [view('View 0'), ...many], PATHS);
  expect(added).toHaveLength(100);
  expect(refused[0]).toEqual({ name: 'View 0', why: 'The file has another of this name.' });
  expect(refused).toHaveLength(21);
});

it.each([
  ['no JSON', 'format: views'],
  ['other JSON', { format: 'something else', views: [] }],
  ['a list', [1, 2]],
  ['views that are none', { format: 'views of the console', views: 'all' }],
])('says of %s that it is no file of views', async (_, content) => {
  expect(await readFile(blob(content))).toEqual({ problem: 'This is no file of views.' });
});

it('does not read a file that is too large', async () => {
  expect(await readFile(blob(' '.repeat(1_000_001)))).toEqual({
    problem: 'This file is too large to be one of views.',
  });
});
