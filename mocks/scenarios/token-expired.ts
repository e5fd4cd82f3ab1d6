import { defineScenario } from '../area';
import { session } from '../areas/session';

export default defineScenario({
  name: 'token-expired',
  tells:
    "The first token to be issued dies at once: the next call answers 'Invalid Access Token'; signing in again helps.",
  prepare(world) {
    world.state(session).firstTokenDies = true;
  },
});
