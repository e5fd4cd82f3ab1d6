// What `npm test` says about its CPU time.
import { expect, test } from 'vitest';
import { countCpuTime, cpuMinutes } from './cpuTime';

test('only a whole run has a budget, and exceeding it is shown', () => {
  let minutes = 100;
  const spent = countCpuTime(() => minutes);
  minutes += 30.26;
  expect([true, false].map(spent)).toEqual([
    expect.stringMatching(/^CPU minutes: 30\.3 of a budget of \d+$/),
    'CPU minutes: 30.3',
  ]);
  minutes += 1_000;
  expect(spent(true)).toMatch(/^CPU minutes: 1030\.3 of a budget of \d+: OVER THE BUDGET$/);
});

test('the processor time of this process is among that of the machine', () => {
  const [machine, own] = [cpuMinutes(), process.cpuUsage().user];
  const until = performance.now() + 500;
  while (performance.now() < until);
  const ownMinutes = (process.cpuUsage().user - own) / 60e6;
  expect(cpuMinutes() - machine).toBeGreaterThan(ownMinutes * 0.8);
});
