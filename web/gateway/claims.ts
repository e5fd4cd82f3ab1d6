// Who has a case of a desk open. A claim forbids nothing: colleagues see it, and their 'next' passes over the case.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OperationId } from '#contract';
import { type Claims, DESKS, type DeskName, MOST_WANTED } from '#wire/claims';
import type { Policy } from './policy';
import { seesSecondBrand } from './policy/brand';
import type { Cookies } from './policy/session/cookies';
import { requireOwnOrigin } from './policy/session/origin';
import { type Session, type Sessions, sessionKey } from './policy/session/session';
import type { Tries } from './policy/tries';
import { acceptJson, ReceivedBody } from './requests/bodies';
import { notJson, signedOut } from './requests/refusals';
import type { Store } from './store';
import { StoreAway } from './store/store';

const LIMIT = 16 * 1024;
/** A console that is in sight renews its claim several times within this time. */
const CLAIM_MS = 2 * 60_000;
/** Open tabs of one person that can hold a claim. */
const MOST_OF_ONE = 10;
/** Another gateway may have written in between, so a claim is written again; each attempt lets at least one through. */
const MOST_ATTEMPTS = 50;

const caseId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const wanted = v.object({
  desk: v.picklist(DESKS),
  tab: v.pipe(v.string(), v.maxLength(40)),
  cases: v.pipe(v.array(caseId), v.maxLength(MOST_WANTED)),
  decided: v.optional(caseId),
});

/** The call whose power opens the desk. */
const OPENED_BY: Record<DeskName, OperationId> = {
  kyc: 'listPendingRegistrations',
  doctors: 'listPendingDoctors',
};

interface Claim {
  case: string;
  isDecided: boolean;
  name: string;
  person: string;
  session: string;
  tab: string;
  since: number;
  until: number;
}

interface Parts {
  store: Store;
  sessions: Sessions;
  cookies: Cookies;
  tries: Tries;
  policy: Policy;
}

export function serveClaims(scope: FastifyInstance, { store, sessions, cookies, tries, policy }: Parts): void {
  acceptJson(scope, () => LIMIT);
  scope.post('/claims', async (request, reply) => {
    requireOwnOrigin(request);
    const session = await sessions.open(cookies.read(request, 'session'), policy.idleForMs(request));
    if (!session) throw signedOut();
    const body = request.body instanceof ReceivedBody ? request.body.json : undefined;
    const { success, output } = v.safeParse(wanted, body);
    if (!success) throw notJson();
    await tries.countClaim(session);
    await policy.requirePowerFor(OPENED_BY[output.desk], request, session);
    const brand = seesSecondBrand(session.identity) ? 'second' : 'first';
    const key = ['claims', output.desk, brand, policy.worldOf(request)].join(' ');
    reply.header('cache-control', 'no-store');
    return claim(key, session, output);
  });

  /** Gives the first of the cases that nobody else has open to the tab, instead of the one that it had. */
  async function claim(
    key: string,
    session: Session,
    { tab, cases, decided }: v.InferOutput<typeof wanted>,
  ): Promise<Claims> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const before = await store.get(key);
      const now = Date.now();
      const live = await liveOf(before, now);
      const others = live.filter(({ person }) => person !== session.person);
      const own = live.filter((each) => each.person === session.person && each.tab !== tab).slice(-MOST_OF_ONE + 1);
      const free = cases.find((each) => !others.some((other) => other.case === each));
      const held = live.find((each) => each.person === session.person && each.tab === tab && each.case === free);
      const { username, email } = session.identity;
      const claimOf = (id: string, isDecided: boolean): Claim => ({
        case: id,
        isDecided,
        name: username ?? email,
        person: session.person,
        session: session.id,
        // A decided case belongs to no tab, so that it stays when the tab goes on.
        tab: isDecided ? '' : tab,
        since: (isDecided ? undefined : held?.since) ?? now,
        until: now + CLAIM_MS,
      });
      const mine = [...(decided ? [claimOf(decided, true)] : []), ...(free ? [claimOf(free, false)] : [])];
      const after = [...others, ...own, ...mine];
      const written = after.length > 0 ? JSON.stringify(after) : undefined;
      const isWritten = written === before || (await store.change(key, before, written, CLAIM_MS));
      if (!isWritten) continue;
      return {
        own: free ?? null,
        others: others.map(({ case: id, name, since, isDecided }) => ({
          case: id,
          name,
          openMs: now - since,
          isDecided,
        })),
      };
    }
    throw new StoreAway();
  }

  /** Without those of silent consoles and of sessions that have ended. */
  async function liveOf(stored: string | undefined, now: number): Promise<Claim[]> {
    const claims: Claim[] = stored === undefined ? [] : JSON.parse(stored);
    const recent = claims.filter(({ until }) => until > now);
    const begun = await Promise.all(recent.map(({ session }) => store.get(sessionKey({ id: session }))));
    return recent.filter((_, index) => begun[index] !== undefined);
  }
}
