// Starts what the measurements need: a separate stack on its own ports, and a gateway that serves the floor.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnStack, startOwnStack } from '../../stack/ownStack';
import { complaintsAbout, portOf } from '../../stack/ports';
import { ENDS_WITH_PARENT } from '../../stack/run';
import { answers } from '../../stack/start';
import { buildFloor } from './floor';

const first = portOf('the console of the measurements', 'BENCH_PORT', 4500);
const prism = { ...first, what: 'Prism of the measurements', number: first.number + 10 };
const mocks = { ...first, what: 'the mocks of the measurements', number: first.number + 20 };
const floorPort = { ...first, what: 'the floor of the measurements', number: first.number + 30 };
const PORTS = { PORT: `${first.number}`, PRISM_PORT: `${prism.number}`, MOCKS_PORT: `${mocks.number}` };
const READY_WITHIN_MS = 60_000;

export interface Addresses {
  console: string;
  floor: string;
  prism: string;
  mocks: string;
}

const addresses: Addresses = {
  console: `http://127.0.0.1:${first.number}/`,
  floor: `http://127.0.0.1:${floorPort.number}/`,
  prism: `http://127.0.0.1:${prism.number}`,
  mocks: `http://127.0.0.1:${mocks.number}`,
};

/** What a group needs: the stack, the floor, both or neither. */
export type Need = 'stack' | 'floor';

export async function withStack<T>(needs: Set<Need>, measure: (addresses: Addresses) => Promise<T>): Promise<T> {
  const wanted = [...(needs.has('stack') ? [first, prism, mocks] : []), ...(needs.has('floor') ? [floorPort] : [])];
  const complaints = await complaintsAbout(wanted);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const floor = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  let stack: OwnStack | undefined;
  let bare: ChildProcess | undefined;
  try {
    if (needs.has('floor')) await buildFloor(floor);
    if (needs.has('stack')) {
      stack = await startOwnStack({ env: { ...PORTS, BASE_PATH: '/' } });
      if (!stack) throw new Error('The stack did not start.');
    }
    if (needs.has('floor')) {
      bare = startFloor(floor);
      await untilReady(bare);
    }
    return await measure(addresses);
  } finally {
    await Promise.all([stack?.stop(), bare && stop(bare)]);
    await rm(floor, { recursive: true });
  }
}

const startFloor = (floor: string) =>
  spawn(process.execPath, [...ENDS_WITH_PARENT, '--import', 'tsx', 'web/gateway/main.ts'], {
    env: { ...process.env, UPSTREAM: 'mocks', PORT: `${floorPort.number}`, STATIC_DIR: floor, BASE_PATH: '/' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilReady(floor: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && floor.exitCode === null) {
    if (await answers(`${addresses.floor}healthz`).catch(() => false)) return;
    await pause(100);
  }
  throw new Error('The floor did not start.');
}
