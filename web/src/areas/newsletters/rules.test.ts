import { afterEach, expect, it, vi } from 'vitest';
import type { Newsletter } from './calls';
import { byDate } from './rules';

afterEach(() => vi.useRealTimers());

it.each([
  ['11/21/2026 14:05:00', undefined],
  ['11/21/2026 14:05:01', 'scheduled'],
  ['12/01/2026 00:00:00', 'scheduled'],
  ['01/01/2027 00:00:00', 'scheduled'],
  ['soon', undefined],
  ['', undefined],
])('a newsletter dated %j has at 11/21/2026 14:05:00 the phase %j', (newsdate, phase) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:05:00+08:00'), toFake: ['Date'] });
  expect(byDate.phaseOf({ newsdate } as Newsletter)).toBe(phase);
});
