import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSampled } from '../../web/gateway/sample';
import { ENDS_WITH_PARENT } from './run';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STAYS = 'console.log(process.pid); setInterval(() => {}, 1000);';
const ENDS = 'process.exit(3);';

/** A stack whose services are each a line of JavaScript. A service is ready when it has printed its process id. */
function stackOf(services: Record<string, string | string[]>) {
  return started(`
    import { runStack } from './scripts/stack/stack.ts';
    const services = Object.entries(${JSON.stringify(services)}).map(([name, line]) => ({
      name, args: typeof line === 'string' ? ['-e', line] : line, ready: async () => name !== 'never',
    }));
    const code = await runStack(services, () => console.log('ready'));
    process.exit(code);`);
}

function started(script: string) {
  const args = [...ENDS_WITH_PARENT, '--import', 'tsx', '--input-type=module', '-e', script];
  const stack = spawn(process.execPath, args, { cwd: root });
  onTestFinished(() => void stack.kill('SIGKILL'));
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => stack.once('close', resolve));
  for (const stream of [stack.stdout, stack.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  }
  const pidsOf = (name: string) =>
    output.flatMap((line) => (line.startsWith(`[${name}] `) ? [Number(line.slice(name.length + 3))] : []));
  return { stack, output, ended, pidsOf };
}

const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

const isUp = (pid: number | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** Prints its process id again and again, because output before all services are ready is not shown. */
const SPEAKS = `${STAYS} setInterval(() => console.log(process.pid), 100);`;

test('restarts a service that ends by itself, while the others go on', async () => {
  const { output, pidsOf, stack, ended } = stackOf({ one: SPEAKS, other: SPEAKS });
  await until(() => expect(pidsOf('one').length * pidsOf('other').length).toBeGreaterThan(0));
  const [first, other] = [pidsOf('one')[0], pidsOf('other')[0]];
  process.kill(Number(first), 'SIGKILL');
  await until(() => expect(new Set(pidsOf('one')).size).toBe(2));
  expect(output.filter((line) => line.includes('ended'))).toEqual([
    'one ended by itself (SIGKILL) and was started again.',
  ]);
  expect(new Set(pidsOf('other'))).toEqual(new Set([other]));

  stack.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([pidsOf('one').at(-1), other].filter(isUp)).toEqual([]);
});

test('stops everything with one message when a service ends again and again', async () => {
  const { output, ended, pidsOf } = stackOf({ one: `setTimeout(() => process.exit(3), 300);`, other: SPEAKS });
  expect(await ended).toBe(1);
  expect(output).toContain('ready');
  expect(output.filter((line) => line.includes('ended'))).toEqual([
    ...Array(3).fill('one ended by itself (3) and was started again.'),
    'one ended by itself (3) again and again, so everything was stopped.',
  ]);
  expect(pidsOf('other').filter(isUp)).toEqual([]);
});

test('stops everything at once and shows the output when a service ends before it is ready', async () => {
  const { output, ended } = stackOf({ never: `console.log('The port is taken.'); ${ENDS}`, other: STAYS });
  expect(await ended).toBe(1);
  expect(output).toContain('[never] The port is taken.');
  expect(output.at(-1)).toBe('never ended by itself (3), so everything was stopped.');
  expect(output).not.toContain('ready');
});

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

test.each(SIGNALS.filter((_, at) => isSampled(at, 3)))('%s stops everything without a message', async (signal) => {
  const { output, ended, stack, pidsOf } = stackOf({ one: SPEAKS, other: SPEAKS });
  await until(() => expect(pidsOf('one').length * pidsOf('other').length).toBeGreaterThan(0));
  stack.kill(signal);
  expect(await ended).toBe(0);
  expect(output.filter((line) => !/^\[\w+\] \d+$|^ready$/.test(line))).toEqual([]);
  expect([pidsOf('one')[0], pidsOf('other')[0]].filter(isUp)).toEqual([]);
});

const AT_PORT = `require('node:http').createServer().listen(0, '127.0.0.1'); ${SPEAKS}`;

test('a stack that is killed leaves no process behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const watched = join(folder, 'watched.cjs');
  writeFileSync(watched, `${AT_PORT} setInterval(() => console.log(process.ppid), 100);`);
  const { stack, pidsOf } = stackOf({ one: AT_PORT, watched: ['--watch', '--watch-preserve-output', watched] });
  // The watched process and its watcher.
  await until(() => expect([new Set(pidsOf('one')).size, new Set(pidsOf('watched')).size]).toEqual([1, 2]));
  const pids = [...new Set([...pidsOf('one'), ...pidsOf('watched')])];
  expect(pids.filter(isUp)).toHaveLength(3);
  stack.kill('SIGKILL');
  await until(() => expect(pids.filter(isUp)).toEqual([]));
});

test('a tool ends when its command is killed', async () => {
  const { stack, output } = started(`
    import { execute } from './scripts/stack/run.ts';
    await execute(['-e', ${JSON.stringify(AT_PORT)}], {});`);
  await until(() => expect(output.length).toBeGreaterThan(0));
  expect(isUp(Number(output[0]))).toBe(true);
  stack.kill('SIGKILL');
  await until(() => expect(isUp(Number(output[0]))).toBe(false));
});

/** A process that ends with its parent. `env` can name another parent, `stdin` can be a file. */
function ending(env: Record<string, string>, stdin: 'pipe' | 'ignore' = 'pipe') {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, '-e', STAYS], {
    env: { ...process.env, ...env },
    stdio: [stdin, 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk).trimEnd()));
  return { child, output };
}

test('notices a parent that was killed before the child could check it', async () => {
  const exited = spawn(process.execPath, ['-e', '']);
  await once(exited, 'close');
  const { child, output } = ending({ PARENT_PID: String(exited.pid) });
  await until(() => expect(child.signalCode).toBe('SIGTERM'));
  expect(output.filter((line) => line !== String(child.pid))).toEqual([]);
});

test('does not pass the parent’s pid on to processes that the child starts', async () => {
  const own = JSON.stringify([...ENDS_WITH_PARENT, '-e', STAYS]);
  const { output } = started(`
    import { execute } from './scripts/stack/run.ts';
    await execute(['-e', \`require('node:child_process').spawn(process.execPath, ${own}, { stdio: 'inherit' })\`], {});`);
  await until(() => expect(output.length).toBeGreaterThan(0));
  // Long enough for several checks.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isUp(Number(output[0]))).toBe(true);
});

test('a watched process whose input is a file stays, and so does its watcher', async () => {
  const { child, output } = ending({ WATCH_REPORT_DEPENDENCIES: '1' }, 'ignore');
  await until(() => expect(output).toEqual([String(child.pid)]));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isUp(child.pid)).toBe(true);
});

test.each([
  ['SIGKILL', 'is up'],
  ['SIGTERM', 'is starting'],
] as const)('%s of a command also ends its own stack, which %s', async (signal, state) => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pid');
  const service = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); ${STAYS}`;
  const own = `
    import { existsSync } from 'node:fs';
    import { runStack } from './scripts/stack/stack.ts';
    const ready = async () => ${state === 'is up'} && existsSync(${JSON.stringify(file)});
    await runStack([{ name: 'one', args: ['-e', ${JSON.stringify(service)}], ready }], () => console.log('The console is at'));`;
  const { stack, output } = started(`
    import { startOwnStack } from './scripts/stack/ownStack.ts';
    await startOwnStack({ args: ['--import', 'tsx', '--input-type=module', '-e', ${JSON.stringify(own)}] });
    console.log('up');
    setInterval(() => {}, 1000);`);
  await until(() => expect(Number(readFileSync(file, 'utf8'))).toBeGreaterThan(0));
  if (state === 'is up') await until(() => expect(output).toContain('up'));
  const pid = Number(readFileSync(file, 'utf8'));
  expect([isUp(pid), output]).toEqual([true, state === 'is up' ? ['up'] : []]);
  stack.kill(signal);
  await until(() => expect(isUp(pid)).toBe(false));
});
