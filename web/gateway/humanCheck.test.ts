import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { examples } from '../../openapi/generated/examples';
import { ask, fakeUpstream, madeBy, send, startGateway } from './testing';

const secret = 'a secret that several gateways share';

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

/** Solves it as a browser does: several workers share the search. */
async function solve(challenge: Challenge) {
  const controller = new AbortController();
  const workers = [0, 1, 2, 3].map(async (counterStart) => {
    const found = await solveChallenge({ challenge, deriveKey, counterStart, counterStep: 4, controller });
    controller.abort();
    return found;
  });
  return { challenge, solution: (await Promise.all(workers)).find((found) => found !== null) };
}

const REFUSED = [403, { message: 'Please verify that you are human!' }];

async function change(url: string, proof?: string) {
  const { headers, body } = madeBy({}, 'changePassword');
  const proven = { ...headers, ...(proof !== undefined && { 'human-proof': proof }) };
  const answer = await ask(url, 'changePassword', proven, body);
  return [answer.status, answer.json()];
}

afterEach(() => {
  vi.useRealTimers();
});

test('an operation that is for persons only asks for fresh, solved, unchanged work', async () => {
  const prism = await fakeUpstream();
  const gateway = () => startGateway({ HUMAN_CHECK_SECRET: secret, PRISM_URL: prism.url });
  const [one, other, stranger] = [await gateway(), await gateway(), await startGateway({ PRISM_URL: prism.url })];

  const issued = await send(one.url, '/human-check?operation=changePassword');
  expect(issued.headers['cache-control']).toBe('no-store');
  const solved = await solve(issued.json() as Challenge);
  const proof = encode(solved);

  expect(await change(other.url, proof)).toEqual([200, examples.changePassword[200].default]);
  expect(prism.asked[0]?.headers['human-proof']).toBe(proof);

  const easier = { ...solved.challenge, parameters: { ...solved.challenge.parameters, expiresAt: 9_999_999_999 } };
  const wrong = { ...solved.solution, derivedKey: '00'.repeat(32) };
  expect(await change(one.url)).toEqual(REFUSED);
  expect(await change(one.url, 'nonsense')).toEqual(REFUSED);
  expect(await change(one.url, encode({}))).toEqual(REFUSED);
  expect(await change(one.url, encode({ ...solved, challenge: easier }))).toEqual(REFUSED);
  expect(await change(one.url, encode({ ...solved, solution: wrong }))).toEqual(REFUSED);
  expect(await change(stranger.url, proof)).toEqual(REFUSED);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 });
  expect(await change(one.url, proof)).toEqual([200, examples.changePassword[200].default]);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await change(one.url, proof)).toEqual(REFUSED);
  expect(prism.asked).toHaveLength(2);
});

test('a proof of one operation is no proof of another, and one of none is none', async () => {
  const prism = await fakeUpstream();
  const { url } = await startGateway({ HUMAN_CHECK_SECRET: secret, PRISM_URL: prism.url });
  const proofOf = async (query: string) =>
    encode(await solve((await send(url, `/human-check${query}`)).json() as Challenge));
  expect(await change(url, await proofOf('?operation=addUser'))).toEqual(REFUSED);
  for (const query of ['', '?operation=loginAgora', '?operation=__proto__']) {
    expect((await send(url, `/human-check${query}`)).status, query).toBe(404);
  }
  expect(prism.asked).toEqual([]);
});
