// All scenarios: first those about the whole upstream, then those in the folders of their areas.
import type { Area } from '../area';
import { areas } from '../areas';
import { announcements } from '../areas/announcements';
import { newsletters } from '../areas/newsletters';
import { offersStore } from '../areas/offers/state';
import type { Scenario } from '../worlds/world';

const scenariosOf = (area: Area<unknown>): Scenario[] =>
  (area.scenarios ?? []).map(({ name, description, prepare }) => ({
    name,
    description,
    area: area.name,
    prepare: (world) => prepare(world, world.state(area)),
  }));

/** The first one is for worlds whose name does not begin with the name of a scenario. */
export const scenarios: [Scenario, ...Scenario[]] = [
  {
    name: 'default',
    description: 'An ordinary day: everyone can sign in, and every list has records.',
  },
  {
    name: 'empty',
    description: 'The first day: everyone can sign in and has a role and its menus; every other list is still empty.',
    prepare(world) {
      for (const area of areas) Object.assign(world.state(area) as object, area.empty?.(world.now()));
    },
  },
  {
    name: 'large',
    description:
      'After very many years: every list that grows holds 100,000 records; newsletters, offers, announcements and pods 50,000 each, doctors 30,000. Other lists are as long as' +
      ' they can be: every municipality of e-billing, every bank; roles, menus, features, remarks and e-mail settings.',
    // Making a hundred thousand records takes a moment, so each area makes its own when it is first read.
    overrides: (store, now) =>
      Object.assign({}, ...areas.filter(({ name }) => name === store).map((area) => area.large?.(now))),
  },
  {
    name: 'slow',
    description: 'Every answer takes two seconds.',
    prepare(world) {
      world.faults.set('*', { latencyMs: 2000 });
    },
  },
  {
    name: 'upstream-down',
    description: 'The servers cannot be reached: no call is answered.',
    prepare(world) {
      world.faults.set('*', { drop: true });
    },
  },
  {
    name: 'edited-elsewhere',
    description:
      'While someone edits a newsletter, an announcement or an offer, a colleague changes it: saving asks first.',
    prepare(world) {
      world.state(newsletters).asked = 0;
      world.state(announcements).asked = 0;
      world.state(offersStore).asked = 0;
    },
  },
  ...areas.flatMap(scenariosOf),
];
