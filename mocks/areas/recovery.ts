import { defineArea } from '../area';
import { consumeVerification, isOtpVerified, noOneTimePasswords, sendOtp, verifyOtp } from '../oneTimePasswords';
import { DONE, findOrUnknown, UNKNOWN } from '../records';
import type { World } from '../worlds/world';
import { endSessionsOf, newToken, personBy, sessionStore } from './session/state';

function seed() {
  return {
    otp: noOneTimePasswords(),
    /** Members and doctors, who sign in to the apps and not to the console. */
    appAccounts: ['ana.delacruz@mail.example', 'dr.lim@clinic.example', 'benjie.torres@mail.example'],
  };
}

type State = ReturnType<typeof seed>;

function requestOtp(world: World, state: State, email: string) {
  const person = personBy(world.state(sessionStore), email);
  if (!person) return { example: 'unknownAddress' } as const;
  const sent = sendOtp(state.otp, world, person.emailaddress, 'Reset your password');
  return sent ? ({ example: 'default' } as const) : ({ example: 'tooMany' } as const);
}

function verify(world: World, state: State, value: { email: string; verification_code: string }) {
  const result = verifyOtp(state.otp, world, value.email.trim().toLowerCase(), value.verification_code);
  if (result === 'verified') return { example: 'default' } as const;
  return { example: result === 'expired' ? 'expired' : 'wrong' } as const;
}

function changePassword(world: World, state: State, email: string, password: string) {
  const person = personBy(world.state(sessionStore), email);
  if (!person || !isOtpVerified(state.otp, world, person.emailaddress)) return { example: 'notVerified' } as const;
  if (person.password === password) return { example: 'usedBefore' } as const;
  person.password = password;
  person.passwordExpired = false;
  consumeVerification(state.otp, world, person.emailaddress);
  return { example: 'default' } as const;
}

const resetApp = (state: State, email: string) =>
  state.appAccounts.includes(email.trim().toLowerCase()) ? DONE : UNKNOWN;

export const recovery = defineArea({
  name: 'recovery',
  seed,
  // One-time passwords are not kept.
  kept: ({ appAccounts }) => ({ appAccounts }),
  handlers: {
    requestAgoraRecoveryOtp: ({ headers, world, state }) => requestOtp(world, state, headers.emailaddress),
    requestAlagaMdRecoveryOtp: ({ headers, world, state }) => requestOtp(world, state, headers.emailaddress),
    verifyAgoraRecoveryOtp: ({ body, world, state }) => verify(world, state, body.Value),
    verifyAlagaMdRecoveryOtp: ({ body, world, state }) => verify(world, state, body.Value),
    issueRecoveryToken: ({ world }) => {
      const access_token = newToken();
      world.state(sessionStore).serviceTokens[access_token] = world.now();
      return { status: 200, body: { access_token } };
    },
    changeForgottenAgoraPassword: ({ body, world, state }) =>
      changePassword(world, state, body.Value.emailaddress, body.Value.newpassword),
    changeForgottenAlagaMdPassword: ({ body, world, state }) => {
      const { email_address, verification_code, new_password } = body.Value;
      const verified = verifyOtp(state.otp, world, email_address.toLowerCase(), verification_code) === 'verified';
      return verified ? changePassword(world, state, email_address, new_password) : { example: 'notVerified' };
    },
    resetAppLogin: ({ headers, state }) => resetApp(state, headers.email),
    resetAppLockout: ({ body, state }) => resetApp(state, body.Email),
    resetConsoleLogin: ({ headers, world }) => {
      const state = world.state(sessionStore);
      const person = personBy(state, headers.emailaddress);
      if (!person) return UNKNOWN;
      endSessionsOf(state, person);
      return DONE;
    },
    resetConsoleLockout: ({ headers, world }) => {
      const state = world.state(sessionStore);
      // The header is called `email` but contains a username.
      return findOrUnknown(state.people, 'username', headers.email.trim().toLowerCase(), (person) => {
        person.lockedOut = false;
        state.wrongPasswords[person.recordid] = 0;
        return DONE;
      });
    },
  },
});
