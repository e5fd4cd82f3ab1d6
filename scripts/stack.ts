// Runs services side by side until somebody stops them; then none is left. One that ends by itself is started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { AS_PARENT, ENDS_WITH_PARENT } from './run';

export interface Service {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env?: Record<string, string>;
  /** Asks it whether it is ready. */
  ready: () => Promise<boolean>;
}

const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 10_000;
/** Whatever ends more often than that would end the next time too. */
const RESTARTS = { most: Number(process.env.RESTARTS_PER_MINUTE || 3), withinMs: 60_000 };

export async function runStack(services: Service[], whenReady: () => void): Promise<number> {
  const output = heldBack();
  const stopping = new AbortController();
  const children = new Set<ChildProcess>();
  let complaint: string | undefined;
  let isReady = false;

  function stop(why?: string): void {
    if (stopping.signal.aborted) return;
    complaint = why;
    stopping.abort();
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, STOPPED_WITHIN_MS).unref();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  // Whoever reads the output may go away first.
  process.stdout.on('error', () => stop());

  /** Starts it, and says how it ended. */
  const run = ({ name, args, env }: Service) =>
    new Promise<string>((resolve) => {
      // Neither a shell nor `ps` comes between: each service is one process of this very Node.
      const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...args], {
        // Nothing is said to it; it ends when this end of its input is no more.
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env, ...AS_PARENT },
      });
      children.add(child);
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => output.write(`[${name}] ${line}\n`));
      }
      const end = (how: string) => {
        children.delete(child);
        resolve(how);
      };
      child.once('error', ({ message }) => end(message));
      child.once('close', (code, signal) => end(String(signal ?? code)));
    });

  async function keepUp(service: Service): Promise<void> {
    let ends: number[] = [];
    while (!stopping.signal.aborted) {
      const how = await run(service);
      if (stopping.signal.aborted) return;
      const now = Date.now();
      ends = [...ends.filter((end) => now - end < RESTARTS.withinMs), now];
      const ended = `${service.name} ended by itself (${how})`;
      // What has never been ready has a reason that a second start does not mend, such as a wrong setting.
      if (!isReady) stop(`${ended}, so everything was stopped.`);
      else if (ends.length > RESTARTS.most) stop(`${ended} again and again, so everything was stopped.`);
      else console.error(`${ended} and was started again.`);
    }
  }
  const ended = Promise.all(services.map(keepUp));

  const silent = await unreadyAmong(services, stopping.signal);
  if (silent.length === 0 && !stopping.signal.aborted) {
    isReady = true;
    output.release(false);
    whenReady();
  }
  if (silent.length > 0)
    stop(`No answer from ${silent.join(' and ')} within ${READY_WITHIN_MS / 1000} seconds: stopping.`);

  await ended;
  if (complaint === undefined) return 0;
  output.release();
  console.error(complaint);
  return 1;
}

async function unreadyAmong(services: Service[], signal: AbortSignal): Promise<string[]> {
  const until = Date.now() + READY_WITHIN_MS;
  const waits = services.map(async ({ name, ready }) => {
    while (!signal.aborted && Date.now() < until) {
      if (await ready().catch(() => false)) return [];
      await pause(50);
    }
    return [name];
  });
  return (await Promise.all(waits)).flat();
}

/** What services say while they start matters only when they fail to. */
function heldBack() {
  let held: string[] | null = [];
  return {
    write(text: string) {
      if (held) held.push(text);
      else process.stdout.write(text);
    },
    release(shown = true) {
      if (held && shown) process.stdout.write(held.join(''));
      held = null;
    },
  };
}
