// Runs the stack of `npm start` for a command, on given ports. It ends with the command, however that ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ENDS_WITH_PARENT } from './run';

export interface OwnStack {
  /** Messages about services that ended by themselves and were started again. */
  ends: string[];
  stop: () => Promise<void>;
}

interface StackOptions {
  /** Arguments for Node. */
  args?: string[];
  env?: Record<string, string>;
  /** Whether the stack ignores a Ctrl-C in the terminal. */
  isDetached?: boolean;
}

const START = ['scripts/bootstrap.mjs', 'start'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Returns undefined, and prints all its output, if it does not start. */
export async function startOwnStack({
  args = START,
  env = {},
  isDetached = false,
}: StackOptions): Promise<OwnStack | undefined> {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isDetached && process.platform !== 'win32',
  });
  let output: string[] | undefined = [];
  const ends: string[] = [];
  const ended = once(child, 'close');
  const isUp = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes('ended by itself')) ends.push(line);
        if (line.includes('The console is at')) resolve(true);
        output?.push(line);
      });
    }
    void ended.then(() => resolve(false));
  });
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  // When the command is interrupted, it ends after the stack has, so that the ports are free; also while it is
  // starting.
  const onSignal = () => void end().then(() => process.exit(1));
  for (const signal of SIGNALS) if (!isDetached) process.once(signal, onSignal);
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await end();
  };
  if (await isUp) {
    output = undefined;
    return { ends, stop };
  }
  await stop();
  console.error(output.join('\n'));
  return undefined;
}
