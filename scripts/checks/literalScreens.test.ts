// Every screen, tab and dialog must also be opened in front of the literal upstream, and save there what it saves.
// Areas that the specification does not have are excluded.
import { expect, it } from 'vitest';
import { SAVES } from '../../e2e/literal/saves';
import { DIALOGS, OPENINGS, PUBLIC } from '../../e2e/literal/screens';
import { isBeyondSpecification } from '../../web/gateway/literal/operations';
import { joinAreas } from '../../web/src/app/routing/routes';
import { areas } from '../../web/src/areas';
import { areaAt } from '../record/areaAt';

const { routes, tabs, fileManagementDialogs, accountDialogs } = joinAreas(areas);
const shown = routes.filter(({ besideMocks, path }) => !besideMocks && !isBeyondSpecification(areaAt(path)));
const isPublic = ({ guard }: { guard: unknown }) => guard === 'public';
/** The guarded screens and their tabs. */
const screens = [
  ...shown.filter((route) => !isPublic(route)).map(({ path }) => path),
  ...tabs.map(({ path, id }) => `${path}?tab=${id}`),
];
/** Screens that save nothing. */
const ONLY_READ = ['/welcome'];

it('every screen and every tab is opened', () => {
  expect(screens.filter((screen) => !(screen in OPENINGS))).toEqual([]);
  const paths = new Set(screens.map((screen) => screen.replace(/\?.*/, '')));
  expect(Object.keys(OPENINGS).filter((screen) => !paths.has(screen.replace(/\?.*/, '')))).toEqual([]);
});

it('every public screen and every dialog of a menu is opened', () => {
  expect(Object.keys(PUBLIC).sort()).toEqual(
    shown
      .filter(isPublic)
      .map(({ path }) => path)
      .sort(),
  );
  const dialogs = [...fileManagementDialogs, ...accountDialogs].map(({ label }) => label);
  expect(Object.keys(DIALOGS).sort()).toEqual(dialogs.sort());
});

it('every screen that saves something has a script that saves it', () => {
  expect(screens.filter((screen) => !ONLY_READ.includes(screen) && !SAVES[screen]?.length)).toEqual([]);
  expect(Object.keys(SAVES).filter((screen) => !(screen in OPENINGS))).toEqual([]);
});
