// Restarts a service with the saved sources. The new process loads them beside the current one, which ends only then;
// sources that do not load change nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ENDS_WITH_PARENT, PARENT_ENV } from '../stack/run';

/** `entry` calls `takeOverFromPrevious`. Returns the function that starts it, and that returns the new process. */
export function restarting(name: string, entry: string, env = process.env, onEnded = (_code: number) => {}) {
  let current: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  /** What the last process left; nothing at the start. */
  let state: unknown = new Uint8Array();

  /** Ends the current process, and lets the new one listen in its place. */
  async function follow(child: ChildProcess): Promise<void> {
    const before = current;
    current = undefined;
    before?.once('message', (left) => {
      state = left;
    });
    before?.send('hand over');
    if (before) await once(before, 'exit');
    if (child !== next) return;
    current = child;
    next = undefined;
    child.send(state as object);
    if (before) console.log(`${name}: the saved change is running.`);
  }

  return (): ChildProcess => {
    next?.kill('SIGKILL');
    // With the memory limits of this process.
    const nodeArgs = process.execArgv.filter((arg) => arg.startsWith('--max-'));
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...nodeArgs, '--import', 'tsx', entry], {
      env: { ...env, ...PARENT_ENV },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    next = child;
    child.once('message', () => void follow(child));
    child.once('exit', (code) => {
      if (child === current || (child === next && !current)) onEnded(code || 1);
      else if (child === next)
        console.log(`${name}: the saved change does not run, so the previous one keeps running.`);
    });
    return child;
  };
}

/** Called when all but listening is done. Returns when the previous process has ended and its port is free. */
export async function takeOverFromPrevious(takeOver: (state: Uint8Array) => void, handOver: () => Uint8Array) {
  process.once('disconnect', () => process.exit(0));
  process.send?.('loaded');
  const [state] = (await once(process, 'message')) as [Uint8Array];
  if (state.length > 0) takeOver(state);
  process.once('message', () => process.send?.(handOver(), () => process.exit(0)));
}
