// The stores that the gateway's tests run against: memory, and a Valkey or Redis server that the tests start.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, TestRunner, vi } from 'vitest';
import { deadUrl } from '../whole/testing';
import { memoryStore } from './memory';
import { sharedStore } from './shared';
import type { Store } from './store';
import { NO_STORE_SERVER, storeServer } from './storeServer';

export const SOON = { timeout: 10_000 };

/** Starts a store server for one test, which writes nothing to disk. Without such a program the test is skipped, but not in CI. */
export async function startServer(port?: string) {
  const program = storeServer();
  if (!program) {
    if (!process.env.CI) TestRunner.getCurrentTest()?.context.skip(NO_STORE_SERVER);
    throw new Error(NO_STORE_SERVER);
  }
  for (;;) {
    const at = port ?? new URL(await deadUrl()).port;
    const args = ['--port', at, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => killed(child));
    const problem = await listens(child);
    if (!problem)
      return { url: `redis://127.0.0.1:${at}`, port: at, kill: () => killed(child), signal: child.kill.bind(child) };
    // Another program may have taken the free port before the server did.
    if (port || !problem.includes('Address already in use'))
      throw new Error(`The server of the store did not start: ${problem}`);
  }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Waits until the server accepts connections; returns its output if it ends before. */
async function listens({ stdout }: ChildProcess): Promise<string | undefined> {
  let output = '';
  for await (const chunk of stdout ?? []) {
    output += chunk;
    if (!output.includes('Ready to accept connections')) continue;
    stdout?.resume();
    return undefined;
  }
  return output;
}

export async function connected(url: string, complain: (message: string) => void = () => {}): Promise<Store> {
  const store = sharedStore(url, complain);
  onTestFinished(() => store.close());
  await vi.waitFor(async () => expect(await store.ready()).toBe(true), SOON);
  return store;
}

export const stores: Record<string, () => Promise<Store>> = {
  'the memory of one gateway': async () => {
    const store = memoryStore();
    onTestFinished(() => store.close());
    return store;
  },
  'what gateways share': async () => connected((await startServer()).url),
};
