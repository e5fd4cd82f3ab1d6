// The console takes the guards of its screens from the contract's powers.
import { expect, it } from 'vitest';
import { powers } from '#contract';
import { areas } from '.';

const routes = areas.flatMap(({ routes = [] }) => routes);
const screens = Object.values(powers).flatMap(({ screen }) => screen ?? []);

it('every screen has a power', () => {
  const without = routes.filter(({ guard, path }) => !guard && !screens.includes(path));
  expect(
    without.map(
      ({ path, title }) =>
        `'${title}' (${path}) has no power, so nobody can open it. Write one into x-powers of openapi/openapi.yaml, with 'screen: ${path}', and name it in x-power of its calls; or name the screen's power as its guard.`,
    ),
  ).toEqual([]);
});

it('every power is that of one screen', () => {
  const paths = routes.map(({ path }) => path);
  expect(
    screens
      .filter((path) => !paths.includes(path))
      .map(
        (path) =>
          `x-powers of openapi/openapi.yaml names ${path}, which is no screen of an area in web/src/areas/index.ts.`,
      ),
  ).toEqual([]);
  expect(new Set(screens).size).toBe(screens.length);
});
