import { expect, it, vi } from 'vitest';
import { byDay } from './byDay';

async function collected(from: string, to: string, latestFirst: boolean, signal = new AbortController().signal) {
  const batches: string[][] = [];
  for await (const rows of byDay({ from, to, latestFirst }, async (day) => [day], signal)) batches.push(rows);
  return batches.flat();
}

it('asks for every day of the range, from either end', async () => {
  expect(await collected('2026-10-30', '2026-11-02', false)).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(await collected('2026-11-01', '2026-11-02', true)).toEqual(['2026-11-02', '2026-11-01']);
  expect(await collected('2026-11-01', '2026-11-01', true)).toEqual(['2026-11-01']);
});

it('is one day ahead of who reads, and no further', async () => {
  const ask = vi.fn(async (day: string) => [day]);
  const days = byDay({ from: '2026-11-01', to: '2026-11-09' }, ask, new AbortController().signal);
  await days.next();
  expect(ask.mock.calls.flat()).toEqual(['2026-11-01', '2026-11-02']);
});

it('stops when nobody waits any more, and passes on what fails', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await collected('2026-11-01', '2026-11-09', false, abort.signal)).toEqual([]);
  const failing = byDay(
    { from: '2026-11-01', to: '2026-11-02' },
    () => Promise.reject(new Error('Gone.')),
    new AbortController().signal,
  );
  await expect(failing.next()).rejects.toThrow('Gone.');
});
