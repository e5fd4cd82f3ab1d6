// Runs services side by side until they are stopped, and then ends all of them. Restarts a service that ends by itself.
import { spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createConcurrently, KillOnSignal, KillOthers, Logger, LogOutput } from 'concurrently';
import { restarts } from './restarts';
import { ENDS_WITH_PARENT, PARENT_ENV } from './run';

export interface Service {
  name: string;
  /** Arguments for Node. */
  args: string[];
  env?: Record<string, string>;
  /** Checks whether the service is ready. */
  ready: () => Promise<boolean>;
}

const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 10_000;

export async function runStack(services: Service[], whenReady: () => void | Promise<void>): Promise<number> {
  const output = bufferedOutput();
  const stopping = new AbortController();
  let complaint: string | undefined;
  let isReady = false;

  const logger = new Logger({});
  const { commands, result } = createConcurrently(
    services.map(({ name, args, env }) => ({
      name,
      command: JSON.stringify([...ENDS_WITH_PARENT, ...args]),
      env: { ...env, ...PARENT_ENV },
    })),
    {
      // Each service is one process of the current Node, without a shell. A watched one ends when its input is closed.
      spawn: (args, options) => spawn(process.execPath, JSON.parse(args), options),
      kill: signalTo,
      logger,
      outputStream: output.stream,
      prefixColors: ['auto'],
      abortSignal: stopping.signal,
      controllers: [
        new LogOutput({ logger }),
        new KillOnSignal({ process, abortController: stopping }),
        restarts({
          isReady: () => isReady,
          isStopping: () => stopping.signal.aborted,
          onGivenUp: (why) => {
            complaint ??= why;
          },
        }),
        new KillOthers({
          // Silent, because the reason is printed at the end.
          logger: new Logger({ raw: true }),
          conditions: ['success', 'failure'],
          killSignal: 'SIGTERM',
          timeoutMs: STOPPED_WITHIN_MS,
          abortController: stopping,
        }),
      ],
    },
  );
  const stop = (why?: string) => {
    if (stopping.signal.aborted) return;
    complaint = why;
    stopping.abort();
    for (const command of commands) command.kill('SIGTERM');
  };
  // Stops when the reader of the output has gone.
  process.stdout.on('error', () => stop());
  // The exit codes do not matter, because the services are stopped on purpose.
  const ended = result.catch(() => undefined);

  const silent = await unreadyAmong(services, stopping.signal);
  if (silent.length > 0)
    stop(`No answer from ${silent.join(' and ')} within ${READY_WITHIN_MS / 1000} seconds, so everything is stopped.`);
  else if (!stopping.signal.aborted) {
    isReady = true;
    output.release(false);
    await whenReady();
  }
  await ended;
  if (complaint === undefined) return 0;
  output.release();
  console.error(complaint);
  return 1;
}

/** Ignores a process that has just ended, which `concurrently` may not know yet. */
function signalTo(pid: number, signal?: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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

/** Holds back the output of services while they start; it is shown only if they fail. */
function bufferedOutput() {
  let held: string[] | null = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      if (held) held.push(text);
      else process.stdout.write(text);
      done();
    },
  });
  return {
    stream,
    release(shown = true) {
      if (held && shown) process.stdout.write(held.join(''));
      held = null;
    },
  };
}
