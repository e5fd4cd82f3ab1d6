// Starts a separate stack on its own ports, for the time of the measurements, and a gateway that serves the floor.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  const running: ChildProcess[] = [];
  try {
    await buildFloor(floor);
    running.push(
      start(['scripts/bootstrap.mjs', 'start'], PORTS),
      start(['--import', 'tsx', 'web/gateway/main.ts'], { UPSTREAM: 'mocks', PORT: FLOOR_PORT, STATIC_DIR: floor }),
    );
    await waitUntilReady(() => running.some(({ exitCode }) => exitCode !== null));
    return await measure(addresses);
  } finally {
    await Promise.all(running.map(stop));
    await rm(floor, { recursive: true });
  }
}

const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, {
    env: { ...process.env, ...env, BASE_PATH: '/' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function waitUntilReady(isOver: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  const { console: page, floor, prism, mocks } = addresses;
  const urls = [`${page}healthz`, `${floor}healthz`, prism, `${mocks}/control/scenarios`];
  while (Date.now() < until && !isOver()) {
    const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => null)));
    if (answers.every((answer) => answer !== null)) return;
    await pause(100);
  }
  throw new Error('The stack did not start.');
}
