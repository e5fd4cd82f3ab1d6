import { defineScenario } from '../area';

export default defineScenario({
  name: 'core-lookup-down',
  tells: 'Opening a registration fails: the core system gives no answer about any member.',
  prepare(world) {
    world.faults.set('getMemberCoreData', { drop: true });
  },
});
