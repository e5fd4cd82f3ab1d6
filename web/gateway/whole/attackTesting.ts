// Helpers for the tests that attack the gateway: forged identities, expected refusals, and a browser with cookies.
import type { OutgoingHttpHeaders } from 'node:http';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { OperationId } from '#contract';
import { type Answer, ask, fakeServers, OWN_ORIGIN, send, startGateway } from './testing';

export const EVIL = 'evil@mail.example';
export const NOT_ALLOWED = [403, { message: 'You are not allowed to do this.' }];
/** The refusal of a request that breaks this rule. It repeats nothing of the request. */
export const badRequest = (problem: string) => [
  400,
  { message: `The request is not what the contract says: ${problem}.` },
];

/** As the value of a header: removes it from the contract's example. */
export const LEFT_OUT: string[] = [];

/** A gateway in production mode in front of fake servers, with the calls that reached them. */
export async function startStack(env: Record<string, string> = {}) {
  const servers = fakeServers();
  const gateway = await startGateway(env, servers);
  return {
    ...gateway,
    called: servers.called,
    outcomeOf: async (id: OperationId, headers?: OutgoingHttpHeaders, body?: object) => {
      const answer = await ask(gateway.url, id, headers, body);
      // Some operations are answered by their status alone.
      return [answer.status, answer.body.length > 0 ? answer.json() : undefined];
    },
  };
}

/** A human-check proof for the session in these headers. */
export async function proofOf(url: string, operation: OperationId, headers: OutgoingHttpHeaders): Promise<string> {
  const challenge = (await send(url, `/human-check?operation=${operation}`, { headers })).json() as Challenge;
  // No solution is lower, so the search need not begin at 0.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 800 });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A client that keeps and sends cookies like a browser. */
export function browserAt(url: string) {
  const jar = new Map<string, string>();
  const own = () => ({ ...OWN_ORIGIN, cookie: [...jar].map((pair) => pair.join('=')).join('; ') });

  function withoutNoise(answer: Answer): Answer {
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  const browser = {
    url,
    /** The headers that a thief of the cookies would have. */
    copied: own,
    ask: async (id: OperationId, headers?: OutgoingHttpHeaders, body?: object) =>
      withoutNoise(await ask(url, id, { ...own(), ...headers }, body)),
    send: async (method: string, path: string, body?: object) =>
      withoutNoise(
        await send(url, path, {
          method,
          headers: { ...own(), ...(body && { 'content-type': 'application/json' }) },
          body: body && JSON.stringify(body),
        }),
      ),
    /** Signs in with the password and the one-time password of the contract's examples. */
    signIn: async () => {
      await browser.ask('loginAgora');
      return browser.ask('verifyAgoraOtp');
    },
    status: async (id: OperationId, headers?: OutgoingHttpHeaders) => (await browser.ask(id, headers)).status,
  };
  return browser;
}
