// Replaces the process of a service by a new one: the new one starts beside the current one, takes over its state, and
// answers from then on. If the new one fails to start, the current one goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ENDS_WITH_PARENT, PARENT_ENV } from '../stack/run';
import type { Forwarding } from './forwarding';
import { HAND_OVER, type HandedOver, WANTS_STATE } from './stateHandover';

interface ReplacedProcess {
  name: string;
  /** The main file of the service, which prints `… at http://…` when it is ready. */
  entry: string;
  /** The packages that it imports, to be loaded in advance. */
  packages: () => string[];
  nodeArgs?: string[];
  env?: Record<string, string>;
  /** Called when the current process has ended by itself. */
  onEnded: (code: number) => void;
}

const SPARE = 'scripts/dev/spareProcess.ts';
const SPARE_AFTER_MS = 1_000;
const HANDED_OVER_WITHIN_MS = 10_000;
const ANSWERS_AT = / at (http:\/\/[\d.]+:\d+)/;

export function processReplacement(options: ReplacedProcess, forwarding: Forwarding) {
  const { name, entry, packages, nodeArgs = [], env, onEnded } = options;
  let current: ChildProcess | undefined;
  let address = '';
  let next: ChildProcess | undefined;
  let spare: ChildProcess | undefined;
  let preparing: NodeJS.Timeout | undefined;

  function newSpare(): ChildProcess {
    const args = [...ENDS_WITH_PARENT, ...nodeArgs, '--import', 'tsx', SPARE, entry, ...packages()];
    return spawn(process.execPath, args, {
      env: { ...process.env, ...env, ...PARENT_ENV },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
  }

  /** Waits a little first: other services usually restart at the same time and need the processors. */
  function prepareSpare(): void {
    clearTimeout(preparing);
    preparing = setTimeout(() => {
      spare ??= newSpare();
    }, SPARE_AFTER_MS);
  }

  /** Starts a process with the present sources, in place of one that is still starting. */
  function renew(): void {
    next?.kill('SIGKILL');
    clearTimeout(preparing);
    const begins = isUp(spare) ? spare : newSpare();
    spare = undefined;
    next = begins;
    for (const stream of [begins.stdout, begins.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => onLine(begins, line));
    begins.on('message', (message) => {
      if (message === WANTS_STATE) void handOver(begins);
    });
    begins.once('close', (code) => ended(begins, code ?? 1));
    begins.send('begin');
  }

  function onLine(child: ChildProcess, line: string): void {
    const [, at] = (child === next && ANSWERS_AT.exec(line)) || [];
    if (at === undefined) console.log(line);
    else follow(child, at);
  }

  async function handOver(to: ChildProcess): Promise<void> {
    await forwarding.hold();
    const state = await stateOf(current);
    if (to === next) to.send(state);
  }

  function follow(child: ChildProcess, at: string): void {
    const before = current;
    current = child;
    next = undefined;
    address = at;
    forwarding.to(address);
    before?.kill('SIGTERM');
    if (before) console.log(`${name}: the saved change is running.`);
    prepareSpare();
  }

  function ended(child: ChildProcess, code: number): void {
    if (child === current || (child === next && !current)) onEnded(code);
    if (child !== next) return;
    next = undefined;
    forwarding.to(address);
    console.log(`${name}: the saved change does not run, so the previous version keeps running.`);
    prepareSpare();
  }

  async function stop(): Promise<void> {
    clearTimeout(preparing);
    const up = [current, next, spare].filter(isUp);
    current = next = spare = undefined;
    await Promise.all(
      up.map((child) => {
        const isOver = once(child, 'exit');
        child.kill('SIGTERM');
        return isOver;
      }),
    );
  }

  return { renew, stop };
}

const isUp = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** The state of a process; empty if there is none, or if it does not answer in time. */
async function stateOf(child: ChildProcess | undefined): Promise<HandedOver> {
  if (!isUp(child)) return {};
  try {
    const answer = once(child, 'message', { signal: AbortSignal.timeout(HANDED_OVER_WITHIN_MS) });
    child.send(HAND_OVER);
    const [state] = (await answer) as [HandedOver];
    return state;
  } catch {
    console.log('The state was not handed over in time, so the new process starts without it.');
    return {};
  }
}
