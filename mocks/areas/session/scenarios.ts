import type { AreaScenario } from '../../area';
import type { State } from './state';

export const scenarios: AreaScenario<State>[] = [
  {
    name: 'expired-password',
    description: "Everyone's password is expired: signing in offers to change or to waive it.",
    prepare(_world, state) {
      for (const person of state.people) person.passwordExpired = true;
    },
  },
  {
    name: 'otp-exceeded',
    description: 'Every one-time password is refused because too many were tried: the dialog closes with the message.',
    prepare(_world, state) {
      state.everyOtpExceeds = true;
    },
  },
  {
    name: 'another-session',
    description: 'Right after signing in, the same person signs in elsewhere: this session is ended with a message.',
    prepare(_world, state) {
      state.somebodyElseSignsIn = true;
    },
  },
  {
    name: 'token-expired',
    description:
      "The first token to be issued is invalid at once: the next call answers 'Invalid Access Token'; signing in again helps.",
    prepare(_world, state) {
      state.firstTokenIsInvalid = true;
    },
  },
];
