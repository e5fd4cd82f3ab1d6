import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idlenessAfter, watchEarly } from './idleness';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;

function watched(limitMs = 15 * MINUTE_MS) {
  let seenAt = Date.now();
  const settle = vi.fn();
  const warn = vi.fn(() => settle);
  const stop = watchEarly(() => Date.now() - seenAt, limitMs, warn);
  return { settle, warn, stop, move: () => (seenAt = Date.now()) };
}

it('warns once, 610 seconds before the time is over', () => {
  const { warn, settle } = watched();
  vi.advanceTimersByTime(289_000);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(warn).toHaveBeenCalledOnce();
  expect(settle).not.toHaveBeenCalled();
});

it('ends the warning with the next activity, and warns again after the next inactivity', () => {
  const { warn, settle, move } = watched();
  vi.advanceTimersByTime(290_000);
  move();
  vi.advanceTimersByTime(1000);
  expect(settle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(290_000);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('ends the warning when its screen is left, and stops checking', () => {
  const { warn, settle, stop } = watched();
  vi.advanceTimersByTime(290_000);
  stop();
  expect(settle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(900_000);
  expect(warn).toHaveBeenCalledOnce();
});

it('follows the time of the deployment: a shorter one than the warning leaves has no early warning', () => {
  const long = watched(30 * MINUTE_MS);
  const short = watched(10 * MINUTE_MS);
  vi.advanceTimersByTime(1_189_000);
  expect(long.warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(long.warn).toHaveBeenCalledOnce();
  expect(short.warn).not.toHaveBeenCalled();
});

it.each([15, 5])('warns after the %s minutes of the deployment, for ten seconds, and is then over', (minutes) => {
  const limit = minutes * MINUTE_MS;
  expect(idlenessAfter(limit - 1, limit)).toEqual({ state: 'active' });
  expect(idlenessAfter(limit, limit)).toEqual({ state: 'warning', secondsLeft: 10 });
  expect(idlenessAfter(limit + 10_000, limit)).toEqual({ state: 'over' });
});
