// Processes of a service replace one another: state is handed over, calls wait and are never refused, and a process
// that fails to start changes nothing.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forwarding } from './forwarding';
import { processReplacement } from './processReplacement';

const succession = new URL('stateHandover.ts', import.meta.url).href;

/** A service that counts its calls, including those of the processes before it, and answers with its name. */
const counting = (name: string) => `
  import { createServer } from 'node:http';
  const { takeOverFromPrevious } = await import(${JSON.stringify(succession)});
  let calls = 0;
  await takeOverFromPrevious({
    takeOver: (state) => { calls = Number(Buffer.from(state)); },
    handOver: () => Buffer.from(String(calls)),
  });
  const server = createServer((asked, reply) => {
    if (asked.url === '/break-off') return void reply.destroy();
    if (asked.url === '/end') process.exit(3);
    calls += 1;
    reply.setHeader('set-cookie', ['a=1', 'b=2']);
    asked.on('data', () => undefined).on('end', () => reply.end(${JSON.stringify(name)} + ' ' + calls));
  });
  server.listen(0, '127.0.0.1', () => console.log('It is at http://127.0.0.1:' + server.address().port));`;

async function following(first: string) {
  const folder = mkdtempSync(join(tmpdir(), 'process-replacement-'));
  const entry = join(folder, 'service.mjs');
  const output: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
  const ended: number[] = [];
  const forwarder = forwarding();
  writeFileSync(entry, first);
  const { renew, stop } = processReplacement(
    { name: 'it', entry, packages: () => [], onEnded: (code) => ended.push(code) },
    forwarder,
  );
  onTestFinished(async () => {
    spy.mockRestore();
    forwarder.server.close();
    await stop();
    rmSync(folder, { recursive: true });
  });
  forwarder.server.listen(0, '127.0.0.1');
  await once(forwarder.server, 'listening');
  const { port } = forwarder.server.address() as AddressInfo;
  const ask = async (path = '/') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x' })).text();
  const save = (sources: string) => {
    writeFileSync(entry, sources);
    renew();
  };
  renew();
  return { ask, save, output, ended, port };
}

const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test('the next process takes over the state of the previous one, and calls in between are answered', async () => {
  const { ask, save, output } = await following(counting('first'));
  // The call waits, because the process has not started yet.
  expect(await ask()).toBe('first 1');
  save(counting('second'));
  const answers: string[] = [];
  await until(async () => {
    answers.push(await ask());
    expect(answers.at(-1)).toMatch(/^second/);
  });
  expect(answers.map((answer) => Number(answer.split(' ')[1]))).toEqual(answers.map((_, at) => at + 2));
  expect(output).toEqual(['it: the saved change is running.']);
});

test('reports sources that do not run, keeps the previous process, and later switches to sources that run', async () => {
  const { ask, save, output, ended } = await following(counting('first'));
  expect(await ask()).toBe('first 1');
  save('This is no JavaScript.');
  await until(() =>
    expect(output.at(-1)).toBe('it: the saved change does not run, so the previous version keeps running.'),
  );
  expect(output.join('\n')).toContain('SyntaxError');
  // This process fails after it was given the state, while calls wait.
  save(`const { takeOverFromPrevious } = await import(${JSON.stringify(succession)});
    await takeOverFromPrevious({ takeOver: () => { throw new Error('It cannot begin with this.'); }, handOver: () => Buffer.from('') });`);
  await until(() => expect(output.join('\n')).toContain('It cannot begin with this.'));
  expect(await ask()).toBe('first 2');
  save(counting('second'));
  await until(async () => expect(await ask()).toMatch(/^second/));
  expect(ended).toEqual([]);
});

test('when sources are saved again while a process starts, the last ones win', async () => {
  const { ask, save } = await following(counting('first'));
  expect(await ask()).toBe('first 1');
  for (const name of ['second', 'third', 'fourth']) save(counting(name));
  const seen = new Set<string>();
  await until(async () => {
    seen.add((await ask()).split(' ')[0] ?? '');
    expect(seen).toContain('fourth');
  });
  expect([...seen].filter((name) => !['first', 'fourth'].includes(name))).toEqual([]);
});

test('passes on answers with all headers, and broken-off answers as such; reports a process that ends', async () => {
  const { ask, ended, port } = await following(counting('first'));
  await ask();
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  await expect(ask('/break-off')).rejects.toThrow('fetch failed');
  await expect(ask('/end')).rejects.toThrow('fetch failed');
  await until(() => expect(ended).toEqual([3]));
});
