// The human check (ALTCHA, protocol 2): a proof of work that takes a browser about half a second.
// A proof contains everything needed to verify it, signed, so gateways that share one secret accept each other's.
import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '#contract';
import { policies } from '../../openapi/generated/policy';
import type { Cookies } from './policy/session/cookies';
import type { Sessions } from './policy/session/session';
import type { Tries } from './policy/tries';
import { nothingHere } from './requests/refusals';
import type { Store } from './store';

const lifetimeMs = 5 * 60 * 1000;

// The solution is a counter in a narrow range. Searching for a rare hash instead would take some users ten times as
// long as others.
const work = { algorithm: 'PBKDF2/SHA-256', counter: { lowest: 800, highest: 1_000 } };

export type HumanCheck = ReturnType<typeof createHumanCheck>;

/** `cost` is how much work each step of the search is. */
export function createHumanCheck(secret: string, cost: number, store: Store) {
  const secretFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const keys = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('solution') };

  /** The signed nonce of the challenge; undefined unless the proof is valid. Throws when the proof cannot be parsed. */
  async function nonceOf(proof: unknown, operation: string, session: string): Promise<string | undefined> {
    if (typeof proof !== 'string') return undefined;
    const { challenge, solution }: Payload = JSON.parse(Buffer.from(proof, 'base64').toString());
    const { data, nonce } = challenge.parameters;
    if (data?.operation !== operation || data.session !== session) return undefined;
    return (await verifySolution({ ...keys, deriveKey, challenge, solution })).verified ? nonce : undefined;
  }

  return {
    /** A proof is accepted only for the operation and the session that its challenge was made for. */
    challenge: (operation: string, session: string | undefined) =>
      createChallenge({
        ...keys,
        data: { operation, session: session ?? '' },
        deriveKey,
        algorithm: work.algorithm,
        cost,
        counter: randomInt(work.counter.highest, work.counter.lowest),
        expiresAt: new Date(Date.now() + lifetimeMs),
      }),

    /** `proof` should be the base64 JSON of a challenge and its solution, but may be anything. */
    async accepts(proof: unknown, operation: string, session: string | undefined): Promise<boolean> {
      const nonce = await nonceOf(proof, operation, session ?? '').catch(() => undefined);
      return nonce !== undefined && store.add(`proof ${nonce}`, lifetimeMs);
    },
  };
}

interface Parts {
  humanCheck: HumanCheck;
  sessions: Sessions;
  cookies: Cookies;
  tries: Tries;
}

/**
 * Gives challenges for the operations that need one. Making one costs the gateway some work, so they are rate limited.
 */
export function serveHumanCheck(scope: FastifyInstance, { humanCheck, sessions, cookies, tries }: Parts): void {
  scope.get<{ Querystring: { operation?: string } }>('/human-check', async (request, reply) => {
    const { operation = '' } = request.query;
    const policy = Object.hasOwn(policies, operation) ? policies[operation as OperationId] : undefined;
    if (!policy?.humanCheck) throw nothingHere();
    await tries.countPlace(request, 'human check', '');
    const session = policy.token === 'person' ? await sessions.open(cookies.read(request, 'session')) : undefined;
    reply.header('cache-control', 'no-store');
    return humanCheck.challenge(operation, session?.id);
  });
}
