import type { Scenario } from '../worlds/world';

export const slow: Scenario = {
  name: 'slow',
  description: 'Every answer takes two seconds.',
  prepare(world) {
    world.faults.set('*', { latencyMs: 2000 });
  },
};
