// What the attacks of the gateway's tests share: whom somebody pretends to be, and how they are refused.
import type { OutgoingHttpHeaders } from 'node:http';
import type { OperationId } from '#contract';
import { ask, fakeServers, startGateway } from './testing';

export const EVIL = 'evil@mail.example';
export const NOT_ALLOWED = [403, { message: 'You are not allowed to do this.' }];
/** Refused for what it says there, without a word of it. */
export const badRequest = (told: string) => [400, { message: `The request is not what the contract says: ${told}.` }];

/** In place of a header that the contract's example has: it is not sent. */
export const LEFT_OUT: string[] = [];

/** A gateway in front of servers like those of production, and what reached them. */
export async function startStack(env: Record<string, string> = {}) {
  const servers = fakeServers();
  const gateway = await startGateway(env, servers);
  return {
    ...gateway,
    called: servers.called,
    told: async (id: OperationId, headers?: OutgoingHttpHeaders, body?: object) => {
      const answer = await ask(gateway.url, id, headers, body);
      return [answer.status, answer.json()];
    },
  };
}
