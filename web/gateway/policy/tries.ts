// How often somebody may try: calls within a minute, wrong answers within an hour, guesses at one code.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals';
import type { Store } from '../store';
import type { Application, LimitedUse, TicketUse } from './declared';
import { createRate, mailboxOf, placeOf } from './rates';
import type { Session } from './session';
import { digest } from './ticket';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const MOST_FAILED = 100;
const MOST_GUESSES = 5;
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
  const guessesKey = ({ use, application }: Code, world: string, email: string) =>
    keyOf('guesses', `${application} ${use}`, world, email);

  return {
    /** `world` keeps the worlds of the mocks apart. */
    countPlace: (request: FastifyRequest, use: string, world: string) =>
      perPlace.count(`${use} ${world} ${placeOf(request)}`),

    countExport: ({ identity }: Session) => exportsOf.count(identity.email),

    /** One who tries from one place is stopped soon, many who try from many a little later: so that nobody locks another out. */
    async countEmail(request: FastifyRequest, use: LimitedUse, world: string, email: string): Promise<void> {
      const who = `${use} ${world} ${mailboxOf(email)}`;
      perEmail.count(`${who} ${placeOf(request)}`);
      perEmailAnywhere.count(who);
      const { count, leftMs } = await store.countOf(keyOf('failed', use, world, email));
      if (count >= MOST_FAILED) throw tooManyFailed(leftMs);
    },

    noteFailed: async (use: LimitedUse, world: string, email: string) =>
      void (await store.increase(keyOf('failed', use, world, email), 1, AN_HOUR)),

    async countGuess(code: Code, world: string, email: string): Promise<void> {
      const { count } = await store.increase(guessesKey(code, world, email), 1, CODE_MS);
      if (count > MOST_GUESSES) throw tooManyGuesses();
    },
    /** Another code was sent, or the right one was typed. */
    forgetGuesses: (code: Code, world: string, email: string) => store.delete(guessesKey(code, world, email)),
  };
}
