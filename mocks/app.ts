// The mock upstream: one route for each operation of the contract. An operation without a handler is answered with 501.
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../openapi/generated/examples';
import type { Area, Call } from './area';
import { areas } from './areas';
import { isTokenValid } from './areas/session/state';
import { control } from './control/control';
import { noteAnswer, noteForcedAnswer } from './control/coverage';
import { formShapeOf } from './forms/formShapes';
import { readForms } from './forms/forms';
import { isAllowed } from './forms/mediaCalls';
import { MultipartForm, readMultipart } from './forms/multipart';
import { pictureTypeOf } from './forms/pictureType';
import { otherTypeOf } from './seeding/otherPictures';
import {
  beginningOf,
  keepWholeAnswer,
  takeWholeAnswer,
  WHOLE_ANSWER,
  WHOLE_ANSWERS_PATH,
  writtenInPieces,
} from './wholeAnswers';
import type { Fault, JournalEntry, World } from './worlds/world';
import { DEFAULT_WORLD, isOpen, worldNamed } from './worlds/worlds';

const INVALID_TOKEN = { message: 'Invalid Access Token' };
const BODY_LIMIT = 12 * 1024 * 1024;

/**
 * The server treats all operations alike, so their types are erased here. Prism has checked the call, and each handler
 * is typed where it is defined.
 */
type AnyAnswer = { status: number; body?: unknown };
type AnyReply = Partial<AnyAnswer> & { example?: string };
type AnyHandler = (call: Call<OperationId, unknown>) => AnyReply;

// `onProtoPoisoning: 'remove'`: a body with a `__proto__` key is accepted without the key, like any other unknown
// field.
export const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, onProtoPoisoning: 'remove' });
readMultipart(app, BODY_LIMIT);
readForms(app);
app.register(control, { prefix: '/control' });

/** In the form in which Prism refuses a call. */
const problem = (reply: FastifyReply, status: number, detail: string) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ title: 'The request is not valid', status, detail }));

app.setErrorHandler(({ statusCode = 500, message }: FastifyError, _request, reply) => {
  if (statusCode < 500) return problem(reply, statusCode, message);
  return reply.code(statusCode).send({ statusCode, error: 'Internal Server Error', message });
});

for (const [id, operation] of Object.entries(operationTable)) {
  const operationId = id as OperationId;
  const area = areas.find((candidate) => operationId in candidate.handlers);
  app.route({
    method: operation.method,
    url: operation.path,
    handler: (request, reply) => answer(operationId, area, request, reply),
  });
}

app.get<{ Params: { id: string } }>(`${WHOLE_ANSWERS_PATH}:id`, async ({ params }, reply) => {
  const body = takeWholeAnswer(params.id);
  if (body === undefined) return reply.code(404).send();
  return reply.type('application/json').send(Readable.from(writtenInPieces(body)));
});

async function answer(
  operationId: OperationId,
  area: Area<unknown> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const handler = area?.handlers[operationId] as AnyHandler | undefined;
  // At 501 Prism answers with an example of the contract: the one that `Prefer` asks for, or the first.
  if (!area || !handler || request.headers.prefer) return reply.code(501).send();

  const world = worldNamed(worldNameOf(request));
  const headers = decodedHeaders(request);
  const received = request.body instanceof MultipartForm ? request.body.readAs(formShapeOf(operationId)) : request.body;
  if (!isAllowed(operationId, request.headers, received)) {
    return problem(reply, 422, 'The call breaks the contract.');
  }
  const query = request.query as Record<string, string>;
  const { method, url: path } = request;
  const entry = { operation: operationId, method, path, headers, query, body: describedBody(received) };
  const fault = world.faultOfCall(operationId);
  if (fault?.latencyMs) await pause(fault.latencyMs);
  if (fault?.held) await waitWhileHeld(world, operationId, fault);
  if (fault?.drop) {
    world.record({ ...entry, status: 'dropped' });
    return hangUp(request, reply);
  }
  if (fault?.body !== undefined) {
    const { status = 200, contentType = 'application/json' } = fault;
    world.record({ ...entry, status, answer: fault.body });
    return reply.code(status).type(contentType).send(fault.body);
  }
  const handled = () => handledAnswer(operationId, area, handler, world, { headers, query }, received);
  const isFailed = fault?.status !== undefined || fault?.example !== undefined;
  if (fault?.lost && isFailed) handled();
  const { status, body } = isFailed ? failedAnswer(world, operationId, fault) : handled();
  world.record({ ...entry, status, answer: body });
  if (fault?.lost && !isFailed) return hangUp(request, reply);
  const beginning = request.headers[WHOLE_ANSWER] === undefined ? body : beginningOf(body);
  if (beginning !== body) reply.header(WHOLE_ANSWER, keepWholeAnswer(body));
  // An answer that consists of its status only.
  if (body === undefined) return reply.code(status).send();
  return reply.code(status).type(mediaTypeOf(body)).send(beginning);
}

async function waitWhileHeld(world: World, operationId: OperationId, fault: Fault): Promise<void> {
  const held = { operation: operationId, fault };
  world.heldBack.push(held);
  while (isOpen(world) && world.faultOf(operationId) === fault) await pause(10);
  world.heldBack.splice(world.heldBack.indexOf(held), 1);
}

function hangUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

function handledAnswer(
  operationId: OperationId,
  area: Area<unknown>,
  handler: AnyHandler,
  world: World,
  { headers, query }: Pick<JournalEntry, 'headers' | 'query'>,
  body: unknown,
): AnyAnswer {
  const { security } = operationTable[operationId];
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (security && !isTokenValid(world, security, token)) {
    noteAnswer(world.name, operationId, 401, 'invalidAccessToken');
    return { status: 401, body: INVALID_TOKEN };
  }
  const received = body instanceof MultipartForm ? { body: body.fields, files: body.files } : { body, files: {} };
  const call = { headers, query, ...received, token, world, state: world.state(area) };
  const { status = 200, example = 'default', ...made } = handler(call as unknown as Call<OperationId, unknown>);
  noteAnswer(world.name, operationId, status, example);
  return { status, body: made.body ?? exampleOf(operationId, status, example) };
}

const describedBody = (body: unknown) => (body instanceof MultipartForm ? body.description : (body ?? null));

function mediaTypeOf(body: unknown): string {
  // Bytes that are not a picture are sent as one all the same, as careless servers do.
  if (body instanceof Uint8Array) return pictureTypeOf(body) ?? otherTypeOf(body) ?? 'image/png';
  return typeof body === 'string' ? 'text/plain' : 'application/json';
}

function failedAnswer(world: World, operationId: OperationId, { status = 200, example }: Fault): AnyAnswer {
  const answers = (examples[operationId] as Record<string, Record<string, unknown>>)[status] ?? {};
  const name = example ?? Object.keys(answers)[0];
  if (name) noteForcedAnswer(world.name, operationId, status, name);
  return { status, body: name ? answers[name] : { message: 'Internal Server Error' } };
}

function exampleOf(operationId: OperationId, status: number, name: string): unknown {
  return (examples[operationId] as Record<string, Record<string, unknown>>)[status]?.[name];
}

function worldNameOf(request: FastifyRequest): string {
  const header = request.headers['x-mock-world'];
  if (typeof header === 'string') return decoded(header);
  const cookie = /(?:^|;\s*)mock-world=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return cookie ? decoded(cookie) : DEFAULT_WORLD;
}

/** Header values are percent-encoded on the wire, because a header cannot carry ñ or an emoji. */
function decodedHeaders(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !['host', 'connection', 'cookie', 'accept-encoding', WHOLE_ANSWER].includes(name))
      .map(([name, value]) => [name, decoded(String(value))]),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
