import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './answer';
import { retried } from './retried';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => new ApiError('unreachable', 'Gone.');

it('asks three times more, a second apart, when nobody answers', async () => {
  const ask = vi.fn().mockRejectedValue(unreachable());
  const result = expect(retried(ask)).rejects.toThrow('Gone.');
  for (const asked of [1, 2, 3, 4]) {
    expect(ask).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(ask).toHaveBeenCalledTimes(4);
  await result;
});

it('is content with the first answer', async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue('there');
  const result = retried(ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('takes a refusal for an answer', async () => {
  const ask = vi.fn().mockRejectedValue(new ApiError('refused', 'No.'));
  await expect(retried(ask)).rejects.toThrow('No.');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stops when nobody waits any more', async () => {
  const ask = vi.fn().mockRejectedValue(unreachable());
  await expect(retried(ask, AbortSignal.abort())).rejects.toThrow('Gone.');
  expect(ask).toHaveBeenCalledTimes(1);
});
