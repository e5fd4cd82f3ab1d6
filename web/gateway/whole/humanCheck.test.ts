import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { examples } from '../../../openapi/generated/examples';
import { ask, fakeUpstream, madeBy, send, signedIn, startGateway } from './testing';

/** The work is done eleven times. */
const HUMAN_CHECK_COST = '50';
const secret = 'a secret that several gateways share';

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

/** Solves the challenge like a browser: several workers share the search. */
async function solve(challenge: Challenge) {
  const controller = new AbortController();
  const workers = [0, 1, 2, 3].map(async (counterStart) => {
    const found = await solveChallenge({ challenge, deriveKey, counterStart, counterStep: 4, controller });
    controller.abort();
    return found;
  });
  return { challenge, solution: (await Promise.all(workers)).find((found) => found !== null) };
}

const CHANGED = [200, examples.changePassword[200].default];
const REFUSED = [403, { message: 'Please verify that you are human!' }];

/** A new session of Ana that is valid for an hour. */
const anaSignedIn = () => signedIn({}, { lifetimeMs: 3_600_000 });

type SignedIn = ReturnType<typeof signedIn>;

async function change(url: string, session: SignedIn, proof?: string) {
  const { headers, body } = madeBy({}, 'changePassword');
  const proven = { ...headers, ...session, ...(proof !== undefined && { 'human-proof': proof }) };
  const answer = await ask(url, 'changePassword', proven, body);
  return [answer.status, answer.json()];
}

const issue = (url: string, headers: SignedIn, query = '?operation=changePassword') =>
  send(url, `/human-check${query}`, { headers });
const solved = async (url: string, headers: SignedIn, query?: string) =>
  solve((await issue(url, headers, query)).json() as Challenge);
const proofOf = async (url: string, headers: SignedIn, query?: string) => encode(await solved(url, headers, query));

afterEach(() => {
  vi.useRealTimers();
});

test('an operation with a human check requires a fresh, solved and unchanged proof for each call', async () => {
  const prism = await fakeUpstream();
  const gateway = () => startGateway({ HUMAN_CHECK_SECRET: secret, HUMAN_CHECK_COST, PRISM_URL: prism.url });
  const [one, other, stranger] = [
    await gateway(),
    await gateway(),
    await startGateway({ HUMAN_CHECK_COST, PRISM_URL: prism.url }),
  ];
  const session = anaSignedIn();

  expect((await issue(one.url, session)).headers['cache-control']).toBe('no-store');
  const [work, later, late] = [
    await solved(one.url, session),
    await proofOf(one.url, session),
    await proofOf(one.url, session),
  ];
  const easier = { ...work.challenge, parameters: { ...work.challenge.parameters, expiresAt: 9_999_999_999 } };
  const wrong = { ...work.solution, derivedKey: '00'.repeat(32) };
  const proof = encode(work);
  expect(await change(one.url, session)).toEqual(REFUSED);
  expect(await change(one.url, session, 'nonsense')).toEqual(REFUSED);
  expect(await change(one.url, session, encode({}))).toEqual(REFUSED);
  expect(await change(one.url, session, encode({ ...work, challenge: easier }))).toEqual(REFUSED);
  expect(await change(one.url, session, encode({ ...work, solution: wrong }))).toEqual(REFUSED);
  expect(await change(stranger.url, session, proof)).toEqual(REFUSED);
  expect(prism.requests).toEqual([]);

  expect(await change(other.url, session, proof)).toEqual(CHANGED);
  expect(prism.requests[0]?.headers['human-proof']).toBe(proof);
  expect(await change(other.url, session, proof)).toEqual(REFUSED);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 });
  expect(await change(one.url, session, later)).toEqual(CHANGED);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await change(one.url, session, late)).toEqual(REFUSED);
  expect(prism.requests).toHaveLength(2);
});

test('a proof is valid only for its own operation and session', async () => {
  const prism = await fakeUpstream();
  const { url } = await startGateway({ HUMAN_CHECK_SECRET: secret, HUMAN_CHECK_COST, PRISM_URL: prism.url });
  const session = anaSignedIn();
  expect(await change(url, session, await proofOf(url, session, '?operation=addUser'))).toEqual(REFUSED);
  expect(await change(url, session, await proofOf(url, anaSignedIn()))).toEqual(REFUSED);
  for (const query of ['', '?operation=loginAgora', '?operation=__proto__']) {
    expect((await issue(url, session, query)).status, query).toBe(404);
  }
  expect(prism.requests).toEqual([]);
  expect(await change(url, session, await proofOf(url, session))).toEqual(CHANGED);
});
