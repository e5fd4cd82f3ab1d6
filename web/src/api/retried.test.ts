import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, answerOf, translate } from './answer';
import { retried } from './retried';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the translator makes of a call that never left. */
const unreached = () => answerOf(Promise.reject(new TypeError('Failed to fetch')));
const NOT_REACHED = { message: 'The server could not be reached.' };

it('asks three times more, a second apart, when nobody answers', async () => {
  const ask = vi.fn(unreached);
  const result = expect(retried(ask)).rejects.toMatchObject({ failure: 'unreachable' });
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
  const ask = vi.fn().mockRejectedValueOnce(translate(502, NOT_REACHED)).mockResolvedValue('there');
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

it.each([
  ['failed', 500, 'Internal Server Error'],
  ['failed, as a proxy before it says', 502, 'Internal Server Error'],
  ['is away, as a proxy before it says', 503, 'Internal Server Error'],
  ['waits for another server in vain', 504, 'Internal Server Error'],
  ['has more to do than it can', 503, 'The server is busy. Please try again in a moment.'],
  ['took too long', 504, 'The server took too long to answer.'],
])('takes it for an answer, too, that the server %s', async (_what, status, message) => {
  const ask = vi.fn().mockRejectedValue(translate(status, { message }));
  await expect(retried(ask)).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stops when nobody waits any more', async () => {
  const ask = vi.fn(unreached);
  await expect(retried(ask, AbortSignal.abort())).rejects.toMatchObject({ failure: 'unreachable' });
  expect(ask).toHaveBeenCalledTimes(1);
});
