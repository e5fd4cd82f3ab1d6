import { defineScenario } from '../area';

export default defineScenario({
  name: 'core-lookup-refused',
  tells: 'Opening a registration fails: the core system refuses to tell about any member, and says why.',
  prepare(world) {
    world.faults.set('getMemberCoreData', { status: 400 });
  },
});
