// A gateway in production mode in front of a hostile server, which accepts everything, answers with too much, and
// records the requests that reach it. Every operation is connected, through the real translation.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '#contract';
import { tlsServer, upstreamOf } from '../production/testing';
import type { Upstream } from '../upstreamCall';
import { type Answer, NO_LIMITS, startGateway } from '../whole/testing';
import { type CallChanges, makeCall } from './calls';
import { type HostileAnswer, overfullAnswer, sendHostile } from './hostileAnswers';
import { hostileEnv, hostileSettings, operationAt } from './settings';

export interface ReceivedRequest {
  operation: OperationId;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Either a fixed answer, or a function that writes to the connection. */
export type Behaviour = HostileAnswer | ((response: ServerResponse) => void);

export async function startHostile({ answers = 'enforce' as Upstream['answers'], env = {} } = {}) {
  const received: ReceivedRequest[] = [];
  const ways = new Map<OperationId, Behaviour>();
  const server = await tlsServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const operation = operationAt(url);
    received.push({ operation, method, url, headers, body: await buffer(request) });
    const how = ways.get(operation) ?? overfullAnswer(operation);
    if (typeof how === 'function') how(response);
    else sendHostile(response, how);
  });
  const { upstream } = await upstreamOf(hostileSettings(server, answers), hostileEnv);
  const gateway = await startGateway({ ...NO_LIMITS, LOG_LEVEL: 'error', ...env }, upstream);

  return {
    ...gateway,
    /** All requests that reached the server. */
    received,
    /** Sets the answer to this operation from now on. */
    answers: (operation: OperationId, how: Behaviour) => void ways.set(operation, how),
    /** Makes a valid call by a person who has all powers, with these changes. */
    call: (operation: OperationId, lacking: CallChanges = {}): Promise<Answer> =>
      makeCall(gateway.url, operation, lacking),
  };
}

export type Hostile = Awaited<ReturnType<typeof startHostile>>;
