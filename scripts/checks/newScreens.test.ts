// Every screen must be visited by scripts and be in a menu. The failure says where to add a new screen.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '../../e2e/session/screens';
import { tabs } from '../../mocks/areas/access/menus';
import type { RouteRecord } from '../../web/src/app/routing/routes';
import { areas } from '../../web/src/areas';
import { inNoMenu, notListed, notWalked } from './newScreens';

const routes = areas.flatMap(({ routes = [] }) => routes);
const walked = Object.keys(SCREENS);
const listed = tabs.flatMap(({ menus }) => menus.map(({ route }) => route));

const unlisted: RouteRecord = {
  path: '/unlisted',
  title: 'Unlisted',
  guard: 'everybody',
  load: () => Promise.reject(new Error('It is never drawn.')),
};
/** Two real screens, so that these tests do not fail, too, when a screen is in no list. */
const known = routes.filter(({ path }) => ['/users', '/privacypolicy'].includes(path));

it.each(['mocks/areas', 'web/src/areas'])('every area of %s is in its list', (folder) => {
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || folder === 'mocks/areas')
    .map(({ name }) => parse(name).name)
    .filter((name) => name !== 'index' && !name.endsWith('.test'));
  const list = readFileSync(`${folder}/index.ts`, 'utf8');
  expect(notListed(folder, rooms, list)).toEqual([]);
  expect(notListed(folder, [...rooms, 'unlisted'], list)).toEqual([
    `${folder}/unlisted is not in the list: import it in ${folder}/index.ts, and add it to 'areas' there.`,
  ]);
});

it('scripts walk to every screen', () => {
  expect(notWalked(routes, walked)).toEqual([]);
});

it('every screen is in a menu, or another screen leads to it', () => {
  expect(inNoMenu(routes, listed)).toEqual([]);
});

it('reports a screen that no script visits, with the file to change', () => {
  expect(notWalked([...known, unlisted], ['users'])).toEqual([
    expect.stringMatching(
      /^'Unlisted' \(\/unlisted\) is not opened by any script\. In e2e\/session\/screens\.ts, under 'unlisted',/,
    ),
  ]);
  expect(notWalked(known, ['users', 'unlisted'])).toEqual([
    "e2e/session/screens.ts has 'unlisted', which is not a screen of any area: remove it there, or add its area to web/src/areas/index.ts.",
  ]);
});

it('reports a screen that is in no menu of either application and that no other screen leads to', () => {
  expect(inNoMenu([...known, unlisted], listed)).toEqual([
    expect.stringMatching(
      /^'Unlisted' \(\/unlisted\) is not in any menu\..* mocks\/areas\/access\/menus\.ts\..*'topMenu'/,
    ),
  ]);
  expect(inNoMenu([...known, unlisted], [...listed, '/unlisted'])).toEqual([]);
  expect(inNoMenu([...known, { ...unlisted, topMenu: 'bar' }], listed)).toEqual([]);
  expect(inNoMenu([...known, { ...unlisted, openedFrom: '/users' }], listed)).toEqual([]);
  for (const openedFrom of ['/nowhere', '/unlisted', '/privacypolicy'])
    expect(inNoMenu([...known, { ...unlisted, openedFrom }], listed)).toEqual([
      `'Unlisted' (/unlisted) is opened from ${openedFrom}, which is not another screen.`,
    ]);
});
