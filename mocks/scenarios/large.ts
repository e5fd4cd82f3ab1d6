import { areas } from '../areas';
import type { Scenario } from '../worlds/world';

export const large: Scenario = {
  name: 'large',
  description:
    'After very many years: every list that grows holds 100,000 records; newsletters, offers, announcements and pods 50,000 each, doctors 30,000. Other lists are as long as' +
    ' they can be: every municipality of e-billing, every bank; roles, menus, features, remarks and e-mail settings.',
  // Making a hundred thousand records takes a moment, so each area makes its own when it is first read.
  overrides: (store, now) =>
    Object.assign({}, ...areas.filter(({ name }) => name === store).map((area) => area.large?.(now))),
};
