// Repeats a request with several connections at once, and measures how fast it is answered.
import { Agent, request } from 'node:http';

const AT_ONCE = 16;

export interface Asked {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The expected statuses; by default 200. */
  taken?: number[];
}

interface Pace {
  perSecond: number;
  /** 99 % of the answers came within this many milliseconds. */
  p99: number;
}

export const stopAfterMs = (ms: number) => {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
};

export const stopAfterCalls = (count: number) => (begun: number) => begun >= count;

export async function load(
  request: Asked | ((begun: number) => Asked),
  isOver: (begun: number) => boolean,
): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waited: number[] = [];
  let begun = 0;
  const from = performance.now();
  const loop = async () => {
    while (!isOver(begun)) {
      begun += 1;
      const asking = performance.now();
      await answered(typeof request === 'function' ? request(begun) : request, agent);
      waited.push(performance.now() - asking);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  return {
    perSecond: waited.length / seconds,
    p99: waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? Number.NaN,
  };
}

/** The emails of signed-in people, numbered from 1. */
export const emailOf = (number: number) => `maria.santos.${number}@lumina.example`;

/** Sends the request and resolves with its status; rejects on an unexpected status. */
export function answered({ url, body, taken = [200], ...options }: Asked, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent }, (answer) => {
      if (!taken.includes(answer.statusCode ?? 0)) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}
