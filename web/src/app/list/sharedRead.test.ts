import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedRead } from './sharedRead';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a read that fails late does not end a later one', async () => {
  const reads: { fail: (why: Error) => void; end: (rows: string[]) => void }[] = [];
  const queryFn = vi.fn(() => new Promise<string[]>((end, fail) => void reads.push({ end, fail })));
  const read = sharedRead({ queryFn });
  const first = expect(read()).rejects.toThrow('Too late.');
  vi.advanceTimersByTime(6000);
  const second = read();
  reads[0]?.fail(new Error('Too late.'));
  await first;
  reads[1]?.end(['a row']);
  await second;
  expect(await read()).toEqual(['a row']);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
