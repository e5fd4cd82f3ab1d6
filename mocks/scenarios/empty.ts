import { areas } from '../areas';
import type { Scenario } from '../worlds/world';

export const empty: Scenario = {
  name: 'empty',
  description: 'The first day: everybody can sign in and has a role and its menus; every other list is still empty.',
  prepare(world) {
    for (const area of areas) Object.assign(world.state(area) as object, area.empty?.(world.now()));
  },
};
