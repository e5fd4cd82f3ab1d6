// Every refusal is a status and a `{ message }`, and never repeats parts of the request.
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outcomeHeader } from '#wire/outcome';
import { judged } from '../answers/outcome';
import { NOT_IN_CONTRACT, NOT_REACHED, NOT_RECORDABLE, TOO_LONG } from './ownMessages';

export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** In words for people: 'a minute', '40 minutes'. */
export function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
}

export const nothingHere = () => new Refusal(404, 'There is nothing at this address.');
export const wrongMethod = (allow: string[]) =>
  new Refusal(405, 'This method is not allowed here.', { allow: allow.join(', ') });
export const badAddress = () => new Refusal(400, 'The address is not valid.');
export const longAddress = () => new Refusal(414, 'The address is too long.');
export const tooLarge = () => new Refusal(413, 'The request is too large.');
export const notJson = () => new Refusal(400, 'The request is not valid JSON.');
/** `place` and `rule` are words of the contract. */
export const badRequest = (place: string, rule: string) =>
  new Refusal(400, `The request is not what the contract says: ${place} ${rule}.`);
export const tooDeep = () => new Refusal(400, 'The request is nested too deeply.');
export const tooMuch = () => new Refusal(400, 'The request has more values than any call needs.');
export const notAWorld = () => new Refusal(400, 'The name of the world in the cookie cannot be read.');
export const notAForm = () => new Refusal(400, 'The request is not a valid form.');
export const badEmail = () => new Refusal(400, 'The e-mail address is too long.');
export const wrongType = (wanted: string) => new Refusal(415, `The request is not ${wanted}.`);
export const signedOut = () => new Refusal(401, 'Invalid Access Token');
export const notAllowed = () => new Refusal(403, 'You are not allowed to do this.');
export const notVerified = () => new Refusal(403, 'Please verify your one time password first.');
export const tooMany = (seconds: number) =>
  new Refusal(429, `Too many tries. Please wait ${minutes(seconds)} and try again.`, {
    'retry-after': String(seconds),
  });
export const notHuman = () => new Refusal(403, 'Please verify that you are human!');
export const notRecordable = () => new Refusal(503, NOT_RECORDABLE, { 'retry-after': '30' });
/** The server has answered, but what follows from its answer could not be stored. */
export const notNoted = () => new Refusal(503, 'The server was asked, but the outcome could not be noted.');
/** A call that the gateway made for its own use has failed. The user cannot do anything about it. */
export const ownCallFailed = () => new Refusal(500, 'Internal Server Error');
/** The service account was refused. Not 401, because the caller's session is still valid. */
export const serviceRefused = (words: string | null) => (words === null ? ownCallFailed() : new Refusal(500, words));
export const unreachable = () => new Refusal(502, NOT_REACHED);
/** The server was reached and answered with an error that has no usable message. */
export const upstreamFailed = () => new Refusal(502, 'Internal Server Error');
export const answerNotInContract = () => new Refusal(502, NOT_IN_CONTRACT);
export const answerTooLong = () => new Refusal(502, TOO_LONG);
export const busy = () => new Refusal(503, 'The server is busy. Please try again in a moment.', { 'retry-after': '5' });
export const tooSlow = () => new Refusal(504, 'The server took too long to answer.');

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType('JSON');
  if (error.code === 'FST_ERR_BAD_URL') return badAddress();
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(status, 'The request is not valid.');
  return new Refusal(500, 'Internal Server Error');
}

export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  // A client that disconnects in the middle of a request is not a failure of the gateway.
  const isOurs = refusal !== error && refusal.statusCode === 500 && !request.raw.destroyed;
  if (isOurs) request.log.error({ err: error }, 'the gateway failed');
  // Fastify would close the connection. A client that is still sending would see a reset instead of the answer.
  // Without this header, the rest of the body is read and dropped, until `requestTimeout`.
  reply.removeHeader('connection');
  // Set here, too, because no hook runs for an invalid address.
  reply.header('x-content-type-options', 'nosniff');
  const { statusCode, headers, message } = refusal;
  return reply
    .code(statusCode)
    .headers({ ...headers, ...outcomeHeader(judged(statusCode, { message })) })
    .send({ message });
}

const clientErrors: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address or the headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** A client that does not close the connection after the answer is disconnected after this time. */
const HANG_UP_MS = 1_000;

/** Answers requests that are not valid HTTP, which never reach Fastify. */
export function answerClientError(error: { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, message] = clientErrors[error.code ?? ''] ?? [400, 'Bad Request', 'The request is not valid.'];
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
}
