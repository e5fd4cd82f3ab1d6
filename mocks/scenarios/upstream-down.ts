import { defineScenario } from '../area';

export default defineScenario({
  name: 'upstream-down',
  tells: 'The servers cannot be reached: nothing that is asked is answered.',
  prepare(world) {
    world.faults.set('*', { drop: true });
  },
});
