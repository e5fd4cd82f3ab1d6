import { defineScenario } from '../area';

export default defineScenario({
  name: 'slow-images',
  tells: 'Every picture takes three seconds to come.',
  prepare(world) {
    world.faults.set('getImage', { latencyMs: 3000 });
  },
});
