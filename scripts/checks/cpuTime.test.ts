import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { cpuTimeReport, stepOf } from './cpuBudget';
import { CpuTime, REST, type Reading, readProcesses } from './cpuTime';

const ROOT = 100;

/** The seconds of each step after these readings of pid, parent, own seconds, and seconds of children waited for. */
function timeOf(...looks: [pid: number, parent: number, own: number, waitedFor?: number][][]) {
  const time = new CpuTime(ROOT, (pid) => (pid < 300 ? `step ${pid}` : undefined));
  for (const look of looks)
    time.look(look.map(([pid, parent, own, waitedFor = 0]): Reading => ({ pid, parent, began: 1, own, waitedFor })));
  return Object.fromEntries(time.seconds());
}

describe('the CPU time of a run', () => {
  test('is counted by step with all processes that a step has started, without other processes', () => {
    const seconds = timeOf([
      [ROOT, 1, 1],
      [201, ROOT, 2],
      [202, ROOT, 4],
      [303, 202, 8],
      [304, 303, 16],
      [999, 1, 32],
    ]);
    expect(seconds).toEqual({ [REST]: 1, 'step 201': 2, 'step 202': 28 });
  });

  test('includes processes that nobody waited for and processes that outlived their parent', () => {
    const seconds = timeOf(
      [
        [ROOT, 1, 1],
        [201, ROOT, 2],
        [303, 201, 4],
        [304, 303, 8],
      ],
      [
        [ROOT, 1, 1],
        [201, ROOT, 2],
        [304, 1, 9],
      ],
      [
        [ROOT, 1, 1],
        [201, ROOT, 2],
      ],
    );
    expect(seconds).toEqual({ [REST]: 1, 'step 201': 15 });
  });

  test('includes processes that began and ended between two readings, once', () => {
    const began = [
      [ROOT, 1, 1],
      [201, ROOT, 2],
    ] as [number, number, number][];
    expect(timeOf(began, [[ROOT, 1, 1, 6]])).toEqual({ [REST]: 5, 'step 201': 2 });
    expect(timeOf(began, [[ROOT, 1, 1, 2]])).toEqual({ [REST]: 1, 'step 201': 2 });
  });

  test.runIf(process.platform === 'linux')('agrees with what Linux reports for a busy process', async () => {
    const time = new CpuTime(process.pid, () => 'working');
    const work = "const until = Date.now() + 60_000; process.stdout.write('.'); while (Date.now() < until);";
    const child = spawn(process.execPath, ['-e', work], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const worked = () => {
      time.look(readProcesses());
      return time.seconds().get('working') ?? 0;
    };
    await expect.poll(worked, { timeout: 60_000 }).toBeGreaterThan(0.3);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(worked()).toBeLessThan(60);
  });
});

describe('the budget', () => {
  test('recognizes every step by the command that is started for it', () => {
    expect(
      [
        'node --import x node_modules/@biomejs/biome/bin/biome check',
        'node --import x node_modules/typescript-native/bin/tsc --noEmit',
        'node --import x node_modules/vite/bin/vite.js build --config web/vite.config.ts',
        'node --import x node_modules/vitest/vitest.mjs run',
        'node --import x scripts/bootstrap.mjs start',
        'node --import x node_modules/@playwright/test/cli.js test',
        'node --import tsx scripts/contract/makeContract.ts',
        'npm ci',
      ].map(stepOf),
    ).toEqual(['lint', 'types', 'build', 'unit tests', 'contract test', 'browser tests', 'contract', undefined]);
  });

  test('is reported for a complete run, with the steps that exceed it', () => {
    const lines = cpuTimeReport(new Map([['lint', 6000]]), true);
    expect(lines[0]).toMatch(/^CPU minutes: 100\.0 of a budget of \d+\.\d$/);
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^OVER THE BUDGET: lint took 100\.0 CPU minutes/)]);
    const ofPart = cpuTimeReport(new Map([['lint', 6000]]), false);
    expect(ofPart).toEqual(['CPU minutes: 100.0', expect.stringContaining('lint 100.0, ')]);
  });
});
