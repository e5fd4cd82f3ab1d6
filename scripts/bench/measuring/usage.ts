// Processor time and memory of the present process, for the process that measures it.
import { setTimeout as pause } from 'node:timers/promises';

export interface Usage {
  cpuMs: number;
  /** Heap and external memory after a garbage collection. */
  keptMegabytes: number;
  processMegabytes: number;
}

const MB = 1e6;
const CLOSING_MS = 20;

export async function usage(): Promise<Usage> {
  const { user, system } = process.cpuUsage();
  // The first collection closes sockets, the second one frees them.
  globalThis.gc?.();
  await pause(CLOSING_MS);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, keptMegabytes: (heapUsed + external) / MB, processMegabytes: rss / MB };
}
