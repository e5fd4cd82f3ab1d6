// What a process takes: asked of it by the one that measures.
import { setTimeout as pause } from 'node:timers/promises';

export interface Usage {
  cpuMs: number;
  /** What is left after everything was collected that nobody needs. */
  keptMegabytes: number;
  processMegabytes: number;
}

const MB = 1e6;
const CLOSING_MS = 20;

export async function usage(): Promise<Usage> {
  const { user, system } = process.cpuUsage();
  // The second time without the sockets that the first has found to be closed.
  globalThis.gc?.();
  await pause(CLOSING_MS);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, keptMegabytes: (heapUsed + external) / MB, processMegabytes: rss / MB };
}
