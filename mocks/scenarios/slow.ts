import { defineScenario } from '../area';

export default defineScenario({
  name: 'slow',
  tells: 'Every answer takes two seconds.',
  prepare(world) {
    world.faults.set('*', { latencyMs: 2000 });
  },
});
