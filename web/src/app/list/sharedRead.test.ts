import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedRead } from './readAnew';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a read is shared while it is under way, and then for as long as it took', async () => {
  const queryFn = vi.fn(() => new Promise<string[]>((end) => void setTimeout(() => end(['a row']), 100)));
  const read = sharedRead({ queryFn });
  const both = Promise.all([read(), read()]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await both).toEqual([['a row'], ['a row']]);
  await vi.advanceTimersByTimeAsync(90);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20);
  void read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('a failed read is not used again', async () => {
  const queryFn = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue([]);
  const read = sharedRead({ queryFn });
  await expect(read()).rejects.toThrow('No answer.');
  expect(await read()).toEqual([]);
});
