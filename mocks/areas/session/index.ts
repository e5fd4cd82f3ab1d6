import { defineArea } from '../../area';
import { consumeVerification, isOtpVerified, sendOtp, verifyOtp } from '../../oneTimePasswords';
import { type Person, seedPeople } from '../../people';
import { listed } from '../../records';
import { seedColleagues } from '../../seeding/colleagues';
import { MANY, manyRows } from '../../seeding/manyRows';
import type { World } from '../../worlds/world';
import { accessStore, systemAccessOf } from '../access/state';
import { scenarios } from './scenarios';
import { newToken, personBy, personOf, registerDevice, type State, sessionStore, userOf } from './state';

const WRONG_PASSWORDS_ALLOWED = 5;
/** A hundred thousand, including the people of every scenario. */
const manyColleagues = manyRows(() => seedColleagues(MANY - seedPeople().length));

function login(world: World, state: State, email: string, password: string) {
  const person = personBy(state, email);
  if (!person) return { example: 'wrongCredentials' } as const;
  if (person.lockedOut) return { example: 'lockedOut' } as const;
  if (person.password !== password) {
    const wrong = (state.wrongPasswords[person.recordid] ?? 0) + 1;
    state.wrongPasswords[person.recordid] = wrong;
    person.lockedOut = wrong >= WRONG_PASSWORDS_ALLOWED;
    return { example: 'wrongCredentials' } as const;
  }
  if (person.status === 'D') return { example: 'disabledAccount' } as const;
  if (person.passwordExpired) return { example: 'passwordExpired' } as const;
  state.wrongPasswords[person.recordid] = 0;
  const access_token = newToken();
  // A user who has waived or changed an expired password has already verified a code and needs no second one.
  const verified = consumeVerification(state.otp, world, person.emailaddress);
  state.tokens[access_token] = { recordid: person.recordid, issuedAt: world.now(), verified };
  return { status: 200, body: { data: { access_token, user: userOf(person) } } } as const;
}

function send(world: World, state: State, email: string) {
  const person = personBy(state, email);
  // An unknown address gets the same answer but no mail, so that nobody can find out which addresses exist.
  if (!person) return { example: 'default' } as const;
  const sent = sendOtp(state.otp, world, person.emailaddress, 'Your one time password');
  return sent ? ({ example: 'default' } as const) : ({ example: 'tooMany' } as const);
}

function verify(world: World, state: State, email: string, code: string) {
  if (state.everyOtpExceeds) return { example: 'exceeded' } as const;
  const person = personBy(state, email);
  const result = verifyOtp(state.otp, world, person?.emailaddress ?? email, code);
  if (result !== 'verified') return { example: result } as const;
  for (const token of Object.values(state.tokens)) {
    if (token.recordid !== person?.recordid || token.verified) continue;
    token.verified = true;
    consumeVerification(state.otp, world, person.emailaddress);
  }
  return { example: 'default' } as const;
}

function setPassword(person: Person, password: string): boolean {
  if (person.password === password) return false;
  person.password = password;
  person.passwordExpired = false;
  return true;
}

function logout(state: State, token: string) {
  delete state.tokens[token];
  return { example: 'default' } as const;
}

export const session = defineArea({
  ...sessionStore,
  large: (now) => ({ people: [...seedPeople(), ...manyColleagues(now)] }),
  scenarios,
  handlers: {
    loginAgora: ({ body, world, state }) => login(world, state, body.Value.emailaddress, body.Value.password),
    loginAlagaMd: ({ body, world, state }) => login(world, state, body.Value.emailaddress, body.Value.password),
    getCompanyTag: ({ headers, state }) => {
      const person = personBy(state, headers.email);
      if (!person) return { example: 'unknown' };
      return person.productavega_tag ? { example: 'default' } : { example: 'secondBrand' };
    },
    sendAgoraOtp: ({ body, world, state }) => send(world, state, body.Value.email),
    sendAlagaMdOtp: ({ body, world, state }) => send(world, state, body.Value.email_address),
    verifyAgoraOtp: ({ headers, world, state }) => verify(world, state, headers.email, headers.otp),
    verifyAlagaMdOtp: ({ body, world, state }) => verify(world, state, body.Value.email_address, body.Value.vercode),
    waivePassword: ({ body, world, state }) => {
      const person = personBy(state, body.Value.email);
      if (!person?.passwordExpired || !isOtpVerified(state.otp, world, person.emailaddress))
        return { example: 'refused' };
      person.passwordExpired = false;
      return { example: 'default' };
    },
    changePasswordAtLogin: ({ body, world, state }) => {
      const person = personBy(state, body.Value.emailaddress);
      if (!person || !isOtpVerified(state.otp, world, person.emailaddress)) return { example: 'notVerified' };
      return setPassword(person, body.Value.newpassword) ? { example: 'default' } : { example: 'usedBefore' };
    },
    changePassword: ({ body, token, state }) => {
      const person = personOf(state, token);
      if (!person || person.password !== body.Value.oldpassword) return { example: 'wrongOldPassword' };
      return setPassword(person, body.Value.newpassword) ? { example: 'default' } : { example: 'usedBefore' };
    },
    registerDevice: ({ body, token, state }) => {
      const person = personBy(state, body.Value.email);
      if (!person || person !== personOf(state, token)) return { example: 'refused' };
      registerDevice(state, person, body.Value.deviceid, token);
      return { example: 'default' };
    },
    checkDevice: ({ headers, state }) => {
      const deviceid = state.devices[headers.email.toLowerCase()];
      return { status: 200, body: { data: deviceid ? [{ deviceid }] : [] } };
    },
    issueSecondaryToken: ({ world, state }) => {
      const access_token = newToken();
      state.serviceTokens[access_token] = world.now();
      return { status: 200, body: { access_token } };
    },
    getSystemAccess: ({ body, world }) => listed(systemAccessOf(world.state(accessStore), body.Value.rolesid)),
    logoutAgora: ({ token, state }) => logout(state, token),
    logoutAlagaMd: ({ token, state }) => logout(state, token),
    getFeatureFlag: ({ headers, state }) => {
      if (!Object.hasOwn(state.features, headers.name)) return { status: 404, example: 'noSuchFlag' };
      return state.features[headers.name] ? { example: 'default' } : { example: 'off' };
    },
  },
});
