import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAYS = 'console.log(process.pid); setInterval(() => {}, 1000);';
const ENDS = 'process.exit(3);';

/** A stack whose services are each a line of JavaScript; whatever has said its process id is ready. */
function stackOf(services: Record<string, string>) {
  const script = `
    import { runStack } from './scripts/stack.ts';
    const services = Object.entries(${JSON.stringify(services)}).map(([name, line]) => ({
      name, args: ['-e', line], ready: async () => name !== 'never',
    }));
    const code = await runStack(services, () => console.log('ready'));
    process.exit(code);`;
  const stack = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: root });
  onTestFinished(() => void stack.kill('SIGKILL'));
  const said: string[] = [];
  const ended = new Promise<number | null>((resolve) => stack.once('close', resolve));
  for (const stream of [stack.stdout, stack.stderr]) {
    stream.on('data', (chunk) => said.push(...String(chunk).trimEnd().split('\n')));
  }
  const pidsOf = (name: string) =>
    said.flatMap((line) => (line.startsWith(`[${name}] `) ? [Number(line.slice(name.length + 3))] : []));
  return { stack, said, ended, pidsOf };
}

const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

const isUp = (pid: number | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** What services say before all are ready is not shown, so each says it again. */
const SPEAKS = `${STAYS} setInterval(() => console.log(process.pid), 100);`;

test('a service that ends by itself is started again, and the others go on', async () => {
  const { said, pidsOf, stack, ended } = stackOf({ one: SPEAKS, other: SPEAKS });
  await until(() => expect(pidsOf('one').length * pidsOf('other').length).toBeGreaterThan(0));
  const [first, other] = [pidsOf('one')[0], pidsOf('other')[0]];
  process.kill(Number(first), 'SIGKILL');
  await until(() => expect(new Set(pidsOf('one')).size).toBe(2));
  expect(said.filter((line) => line.includes('ended'))).toEqual([
    'one ended by itself (SIGKILL) and was started again.',
  ]);
  expect(new Set(pidsOf('other'))).toEqual(new Set([other]));

  stack.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([pidsOf('one').at(-1), other].filter(isUp)).toEqual([]);
});

test('one that ends again and again stops everything, in one sentence', async () => {
  const { said, ended, pidsOf } = stackOf({ one: `setTimeout(() => process.exit(3), 300);`, other: SPEAKS });
  expect(await ended).toBe(1);
  expect(said).toContain('ready');
  expect(said.filter((line) => line.includes('ended'))).toEqual([
    ...Array(3).fill('one ended by itself (3) and was started again.'),
    'one ended by itself (3) again and again, so everything was stopped.',
  ]);
  expect(pidsOf('other').filter(isUp)).toEqual([]);
});

test('one that ends before it was ready stops everything at once, and what it said is shown', async () => {
  const { said, ended } = stackOf({ never: `console.log('The port is taken.'); ${ENDS}`, other: STAYS });
  expect(await ended).toBe(1);
  expect(said).toContain('[never] The port is taken.');
  expect(said.at(-1)).toBe('never ended by itself (3), so everything was stopped.');
  expect(said).not.toContain('ready');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops everything, without a word', async (signal) => {
  const { said, ended, stack, pidsOf } = stackOf({ one: SPEAKS, other: SPEAKS });
  await until(() => expect(pidsOf('one').length * pidsOf('other').length).toBeGreaterThan(0));
  stack.kill(signal);
  expect(await ended).toBe(0);
  expect(said.filter((line) => !/^\[\w+\] \d+$|^ready$/.test(line))).toEqual([]);
  expect([pidsOf('one')[0], pidsOf('other')[0]].filter(isUp)).toEqual([]);
});
