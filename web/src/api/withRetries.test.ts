import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, answerOf, translate } from './answer';
import { withRetries } from './withRetries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The error for a call that never reached the network. */
const unreached = () => answerOf(Promise.reject(new TypeError('Failed to fetch')));
const NOT_REACHED = { message: 'The server could not be reached.' };

it('asks three more times, a second apart, when the server is unreachable', async () => {
  const ask = vi.fn(unreached);
  const result = expect(withRetries(ask)).rejects.toMatchObject({ failure: 'unreachable' });
  for (const attempts of [1, 2, 3, 4]) {
    expect(ask).toHaveBeenCalledTimes(attempts);
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(attempts);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(ask).toHaveBeenCalledTimes(4);
  await result;
});

it('stops at the first answer', async () => {
  const ask = vi.fn().mockRejectedValueOnce(translate(502, NOT_REACHED)).mockResolvedValue('there');
  const result = withRetries(ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not retry a refusal', async () => {
  const ask = vi.fn().mockRejectedValue(new ApiError('refused', 'No.'));
  await expect(withRetries(ask)).rejects.toThrow('No.');
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', 500, 'Internal Server Error'],
  ['fails behind a proxy, which answers 502', 502, 'Internal Server Error'],
  ['is away behind a proxy, which answers 503', 503, 'Internal Server Error'],
  ['gets no answer from another server', 504, 'Internal Server Error'],
  ['is too busy', 503, 'The server is busy. Please try again in a moment.'],
  ['took too long', 504, 'The server took too long to answer.'],
])('does not retry when the server %s', async (_what, status, message) => {
  const ask = vi.fn().mockRejectedValue(translate(status, { message }));
  await expect(withRetries(ask)).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stops when the call is aborted', async () => {
  const ask = vi.fn(unreached);
  await expect(withRetries(ask, AbortSignal.abort())).rejects.toMatchObject({ failure: 'unreachable' });
  expect(ask).toHaveBeenCalledTimes(1);
});
