import { defineScenario } from '../area';
import { session } from '../areas/session';

export default defineScenario({
  name: 'another-session',
  tells: 'Right after signing in, the same person signs in elsewhere: this session is ended with a message.',
  prepare(world) {
    world.state(session).somebodyElseSignsIn = true;
  },
});
