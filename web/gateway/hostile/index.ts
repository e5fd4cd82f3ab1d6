// A gateway in production before a server that nobody should trust: it says yes to everything, answers too much, and notes
// what reached it. Every operation is connected, through the real translation.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '#contract';
import { tlsServer, upstreamOf } from '../production/testing';
import type { Upstream } from '../upstreamCall';
import { type Answer, startGateway } from '../whole/testing';
import { type Lacking, wholeCall } from './calls';
import { type Said, say, tooMuch } from './harm';
import { hostileEnv, hostileSettings, operationAt } from './settings';

export interface Reached {
  operation: OperationId;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Either what it says, or how it behaves. */
export type How = Said | ((response: ServerResponse) => void);

const NO_LIMITS = { RATE_PER_EMAIL: '1000000', RATE_PER_PLACE: '1000000', HUMAN_CHECK_COST: '1', LOG_LEVEL: 'error' };

export async function startHostile({ answers = 'enforce' as Upstream['answers'], env = {} } = {}) {
  const asked: Reached[] = [];
  const ways = new Map<OperationId, How>();
  const server = await tlsServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const operation = operationAt(url);
    asked.push({ operation, method, url, headers, body: await buffer(request) });
    const how = ways.get(operation) ?? tooMuch(operation);
    if (typeof how === 'function') how(response);
    else say(response, how);
  });
  const { upstream } = await upstreamOf(hostileSettings(server, answers), hostileEnv);
  const gateway = await startGateway({ ...NO_LIMITS, ...env }, upstream);

  return {
    ...gateway,
    /** Everything that reached the server. */
    asked,
    /** From now on it answers this operation so. */
    answers: (operation: OperationId, how: How) => void ways.set(operation, how),
    /** Makes a whole call that the contract allows, by somebody who may do everything. */
    call: (operation: OperationId, lacking: Lacking = {}): Promise<Answer> =>
      wholeCall(gateway.url, operation, lacking),
  };
}

export type Hostile = Awaited<ReturnType<typeof startHostile>>;
