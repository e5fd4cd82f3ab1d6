import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcomeHeader, type Problem } from '#wire/outcome';
import { ApiError, answerOf, errorIn } from './answer';
import { withRetries } from './withRetries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The error for a call that never reached the network. */
const unreached = () => answerOf(Promise.reject(new TypeError('Failed to fetch')));
const failedBy = (failure: Problem['failure']) =>
  errorIn(new Response(null, { status: 502, headers: outcomeHeader({ failure }) }), undefined);

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
  const ask = vi.fn().mockRejectedValueOnce(failedBy('unreached')).mockResolvedValue('there');
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
  ['fails', 'unexpected'],
  ['is busy, away behind a proxy, or took too long', 'unreachable'],
] as const)('does not retry when the server %s', async (_what, failure) => {
  const ask = vi.fn().mockRejectedValue(failedBy(failure));
  await expect(withRetries(ask)).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stops when the call is aborted', async () => {
  const ask = vi.fn(unreached);
  await expect(withRetries(ask, AbortSignal.abort())).rejects.toMatchObject({ failure: 'unreachable' });
  expect(ask).toHaveBeenCalledTimes(1);
});
