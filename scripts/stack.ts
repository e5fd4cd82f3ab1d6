// Runs services side by side until one of them ends or somebody stops them; then none is left.
import { type ChildProcess, spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CloseEvent,
  createConcurrently,
  KillOnSignal,
  KillOthers,
  LogError,
  Logger,
  LogOutput,
} from 'concurrently';

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

export async function runStack(services: Service[], whenReady: () => void): Promise<number> {
  const output = heldBack();
  const logger = new Logger({ prefixFormat: 'name' });
  const abortController = new AbortController();
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (stopped = true));

  // Whoever reads the output may go away first.
  process.stdout.on('error', () => process.kill(process.pid, 'SIGTERM'));

  const children = new Map<number | undefined, ChildProcess>();
  const { result } = createConcurrently(
    services.map(({ name, env }) => ({ name, command: name, env })),
    {
      // Neither a shell nor `ps` comes between: each service is one process of this very Node.
      spawn: (name, options) => {
        const args = services.find((service) => service.name === name)?.args ?? [];
        const child = spawn(process.execPath, args, options);
        children.set(child.pid, child);
        return child;
      },
      // Unlike `process.kill`, it does not mind one that has just ended.
      kill: (pid, signal) => children.get(pid)?.kill(signal as NodeJS.Signals),
      logger,
      outputStream: output.stream,
      controllers: [
        new LogError({ logger }),
        new LogOutput({ logger }),
        new KillOnSignal({ process, abortController }),
        new KillOthers({
          // What it would say is said below, in one line.
          logger: new Logger({}),
          abortController,
          conditions: ['success', 'failure'],
          killSignal: undefined,
          timeoutMs: STOPPED_WITHIN_MS,
        }),
      ],
      additionalArguments: [],
    },
  );
  const ended: Promise<CloseEvent[]> = result.catch((events: CloseEvent[]) => events);
  void ended.then(() => abortController.abort());

  const silent = await unreadyAmong(services, abortController.signal);
  if (silent.length > 0 && !stopped && !abortController.signal.aborted) {
    output.release();
    console.error(`No answer from ${silent.join(' and ')} within ${READY_WITHIN_MS / 1000} seconds: stopping.`);
    process.kill(process.pid, 'SIGTERM');
    await ended;
    return 1;
  }
  if (silent.length === 0) {
    output.release(false);
    whenReady();
  }

  const [first] = await ended;
  if (stopped) return 0;
  output.release();
  console.error(`${first?.command.name} ended by itself (${first?.exitCode}), so everything was stopped.`);
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
  let held: Buffer[] | null = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (held) held.push(chunk);
      else process.stdout.write(chunk);
      done();
    },
  });
  const release = (shown = true) => {
    if (held && shown) process.stdout.write(Buffer.concat(held));
    held = null;
  };
  return { stream, release };
}
