// People, their tokens and devices: the state of signing in, which other areas and the server use as well.
import { randomBytes } from 'node:crypto';
import type { components } from '#contract';
import { noOneTimePasswords } from '../../oneTimePasswords';
import { DEMO_PASSWORD, type Person, seedPeople } from '../../people';
import type { Store, World } from '../../worlds/world';
import { accessStore, systemAccessOf } from '../access/state';

type User = components['schemas']['User'];

const TOKEN_LIFETIME_MS = 8 * 60 * 60_000;

interface Token {
  recordid: number;
  issuedAt: number;
  /** A token from a login is not valid until the one-time password was verified. */
  verified: boolean;
}

function seed() {
  return {
    people: seedPeople(),
    tokens: {} as Record<string, Token>,
    serviceTokens: {} as Record<string, number>,
    wrongPasswords: {} as Record<number, number>,
    otp: noOneTimePasswords(),
    devices: {} as Record<string, string>,
    features: { ENABLE_AXADOMAIN: true } as Record<string, boolean>,
    /** Set by scenarios. */
    everyOtpExceeds: false,
    somebodyElseSignsIn: false,
    firstTokenIsInvalid: false,
  };
}

export type State = ReturnType<typeof seed>;

export const sessionStore: Store<State> = {
  name: 'session',
  seed,
  // Passwords, tokens and devices are not kept: whoever opens a kept world signs in again.
  kept: ({ people, wrongPasswords, features, everyOtpExceeds, somebodyElseSignsIn, firstTokenIsInvalid }) => ({
    people: people.map((person) => ({ ...person, password: DEMO_PASSWORD })),
    ...{ wrongPasswords, features, everyOtpExceeds, somebodyElseSignsIn, firstTokenIsInvalid },
  }),
};

export const newToken = () => randomBytes(16).toString('hex');

export function userOf(person: Person): User {
  const { recordid, emailaddress, username, firstname, department, rolesid, productavega_tag } = person;
  return {
    recordid,
    emailaddress,
    email: emailaddress,
    firstname,
    username,
    department,
    role: rolesid,
    rolesid,
    productavega_tag,
  };
}

export function personBy(state: State, email: string): Person | undefined {
  return state.people.find((person) => person.emailaddress === email.trim().toLowerCase());
}

export function personOf(state: State, token: string): Person | undefined {
  return state.people.find((person) => person.recordid === state.tokens[token]?.recordid);
}

/** The person who makes a call, by its token. */
export const callerOf = (world: World, token: string) => personOf(world.state(sessionStore), token);

export function endSessionsOf(state: State, person: Person): void {
  delete state.devices[person.emailaddress];
  for (const [token, { recordid }] of Object.entries(state.tokens)) {
    if (recordid === person.recordid) delete state.tokens[token];
  }
}

/** Whether a token is valid for operations with this security scheme. */
export function isTokenValid(
  world: World,
  scheme: 'accessToken' | 'secondaryToken' | 'recoveryToken' | 'kioskToken',
  token: string,
): boolean {
  const state = world.state(sessionStore);
  if (scheme !== 'accessToken') return world.now() - (state.serviceTokens[token] ?? 0) < TOKEN_LIFETIME_MS;
  const known = state.tokens[token];
  return known?.verified === true && world.now() - known.issuedAt < TOKEN_LIFETIME_MS;
}

export function registerDevice(state: State, person: Person, device: string, token: string): void {
  state.devices[person.emailaddress] = state.somebodyElseSignsIn ? '0'.repeat(64) : device;
  if (!state.firstTokenIsInvalid) return;
  state.firstTokenIsInvalid = false;
  delete state.tokens[token];
}

/**
 * Creates the session that a browser stores after signing in, for scripts that begin signed in. A given device stays
 * the same.
 */
export function openSession(world: World, email: string, device_id = randomBytes(32).toString('hex')) {
  const state = world.state(sessionStore);
  const person = personBy(state, email);
  if (!person) return undefined;
  const access_token = newToken();
  state.tokens[access_token] = { recordid: person.recordid, issuedAt: world.now(), verified: true };
  registerDevice(state, person, device_id, access_token);
  return {
    user_info: { access_token, data: userOf(person) },
    device_id,
    system_access: systemAccessOf(world.state(accessStore), person.rolesid),
  };
}
