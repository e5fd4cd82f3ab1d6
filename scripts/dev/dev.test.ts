// A saved file restarts a service of `npm run dev`: what it knows goes on, and sources that do not load change nothing.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restarting } from './restarts';
import { watchFiles } from './watchFiles';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return String(port);
}

test('worlds and sessions outlive restarts; sources that do not load leave the old process standing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const [MOCKS_PORT, PORT] = [await freePort(), await freePort()];
  const [MOCKS_URL, address] = [MOCKS_PORT, PORT].map((port) => `http://127.0.0.1:${port}`);
  const env = { ...process.env, UPSTREAM: 'mocks', MOCKS_PORT, MOCKS_URL, PRISM_URL: MOCKS_URL, PORT, BASE_PATH: '/' };
  const children: ChildProcess[] = [];
  const services = ['mocks', 'gateway'].map((name) => {
    const entry = join(folder, `${name}.mjs`);
    const sources = `await import(${JSON.stringify(resolve(`scripts/dev/${name}.ts`))});`;
    const save = (text = sources) => writeFileSync(entry, text);
    const restart = restarting(name, entry, env);
    const start = () => children.push(restart());
    save();
    start();
    return { save, watching: watchFiles([folder], (file) => file === entry, start) };
  });
  onTestFinished(() => {
    for (const { watching } of services) clearInterval(watching);
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true });
  });
  const world = 'control/worlds/default~dev';
  const email = 'maria.santos@lumina.example';
  const headers = { 'sec-fetch-site': 'same-origin', 'x-mock-world': 'default~dev', cookie: '', email };
  const ask = async (path: string, sent?: object) => {
    const body = sent && new Blob([JSON.stringify(sent)], { type: 'application/json' });
    const answer = await fetch(`${address}/${path}`, { method: body ? 'POST' : 'GET', headers, body });
    expect(answer.ok).toBe(true);
    headers.cookie ||= answer.headers.getSetCookie().join().split(';')[0] ?? '';
    return answer.status === 204 ? undefined : answer.json();
  };
  const known = async () => {
    const { id, clockOffsetMs } = await ask(world);
    return { id, clockOffsetMs, remarks: await ask('api/remarks') };
  };

  await until(() => ask(`${world}/session`, { email }));
  await ask(`${world}/clock`, { offsetMs: 5_000 });
  const before = await known();
  const saved = async (text: string | undefined, says: string) => {
    log.mockClear();
    for (const { save } of services) save(text);
    const said = ['gateway', 'mocks'].map((name) => `${name}: the saved change ${says}.`);
    await until(() => expect(log.mock.calls.flat().toSorted()).toEqual(said));
    await until(async () => expect(await known()).toEqual(before));
  };
  await saved('process.exit(1)', 'does not run, so the previous one keeps running');
  await saved(undefined, 'is running');
});
