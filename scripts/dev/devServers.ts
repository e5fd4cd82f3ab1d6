// Runs `npm run dev` in a copy of the project, for a test that saves files there and makes calls as a signed-in person.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { BenchWorld } from '../bench/measuring/world';
import { withProjectCopy } from '../checks/projectCopy';
import { ENDS_WITH_PARENT } from '../stack/run';

interface Dev {
  world: BenchWorld;
  /** Calls a path below the address of the console as the signed-in person. */
  ask: (path: string, body?: object) => Promise<{ status: number; body: unknown }>;
  /** Changes a file of the copy. */
  save: (file: string, change: (text: string) => string) => void;
  /** The lines of the terminal. */
  output: string[];
}

const PORTS = ['PORT', 'GATEWAY_PORT', 'PRISM_PORT', 'MOCKS_PORT'];
const NOTICED_WITHIN_MS = 60_000;

/** Opens all ports at once, so that no two are the same. */
async function freePorts(): Promise<string[]> {
  const servers = PORTS.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export const withDevServers = <Result>(work: (dev: Dev) => Promise<Result>): Promise<Result> =>
  withProjectCopy(async (copy) => {
    const ports = await freePorts();
    const dev = spawn(process.execPath, [...ENDS_WITH_PARENT, 'scripts/bootstrap.mjs', 'dev'], {
      cwd: copy,
      env: { ...process.env, ...Object.fromEntries(PORTS.map((setting, at) => [setting, ports[at]])) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(dev, 'close');
    const output: string[] = [];
    const isUp = new Promise<boolean>((resolve) => {
      for (const stream of [dev.stdout, dev.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          output.push(line);
          if (line.includes('The console is at')) resolve(true);
        });
      void ended.then(() => resolve(false));
    });
    try {
      if (!(await isUp)) throw new Error(`It did not start:\n${output.join('\n')}`);
      const address = `http://127.0.0.1:${ports[0]}/`;
      const world = new BenchWorld(address, 'default~dev');
      // The browser adds this header to the console's own calls, and the gateway requires it.
      const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const headers = { ...(await world.callerOf('MIS IT')), ...own };
      return await work({
        world,
        output,
        ask: async (path, body) => {
          const method = body ? 'POST' : 'GET';
          const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
          return { status: answer.status, body: await answer.json().catch(() => undefined) };
        },
        save: (file, change) => {
          const path = join(copy, file);
          writeFileSync(path, change(readFileSync(path, 'utf8')));
        },
      });
    } finally {
      dev.kill('SIGTERM');
      await ended;
    }
  });

/** Waits until the check holds; returns how long that took, in milliseconds. */
export async function timeUntil(check: () => Promise<boolean> | boolean): Promise<number> {
  const from = performance.now();
  while (!(await check())) {
    if (performance.now() - from > NOTICED_WITHIN_MS) throw new Error('The saved change was not noticed.');
    await pause(10);
  }
  return performance.now() - from;
}
