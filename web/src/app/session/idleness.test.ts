import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idlenessAfter, watchEarly } from './idleness';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  let seenAt = Date.now();
  const settle = vi.fn();
  const warn = vi.fn(() => settle);
  const stop = watchEarly(() => Date.now() - seenAt, warn);
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

it('warns after fifteen minutes, for ten seconds, and is then over', () => {
  expect(idlenessAfter(15 * 60_000 - 1)).toEqual({ state: 'active' });
  expect(idlenessAfter(15 * 60_000)).toEqual({ state: 'warning', secondsLeft: 10 });
  expect(idlenessAfter(15 * 60_000 + 10_000)).toEqual({ state: 'over' });
});
