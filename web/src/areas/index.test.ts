// The guards of the console and the powers that the gateway takes from the contract must admit the same people to a
// screen.
import { expect, it } from 'vitest';
import { isGivenTo, screenThatGives } from '#wire/powers';
import { canBeInMenu, mayEnter } from '@/app/routing/guards';
import { DEPARTMENTS } from '@/app/session/rules';
import { user } from '@/app/testing';
import { powers } from '../../../openapi/generated/policy';
import { areas } from '.';

const ROLES = ['1', '2', '3', '11'];
const routes = areas.flatMap(({ routes = [] }) => routes);

/**
 * The contract names the screen of most powers. These screens are in no menu, or their calls belong to several powers.
 */
const GUARDED_ALONE: Record<string, string> = {
  '/dashboard': 'registrationReviewers',
  '/kycapproval': 'registrationReviewers',
  '/newsletter': 'everybody',
  '/store': 'everybody',
  '/category': 'everybody',
  '/users': 'userManagers',
  '/sysaccess-manage-access': 'roleKeepers',
};

const opensBy: Record<string, string> = {
  ...GUARDED_ALONE,
  ...Object.fromEntries(Object.entries(powers).flatMap(([name, { screen }]) => (screen ? [[screen, name]] : []))),
};

const everybody = ROLES.flatMap((rolesid) => DEPARTMENTS.map((department) => user({ rolesid, department })));

it.each(Object.entries(opensBy))('%s is open to exactly the people with the power %s', (path, name) => {
  const route = routes.find((each) => each.path === path);
  const power = powers[name];
  if (!route || !power)
    throw new Error(
      `There is no screen ${path} in an area of web/src/areas/index.ts, or no power ${name} in x-powers of openapi/openapi.yaml.`,
    );
  for (const person of everybody) {
    const has = isGivenTo(power, person);
    const enters = (granted: string[]) => mayEnter(route, { user: person, granted });
    expect([person.rolesid, person.department, enters([])]).toEqual([person.rolesid, person.department, has]);
    // An entry in the system access list opens a screen, unless the screen gives power over others.
    expect(enters([path])).toBe(has || screenThatGives(power, person) === path);
  }
});

it('every screen has a power', () => {
  const without = routes.filter(canBeInMenu).filter(({ path }) => !(path in opensBy));
  expect(
    without.map(
      ({ path, title }) =>
        `'${title}' (${path}) has no power. Write one into x-powers of openapi/openapi.yaml, with 'screen: ${path}', and name it in x-power of its calls; or name the power here that its guard alone gives.`,
    ),
  ).toEqual([]);
});

it('every power has exactly one screen, except the power over administrators', () => {
  const screens = routes.filter(canBeInMenu).map(({ path }) => path);
  const nowhere = Object.keys(opensBy).filter((path) => !screens.includes(path));
  expect(
    nowhere.map(
      (path) =>
        `x-powers of openapi/openapi.yaml names ${path}, which is no screen of an area in web/src/areas/index.ts.`,
    ),
  ).toEqual([]);
  expect([...Object.values(opensBy), 'administrators'].toSorted()).toEqual(
    // Some powers guard several screens.
    [...Object.keys(powers), 'registrationReviewers', 'everybody', 'everybody'].toSorted(),
  );
});
