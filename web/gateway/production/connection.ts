// The connections to one upstream: pooled and capped, with a limit on every wait, and aborted when the browser
// disconnects.
import { finished, type Readable, Transform } from 'node:stream';
import { buildConnector, Pool } from 'undici';
import { createCapacity, type Reservation } from '../limits/capacity';
import { deadline } from '../limits/deadline';
import { BUFFER_WHOLE_ANSWER, limits } from '../requests/bodies';
import { answerNotInContract, answerTooLong, busy, Refusal, tooSlow, unreachable } from '../requests/refusals';
import type { UpstreamSettings } from './settings/settings';

export interface UpstreamRequest {
  isPublic: boolean;
  /** The person or the network address whose share of the connections it takes; undefined for the gateway itself. */
  caller: string | undefined;
  memory: Reservation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
  /** Whether to retry once when the connection breaks before the answer begins. */
  retry: boolean;
  /** Whether the answer is a streamed list. Only the part that waits here counts against the memory. */
  isLong: boolean;
}

export interface UpstreamResponse {
  status: number;
  type: string;
  body: Readable;
}

interface OpenResponse extends UpstreamResponse {
  /** Whether reading may be paused. That is safe only for chunked answers on a connection that stays open. */
  canWait: boolean;
}

/** A call that failed, with the reason for the log: a code, never a value. */
export class Failure extends Refusal {
  constructor(
    refusal: Refusal,
    readonly kind: 'unreachable' | 'tooSlow' | 'abandoned' | 'unreadable' | 'busy',
    readonly code: string,
  ) {
    super(refusal.statusCode, refusal.message, refusal.headers);
  }
}

/** The part of the connections that one person or one network address may use, so that there are always some for others. */
const SHARE = 3 / 4;

const SLOW = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

function failureOf(error: Error & { code?: string }): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refusal) return new Failure(error, 'busy', 'no room');
  const code = error.code ?? error.name;
  return SLOW.includes(code)
    ? new Failure(tooSlow(), 'tooSlow', code)
    : new Failure(unreachable(), 'unreachable', code);
}

export type Connection = ReturnType<typeof connectionTo>;

export function connectionTo(settings: UpstreamSettings) {
  const { url, connections, publicConnections, queueLength, queueMs, connectMs, firstByteMs, totalMs, tls } = settings;
  const connect = buildConnector({ ...tls, timeout: connectMs, rejectUnauthorized: true });
  const laneOf = (size: number) => ({
    capacity: createCapacity({ size, share: Math.ceil(size * SHARE), waitsForShare: true, queueLength, queueMs }),
    pool: new Pool(url, { connections: size, connect, headersTimeout: firstByteMs, bodyTimeout: firstByteMs }),
  });
  /** Callers who have not signed in have separate connections, so that they cannot use up those of staff. */
  const lanes = { staff: laneOf(connections), public: laneOf(publicConnections) };
  let wasReached = false;

  async function attempt(
    pool: Pool,
    { method, path, headers, body, signal, memory, isLong }: Omit<UpstreamRequest, 'retry'>,
  ): Promise<OpenResponse> {
    const request = { method, path, headers, body, signal, ...(isLong ? TAKEN_IN_PIECES : BUFFER_WHOLE_ANSWER) };
    const { statusCode, headers: received, body: answer } = await pool.request(request);
    wasReached = true;
    const { 'content-type': type, 'content-encoding': coding = 'identity', 'content-length': length = 0 } = received;
    try {
      if (coding !== 'identity') throw new Failure(answerNotInContract(), 'unreadable', 'content-encoding');
      if (Number(length) > (isLong ? limits.longAnswer : limits.answer)) throw cutOff();
      if (!isLong) memory.growTo(Number(length), 'answer');
    } catch (error) {
      answer.on('error', () => {}).destroy();
      throw error;
    }
    const { 'transfer-encoding': transfer, connection } = received;
    const canWait = transfer === 'chunked' && !/close/i.test(String(connection));
    return { status: statusCode, type: String(type ?? ''), body: answer, canWait };
  }

  /**
   * Whether the server has ever been reached. A later failure does not count, because it would make all gateways not
   * ready.
   */
  function isReachable(): Promise<boolean> {
    if (wasReached) return Promise.resolve(true);
    const { hostname, host, protocol, port } = new URL(url);
    return new Promise((resolve) => {
      connect({ hostname, host, protocol, port }, (error, socket) => {
        socket?.destroy();
        wasReached ||= !error;
        resolve(wasReached);
      });
    });
  }

  return {
    async send({ retry, ...sent }: UpstreamRequest): Promise<UpstreamResponse> {
      const wait = deadline(sent.signal, totalMs, REASONS);
      const request = { ...sent, signal: wait.signal };
      const { capacity, pool } = lanes[sent.isPublic ? 'public' : 'staff'];
      let reservation: Reservation | undefined;
      const end = () => {
        wait.end();
        reservation?.release();
      };
      try {
        reservation = await capacity.reserve(1, wait.signal, sent.caller);
        const { canWait, ...answer } = await attempt(pool, request).catch((error) => {
          const again = retry && !wait.signal.aborted;
          const failure = failureOf(error);
          if (again && failure.kind === 'unreachable') return attempt(pool, request);
          throw failure;
        });
        // A long list takes as long as its reader needs; pauses are limited at both ends.
        if (sent.isLong) wait.stopClock();
        const bounds = sent.isLong ? boundBacklog(sent.memory, canWait) : boundTotal(sent.memory);
        return { ...answer, body: limited(answer.body, bounds, end) };
      } catch (error) {
        end();
        throw failureOf(error as Error);
      }
    },
    isReachable,
    get stats() {
      return Object.entries(lanes).map(([lane, { pool, capacity }]) => {
        const { connected, free, running } = pool.stats;
        return { lane, states: { connected, free, running, queued: capacity.stats.queued } };
      });
    },
    close: () => Promise.all(Object.values(lanes).map(({ pool }) => pool.destroy())),
  };
}

const REASONS = {
  late: () => new Failure(tooSlow(), 'tooSlow', 'total time'),
  left: () => new Failure(unreachable(), 'abandoned', 'the browser has disconnected'),
};

const cutOff = () => new Failure(answerTooLong(), 'unreadable', 'too large');

/** A small buffer at the connection: the chunks of a streamed list wait in the transform below instead. */
const TAKEN_IN_PIECES = { highWaterMark: 1024 * 1024 };

/** Called with the size of each chunk and of what waits to be passed on. Throws when that is too much. */
type Bounds = (chunk: number, waiting: number) => void;

function boundTotal(memory: Reservation): Bounds {
  let size = 0;
  return (chunk) => {
    size += chunk;
    if (size > limits.answer) throw cutOff();
    memory.growTo(size, 'answer');
  };
}

/**
 * A client that reads slower than the server writes may lag behind this far; then the server waits, or the answer is
 * cut.
 */
function boundBacklog(memory: Reservation, canWait: boolean): Bounds {
  return (chunk, waiting) => {
    if (!canWait && waiting + chunk > limits.answer) throw new Failure(busy(), 'busy', 'read too slowly');
    memory.growTo(Math.min(waiting + chunk, limits.answer), 'answer');
  };
}

/** Streams an answer. It ends with a refusal if it breaks off or is too large for its limit or the free memory. */
function limited(answer: Readable, bounds: Bounds, onEnd: () => void): Readable {
  const guard = new Transform({
    readableHighWaterMark: limits.answer,
    transform(chunk: Buffer, _encoding, done) {
      try {
        bounds(chunk.length, guard.readableLength);
        done(null, chunk);
      } catch (error) {
        done(failureOf(error as Error));
      }
    },
  });
  finished(answer, (error) => error && guard.destroy(failureOf(error)));
  finished(guard, () => {
    onEnd();
    answer.destroy();
  });
  return answer.pipe(guard);
}
