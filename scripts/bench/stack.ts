// Starts a separate stack on its own ports, for the time of the measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const PORTS = { PORT: '4500', PRISM_PORT: '4510', MOCKS_PORT: '4520' };
const READY_WITHIN_MS = 60_000;

export interface Addresses {
  console: string;
  prism: string;
  mocks: string;
}

const addresses: Addresses = {
  console: `http://127.0.0.1:${PORTS.PORT}/`,
  prism: `http://127.0.0.1:${PORTS.PRISM_PORT}`,
  mocks: `http://127.0.0.1:${PORTS.MOCKS_PORT}`,
};

export async function withStack<T>(measure: (addresses: Addresses) => Promise<T>): Promise<T> {
  const stack = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    env: { ...process.env, ...PORTS, BASE_PATH: '/' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(stack, 'exit');
  try {
    await waitUntilReady(() => stack.exitCode !== null);
    return await measure(addresses);
  } finally {
    stack.kill('SIGTERM');
    await ended;
  }
}

async function waitUntilReady(isOver: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  const urls = [`${addresses.console}healthz`, addresses.prism, `${addresses.mocks}/control/scenarios`];
  while (Date.now() < until && !isOver()) {
    const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => null)));
    if (answers.every((answer) => answer !== null)) return;
    await pause(100);
  }
  throw new Error('The stack did not start.');
}
