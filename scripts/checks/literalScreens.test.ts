// A screen, a tab or a dialog that is new is opened before the literal upstream as well, and what it saves is saved there; but for
// those of areas that the specification does not have, of which the literal upstream knows nothing.
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
/** Of a screen that is guarded; its own tabs have rows of their own. */
const screens = [
  ...shown.filter((route) => !isPublic(route)).map(({ path }) => path),
  ...tabs.map(({ path, id }) => `${path}?tab=${id}`),
];
/** They have nothing that is saved. */
const ONLY_READ = ['/welcome'];

it('every screen and every tab opens there', () => {
  expect(screens.filter((screen) => !(screen in OPENINGS))).toEqual([]);
  const paths = new Set(screens.map((screen) => screen.replace(/\?.*/, '')));
  expect(Object.keys(OPENINGS).filter((screen) => !paths.has(screen.replace(/\?.*/, '')))).toEqual([]);
});

it('so does what is open to everybody, and every dialog of a menu', () => {
  expect(Object.keys(PUBLIC).sort()).toEqual(
    shown
      .filter(isPublic)
      .map(({ path }) => path)
      .sort(),
  );
  const dialogs = [...fileManagementDialogs, ...accountDialogs].map(({ label }) => label);
  expect(Object.keys(DIALOGS).sort()).toEqual(dialogs.sort());
});

it('what a screen saves is saved there', () => {
  expect(screens.filter((screen) => !ONLY_READ.includes(screen) && !SAVES[screen]?.length)).toEqual([]);
  expect(Object.keys(SAVES).filter((screen) => !(screen in OPENINGS))).toEqual([]);
});
