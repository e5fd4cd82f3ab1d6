import { defineScenario } from '../area';
import { session } from '../areas/session';

export default defineScenario({
  name: 'otp-exceeded',
  tells: 'Every one-time password is refused because too many were tried: the dialog closes with the message.',
  prepare(world) {
    world.state(session).everyOtpExceeds = true;
  },
});
