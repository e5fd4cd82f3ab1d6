// How often somebody may try: calls within a minute, wrong answers within an hour, guesses at one code.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../requests/refusals';
import type { Store } from '../store';
import type { Application, LimitedUse, TicketUse } from './declared';
import { createRate, mailboxOf, placeOf } from './rates';
import type { Session } from './session/session';
import { digest } from './session/ticket';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const MOST_FAILED = 100;
const MOST_GUESSES = 5;
/** For so long a place is known from which an account has signed in, and of each account so many, the latest. */
const KNOWN_MS = 30 * 24 * AN_HOUR;
const MOST_PLACES = 10;
/** Of a person, within a minute. */
const MOST_EXPORTS = 30;
/** Longer than any code is good. */
const CODE_MS = 30 * A_MINUTE;

export interface TryLimits {
  ratePerEmail: number;
  ratePerPlace: number;
}

/** A one-time password of one application is another than that of the other. */
export interface Code {
  use: TicketUse;
  application: Application;
}

export type Tries = ReturnType<typeof createTries>;

const tooManyFailed = (leftMs: number) =>
  new Refusal(429, `Too many failed tries. Please try again in ${minutes(leftMs)}.`, {
    'retry-after': String(Math.ceil(leftMs / 1_000)),
  });
const tooManyGuesses = () =>
  new Refusal(429, 'This one-time password was tried too often. Please have a new one sent.');

function minutes(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / A_MINUTE));
  return count === 1 ? 'a minute' : `${count} minutes`;
}

/** Calls within a minute each gateway counts for itself; what was answered wrongly is remembered in the store, for all of them. */
export function createTries(store: Store, { ratePerEmail, ratePerPlace }: TryLimits) {
  const perPlace = createRate(ratePerPlace, A_MINUTE);
  const perEmail = createRate(ratePerEmail, A_MINUTE);
  const perEmailAnywhere = createRate(ratePerEmail * 10, A_MINUTE);
  const exportsOf = createRate(MOST_EXPORTS, A_MINUTE);
  const keyOf = (what: string, use: string, world: string, email: string) =>
    `${what} ${use} ${digest(`${world} ${mailboxOf(email)}`)}`;
  /**
   * Those who have typed the password guess for themselves: whoever has not uses up no guess of theirs. They are counted together, as
   * each could sign in again and again for five guesses more at one code.
   */
  const guessesKey = ({ use, application }: Code, world: string, email: string, knowsPassword: boolean) =>
    keyOf(knowsPassword ? 'guesses-with-password' : 'guesses', `${application} ${use}`, world, email);

  /** Under one key for each account, however many places it signs in from: the digests of the places, and until when each is known. */
  const placesKey = (world: string, email: string) => `places ${digest(`${world} ${mailboxOf(email)}`)}`;
  async function placesOf(world: string, email: string): Promise<{ place: string; until: number }[]> {
    const noted = (await store.get(placesKey(world, email))) ?? '';
    const places = noted
      .split(' ')
      .map((each) => ({ place: each.slice(0, each.indexOf(':')), until: Number(each.slice(each.indexOf(':') + 1)) }));
    return places.filter(({ until }) => until > Date.now());
  }
  const isKnown = async (request: FastifyRequest, world: string, email: string) =>
    (await placesOf(world, email)).some(({ place }) => place === digest(placeOf(request)));

  /** What is tried at a place that the account is known to sign in from is counted there alone: nobody elsewhere locks it out. */
  const failedKey = (request: FastifyRequest, use: LimitedUse, world: string, email: string, known: boolean) =>
    known
      ? keyOf('failed-at-place', `${use} ${digest(placeOf(request))}`, world, email)
      : keyOf('failed', use, world, email);

  return {
    /** `world` keeps the worlds of the mocks apart. */
    countPlace: (request: FastifyRequest, use: string, world: string) =>
      perPlace.count(`${use} ${world} ${placeOf(request)}`),

    countExport: ({ identity }: Session) => exportsOf.count(identity.email),

    /** One who tries from one place is stopped soon, many who try from many a little later: so that nobody locks another out. */
    async countEmail(request: FastifyRequest, use: LimitedUse, world: string, email: string): Promise<void> {
      const who = `${use} ${world} ${mailboxOf(email)}`;
      perEmail.count(`${who} ${placeOf(request)}`);
      const known = await isKnown(request, world, email);
      if (!known) perEmailAnywhere.count(who);
      const { count, leftMs } = await store.countOf(failedKey(request, use, world, email, known));
      if (count >= MOST_FAILED) throw tooManyFailed(leftMs);
    },

    async noteFailed(request: FastifyRequest, use: LimitedUse, world: string, email: string): Promise<void> {
      const known = await isKnown(request, world, email);
      await store.increase(failedKey(request, use, world, email, known), 1, AN_HOUR);
    },

    /** Nobody is kept out because there is no room left to remember from where. */
    async noteSignedIn(request: FastifyRequest, world: string, email: string): Promise<void> {
      const here = digest(placeOf(request));
      const others = (await placesOf(world, email)).filter(({ place }) => place !== here);
      const places = [{ place: here, until: Date.now() + KNOWN_MS }, ...others].slice(0, MOST_PLACES);
      const noted = places.map(({ place, until }) => `${place}:${until}`).join(' ');
      await store.set(placesKey(world, email), noted, KNOWN_MS).catch(() => undefined);
    },

    async countGuess(code: Code, world: string, email: string, knowsPassword: boolean): Promise<void> {
      const { count } = await store.increase(guessesKey(code, world, email, knowsPassword), 1, CODE_MS);
      if (count > MOST_GUESSES) throw tooManyGuesses();
    },
    /** Another code was sent, or the right one was typed. */
    async forgetGuesses(code: Code, world: string, email: string): Promise<void> {
      await Promise.all([true, false].map((knows) => store.delete(guessesKey(code, world, email, knows))));
    },
  };
}
