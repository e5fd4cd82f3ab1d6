// Serves the operations of the contract below /api. Each call passes the policy before it reaches a server.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypeOf } from './answers/answers';
import { filePartsOf } from './answers/contract';
import type { Policy } from './policy';
import type { Session } from './policy/session/session';
import { pathOf, queryOf } from './requests/address';
import { acceptForms, acceptJson, ReceivedBody } from './requests/bodies';
import { type Operation, operationFinder, operationNamed } from './requests/operations';
import { nothingHere, wrongType } from './requests/refusals';

declare module 'fastify' {
  interface FastifyRequest {
    operation: Operation | null;
    pathParameters: Record<string, string>;
    queryParameters: Record<string, string>;
    session: Session | null;
  }
}

/**
 * An answer is data for the console. When a browser opens one as a page, this keeps it from running or loading
 * anything.
 */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'; sandbox";

export async function serveApi(api: FastifyInstance, policy: Policy) {
  const find = operationFinder();

  api.decorateRequest('operation', null);
  api.decorateRequest('session', null);
  api.decorateRequest('callContent', null);
  api.decorateRequest('outcome', null);
  api.decorateRequest('emailsToSignOut', null);
  api.decorateRequest('memory', null);
  api.decorateRequest('releaseTry', null);
  api.decorateRequest('endBefore', null);
  api.decorateRequest('pathParameters');
  api.decorateRequest('queryParameters');
  acceptJson(api, limitOf);
  acceptForms(api, limitOf, kindsOfParts);

  api.addHook('onRequest', async (request, reply) => {
    // Also on 'close': a call whose caller disconnects early is audited, too.
    const { ip } = request;
    reply.header('cache-control', 'no-store').header('content-security-policy', NO_DOCUMENT);
    reply.raw.once('close', () => policy.note(request, reply, ip));
    const { id, path } = find(request.method, pathOf(request.url).slice(api.prefix.length));
    request.operation = operationNamed(id);
    request.pathParameters = path;
    request.queryParameters = queryOf(request.url, request.operation.policy.query);
    requireType(request, request.operation);
    request.session = await policy.admit(request, request.operation);
    await policy.reserveMemory(request, reply);
    request.bodyTimeout?.extend();
  });

  // Before the answer is sent, so that no decision that staff saw confirmed is missing if the gateway is killed. A
  // streamed answer may still break off.
  api.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable)) policy.note(request, reply, request.ip);
  });

  for (const url of ['', '/*'])
    api.route({
      method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeadRoute: false,
      url,
      handler: answer,
    });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { operation, body } = request;
    if (!operation) throw nothingHere();
    const received = body instanceof ReceivedBody && operation.policy.bodyTypes.length > 0 ? body : undefined;
    await policy.examine(request, operation, received);
    const { status, type, headers, body: sent } = await policy.exchange(request, reply, operation, received);
    reply.code(status).headers(headers);
    if (type) reply.type(type.startsWith('image/') ? type : `${type}; charset=utf-8`);
    // An answer that consists of its status alone has no type and an empty body: nothing is sent.
    return type === '' && Buffer.isBuffer(sent) && sent.length === 0 ? reply.send() : reply.send(sent);
  }
}

/** A body of another media type would be parsed, and so checked, in another way than the contract describes. */
function requireType({ headers }: FastifyRequest, { policy: { bodyTypes } }: Operation): void {
  const type = headers['content-type'];
  if (type === undefined || bodyTypes.length === 0 || bodyTypes.includes(mediaTypeOf(type))) return;
  throw wrongType(bodyTypes.includes('application/json') ? 'JSON' : 'a form');
}

const limitOf = ({ operation }: FastifyRequest) => operation?.policy.bodyLimit ?? 0;
const kindsOfParts = ({ operation }: FastifyRequest) => ({
  json: operation?.policy.jsonParts ?? [],
  files: operation ? filePartsOf(operation.id) : [],
});
