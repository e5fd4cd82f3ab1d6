import { defineScenario } from '../area';
import { session } from '../areas/session';

export default defineScenario({
  name: 'own-store',
  tells: "The AXA domain is switched off: pictures come from the provider's own store.",
  prepare(world) {
    world.state(session).features.ENABLE_AXADOMAIN = false;
  },
});
