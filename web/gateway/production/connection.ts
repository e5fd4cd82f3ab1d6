// The connections to one upstream: pooled and capped, with a limit on every wait, and cut when the browser goes.
import { finished, type Readable, Transform } from 'node:stream';
import { buildConnector, Pool } from 'undici';
import { limits, TAKEN_AS_IT_COMES } from '../bodies';
import { deadline } from '../deadline';
import { misunderstood, Refusal, tooSlow, unreachable } from '../refusals';
import type { UpstreamSettings } from './settings';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Asked once more when the connection breaks before the answer begins. */
  retry: boolean;
}

export interface Received {
  status: number;
  type: string;
  body: Readable;
}

/** What kept an answer from coming, with the reason for the log: a code, never a value. */
export class Failure extends Refusal {
  constructor(
    refusal: Refusal,
    readonly kind: 'unreachable' | 'tooSlow' | 'abandoned' | 'unreadable',
    readonly code: string,
  ) {
    super(refusal.statusCode, refusal.message);
  }
}

const SLOW = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

function failureOf(error: Error & { code?: string }): Refusal {
  if (error instanceof Refusal) return error;
  const code = error.code ?? error.name;
  return SLOW.includes(code)
    ? new Failure(tooSlow(), 'tooSlow', code)
    : new Failure(unreachable(), 'unreachable', code);
}

export type Connection = ReturnType<typeof connectionTo>;

export function connectionTo({ url, connections, connectMs, firstByteMs, totalMs, tls }: UpstreamSettings) {
  const connect = buildConnector({ ...tls, timeout: connectMs, rejectUnauthorized: true });
  const pool = new Pool(url, { connections, connect, headersTimeout: firstByteMs, bodyTimeout: firstByteMs });
  let wasReached = false;

  async function attempt({ method, path, headers, body, signal }: Omit<Sent, 'retry'>): Promise<Received> {
    const asked = { method, path, headers, body, signal, ...TAKEN_AS_IT_COMES };
    const { statusCode, headers: received, body: answer } = await pool.request(asked);
    wasReached = true;
    const { 'content-type': type, 'content-encoding': coding = 'identity' } = received;
    if (coding !== 'identity') {
      answer.on('error', () => {}).destroy();
      throw new Failure(misunderstood(), 'unreadable', 'content-encoding');
    }
    return { status: statusCode, type: String(type ?? ''), body: answer };
  }

  /** Whether it has ever been reached: a server that fails later must not take all gateways along. */
  function reach(): Promise<boolean> {
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
    async send({ retry, ...sent }: Sent): Promise<Received> {
      const wait = deadline(sent.signal, totalMs, REASONS);
      const asked = { ...sent, signal: wait.signal };
      try {
        const answer = await attempt(asked).catch((error) => {
          const again = retry && !wait.signal.aborted;
          const failure = failureOf(error);
          if (again && failure instanceof Failure && failure.kind === 'unreachable') return attempt(asked);
          throw failure;
        });
        return { ...answer, body: limited(answer.body, wait.end) };
      } catch (error) {
        wait.end();
        throw failureOf(error as Error);
      }
    },
    reach,
    get stats() {
      const { connected, free, running, queued } = pool.stats;
      return { connected, free, running, queued };
    },
    close: () => pool.destroy(),
  };
}

const REASONS = {
  late: () => new Failure(tooSlow(), 'tooSlow', 'total time'),
  left: () => new Failure(unreachable(), 'abandoned', 'the browser went'),
};

/** Passes an answer on while it arrives; one that is too large or breaks off ends with a refusal. */
function limited(answer: Readable, onEnd: () => void): Readable {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.answer) done(new Failure(misunderstood(), 'unreadable', 'too large'));
      else done(null, chunk);
    },
  });
  finished(answer, (error) => error && guard.destroy(failureOf(error)));
  finished(guard, () => {
    onEnd();
    answer.destroy();
  });
  return answer.pipe(guard);
}
