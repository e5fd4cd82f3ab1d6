import type { Scenario } from '../worlds/world';

export const upstreamDown: Scenario = {
  name: 'upstream-down',
  description: 'The servers cannot be reached: no call is answered.',
  prepare(world) {
    world.faults.set('*', { drop: true });
  },
};
