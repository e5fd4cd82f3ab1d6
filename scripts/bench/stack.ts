// Starts a separate stack on its own ports, for the time of the measurements, and a gateway that serves the floor.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnStack, startOwnStack } from '../ownStack';
import { ENDS_WITH_PARENT } from '../run';
import { answers } from '../start';
import { buildFloor } from './floor';

const FIRST_PORT = Number(process.env.BENCH_PORT || 4500);
const PORTS = { PORT: `${FIRST_PORT}`, PRISM_PORT: `${FIRST_PORT + 10}`, MOCKS_PORT: `${FIRST_PORT + 20}` };
const FLOOR_PORT = `${FIRST_PORT + 30}`;
const READY_WITHIN_MS = 60_000;

export interface Addresses {
  console: string;
  floor: string;
  prism: string;
  mocks: string;
}

const addresses: Addresses = {
  console: `http://127.0.0.1:${PORTS.PORT}/`,
  floor: `http://127.0.0.1:${FLOOR_PORT}/`,
  prism: `http://127.0.0.1:${PORTS.PRISM_PORT}`,
  mocks: `http://127.0.0.1:${PORTS.MOCKS_PORT}`,
};

export async function withStack<T>(measure: (addresses: Addresses) => Promise<T>): Promise<T> {
  const floor = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  let stack: OwnStack | undefined;
  let bare: ChildProcess | undefined;
  try {
    await buildFloor(floor);
    stack = await startOwnStack({ env: { ...PORTS, BASE_PATH: '/' } });
    if (!stack) throw new Error('The stack did not start.');
    bare = startFloor(floor);
    await untilReady(bare);
    return await measure(addresses);
  } finally {
    await Promise.all([stack?.stop(), bare && stop(bare)]);
    await rm(floor, { recursive: true });
  }
}

const startFloor = (floor: string) =>
  spawn(process.execPath, [...ENDS_WITH_PARENT, '--import', 'tsx', 'web/gateway/main.ts'], {
    env: { ...process.env, UPSTREAM: 'mocks', PORT: FLOOR_PORT, STATIC_DIR: floor, BASE_PATH: '/' },
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
