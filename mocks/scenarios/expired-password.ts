import { defineScenario } from '../area';
import { session } from '../areas/session';

export default defineScenario({
  name: 'expired-password',
  tells: "Everybody's password is expired: signing in offers to change or to waive it.",
  prepare(world) {
    for (const person of world.state(session).people) person.passwordExpired = true;
  },
});
