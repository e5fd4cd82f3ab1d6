// The human check (ALTCHA, protocol 2): a proof of work that takes a browser about half a second.
// A proof contains everything needed to verify it, signed, so several gateways can share one secret.
import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '#contract';
import { policies } from '../../openapi/generated/policy';
import { placeOf, type Rate } from './policy/rates';
import { nothingHere } from './refusals';

const lifetimeMs = 5 * 60 * 1000;

// The solution is a counter in a narrow range. Searching for a rare hash instead would take some users ten times as
// long as others.
const work = { algorithm: 'PBKDF2/SHA-256', counter: { lowest: 800, highest: 1_000 } };

export type HumanCheck = ReturnType<typeof createHumanCheck>;

/** `cost` is how much work each step of the search is. */
export function createHumanCheck(secret: string, cost: number) {
  const secretFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const keys = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('solution') };

  return {
    /** For one operation: a proof of one is no proof of another. */
    challenge: (operation: string) =>
      createChallenge({
        ...keys,
        data: { operation },
        deriveKey,
        algorithm: work.algorithm,
        cost,
        counter: randomInt(work.counter.highest, work.counter.lowest),
        expiresAt: new Date(Date.now() + lifetimeMs),
      }),

    /** `proof` should be the base64 JSON of a challenge and its solution, but may be anything. */
    async accepts(proof: unknown, operation: string): Promise<boolean> {
      if (typeof proof !== 'string') return false;
      try {
        const { challenge, solution }: Payload = JSON.parse(Buffer.from(proof, 'base64').toString());
        if (challenge.parameters.data?.operation !== operation) return false;
        return (await verifySolution({ ...keys, deriveKey, challenge, solution })).verified;
      } catch {
        return false;
      }
    },
  };
}

/** Challenges are given for the calls that need one. Making one costs the gateway some work, so nobody gets any number of them. */
export function serveHumanCheck(scope: FastifyInstance, humanCheck: HumanCheck, rate: Rate): void {
  scope.get<{ Querystring: { operation?: string } }>('/human-check', async (request, reply) => {
    const { operation = '' } = request.query;
    if (!Object.hasOwn(policies, operation) || !policies[operation as OperationId].humanCheck) throw nothingHere();
    rate.count(placeOf(request));
    reply.header('cache-control', 'no-store');
    return humanCheck.challenge(operation);
  });
}
