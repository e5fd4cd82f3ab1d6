// Limits for tries: calls within a minute, failed tries within an hour, guesses at one one-time password.
import type { FastifyRequest } from 'fastify';
import { minutes, Refusal, tooMany } from '../requests/refusals';
import type { Store } from '../store';
import { RATE } from '../store/store';
import type { Application, LimitedUse, TicketUse } from './policyTypes';
import { mailboxOf, placeOf } from './rates';
import type { Session } from './session/session';
import { digest } from './session/ticket';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const MOST_FAILED = 100;
const MOST_GUESSES = 5;
/**
 * How long a place from which an account has signed in stays known, and how many of the latest are kept for each
 * account.
 */
const KNOWN_MS = 30 * 24 * AN_HOUR;
const MOST_PLACES = 10;
/** Exports of one person within a minute. */
const MOST_EXPORTS = 30;
/** Messages of one person within a minute about the cases that they have open, from all tabs. */
const MOST_CLAIMS = 120;
/** Longer than any one-time password is valid. */
const CODE_MS = 30 * A_MINUTE;

interface TryLimits {
  ratePerEmail: number;
  ratePerPlace: number;
  mailsPerMinute: number;
  mailsPerHour: number;
}

/** The kind of a one-time password; each application has its own. */
export interface Code {
  use: TicketUse;
  application: Application;
}

export type Tries = ReturnType<typeof createTries>;

const tooManyFailed = (leftMs: number) =>
  new Refusal(429, `Too many failed tries. Please try again in ${minutes(leftMs / 1_000)}.`, {
    'retry-after': String(Math.ceil(leftMs / 1_000)),
  });
const tooManyGuesses = () =>
  new Refusal(429, 'This one-time password was tried too often. Please have a new one sent.');

export function createTries(store: Store, limits: TryLimits) {
  /** At most so many calls within a minute, at all gateways together. */
  async function countCall(most: number, ...key: string[]): Promise<void> {
    const { count, leftMs } = await store.increase(RATE + digest(key.join(' ')), 1, A_MINUTE);
    if (count > most) throw tooMany(Math.ceil(leftMs / 1_000));
  }

  const keyOf = (what: string, use: string, world: string, email: string) =>
    `${what} ${use} ${digest(`${world} ${mailboxOf(email)}`)}`;
  /**
   * Guesses after the password was typed are counted separately, so that an outsider cannot use them up. They are
   * counted for the account, not for the login: otherwise each new login would give five more guesses at the same code.
   */
  const guessesKey = ({ use, application }: Code, world: string, email: string, knowsPassword: boolean) =>
    keyOf(knowsPassword ? 'guesses-with-password' : 'guesses', `${application} ${use}`, world, email);

  /** One key for each account. Its value has the digest of each known place, and until when the place stays known. */
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

  /**
   * Failed tries from a known place are counted for that place only, so that tries from elsewhere cannot lock the
   * person out.
   */
  const failedKey = (request: FastifyRequest, use: LimitedUse, world: string, email: string, known: boolean) =>
    known
      ? keyOf('failed-at-place', `${use} ${digest(placeOf(request))}`, world, email)
      : keyOf('failed', use, world, email);

  /** All mails that callers without a login have sent to an address; those from a known place are counted apart. */
  async function mailKeys(request: FastifyRequest, world: string, email: string) {
    const from = (await isKnown(request, world, email)) ? digest(placeOf(request)) : 'anywhere';
    return { minute: keyOf('mails-in-minute', from, world, email), hour: keyOf('mails', from, world, email) };
  }

  return {
    /** `world` keeps the mocks' worlds apart. */
    countPlace: (request: FastifyRequest, use: string, world: string) =>
      countCall(limits.ratePerPlace, 'place', use, world, placeOf(request)),

    countExport: ({ identity }: Session) => countCall(MOST_EXPORTS, 'exports', identity.email),
    countClaim: ({ person }: Session) => countCall(MOST_CLAIMS, 'claims', person),

    /**
     * The limit for one place is lower than the limit for all places together, so that one attacker cannot lock others
     * out.
     */
    async countEmail(request: FastifyRequest, use: LimitedUse, world: string, email: string): Promise<void> {
      const who = [use, world, mailboxOf(email)];
      await countCall(limits.ratePerEmail, 'email at place', ...who, placeOf(request));
      const known = await isKnown(request, world, email);
      if (!known) await countCall(limits.ratePerEmail * 10, 'email', ...who);
    },

    /**
     * Counts a try as failed before the server is asked, so that many tries at once cannot pass the limit. Returns what
     * takes it back when it has not failed.
     */
    async holdTry(
      request: FastifyRequest,
      use: LimitedUse,
      world: string,
      email: string,
    ): Promise<() => Promise<void>> {
      const key = failedKey(request, use, world, email, await isKnown(request, world, email));
      const { count, leftMs } = await store.increase(key, 1, AN_HOUR);
      const takeBack = () => store.decrease(key);
      if (count <= MOST_FAILED) return takeBack;
      await takeBack();
      throw tooManyFailed(leftMs);
    },

    /** A failure of the store is ignored here: it must not prevent signing in. */
    async noteSignedIn(request: FastifyRequest, world: string, email: string): Promise<void> {
      const placeDigest = digest(placeOf(request));
      const others = (await placesOf(world, email)).filter(({ place }) => place !== placeDigest);
      const places = [{ place: placeDigest, until: Date.now() + KNOWN_MS }, ...others].slice(0, MOST_PLACES);
      const noted = places.map(({ place, until }) => `${place}:${until}`).join(' ');
      await store.set(placesKey(world, email), noted, KNOWN_MS).catch(() => undefined);
    },

    async countGuess(code: Code, world: string, email: string, knowsPassword: boolean): Promise<void> {
      const { count } = await store.increase(guessesKey(code, world, email, knowsPassword), 1, CODE_MS);
      if (count > MOST_GUESSES) throw tooManyGuesses();
    },
    /** Counts a mail that a caller without a login wants sent; throws when there were too many. */
    async countMail(request: FastifyRequest, world: string, email: string): Promise<void> {
      const { minute, hour } = await mailKeys(request, world, email);
      const inMinute = await store.increase(minute, 1, A_MINUTE);
      if (inMinute.count > limits.mailsPerMinute) throw tooMany(Math.ceil(inMinute.leftMs / 1_000));
      const inHour = await store.increase(hour, 1, AN_HOUR);
      if (inHour.count > limits.mailsPerHour) throw tooMany(Math.ceil(inHour.leftMs / 1_000));
    },
    /** Called when no mail was sent. */
    async forgetMail(request: FastifyRequest, world: string, email: string): Promise<void> {
      const { minute, hour } = await mailKeys(request, world, email);
      await Promise.all([store.decrease(minute), store.decrease(hour)]);
    },

    /** Called when a new code was sent, or the right one was typed. */
    async forgetGuesses(code: Code, world: string, email: string): Promise<void> {
      await Promise.all([true, false].map((knows) => store.delete(guessesKey(code, world, email, knows))));
    },
  };
}
