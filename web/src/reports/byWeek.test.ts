import { expect, it, vi } from 'vitest';
import { daysAfter } from '@/ui/texts/days';
import { byWeek } from './byWeek';
import type { DayRange } from './export/exportRules';

const running = new AbortController().signal;

function daysOf({ from, to }: DayRange): string[] {
  const days = [];
  for (let day = to; day >= from; day = daysAfter(day, -1)) days.push(day);
  return days;
}

async function collected(range: DayRange, ask = async (part: DayRange) => daysOf(part), signal = running) {
  const batches: string[][] = [];
  for await (const rows of byWeek(range, ask, (day) => day, signal)) batches.push(rows);
  return batches.flat();
}

it.each(['2026-11-20', '2026-11-19', '2026-11-14', '2026-11-13', '2026-11-08', '2026-09-30'])(
  'yields every day from %s on once, the latest first',
  async (from) => {
    const range = { from, to: '2026-11-20' };
    expect(await collected(range)).toEqual(daysOf(range));
  },
);

it('requests at most seven days at once; if a server leaves out the last day of a request, only the very last day is lost', async () => {
  const ask = vi.fn(async ({ from, to }: DayRange) => daysOf({ from, to: daysAfter(to, -1) }));
  const range = { from: '2026-11-01', to: '2026-11-20' };
  expect(await collected(range, ask)).toEqual(daysOf({ ...range, to: '2026-11-19' }));
  expect(ask.mock.calls.flat()).toEqual([
    { from: '2026-11-14', to: '2026-11-20' },
    { from: '2026-11-08', to: '2026-11-14' },
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-01', to: '2026-11-02' },
  ]);
});

it('reads one week ahead, and no further', async () => {
  const ask = vi.fn(async (part: DayRange) => daysOf(part));
  const weeks = byWeek({ from: '2026-10-01', to: '2026-11-20' }, ask, String, running);
  await weeks.next();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stops when it is aborted, and passes errors on', async () => {
  const abort = new AbortController();
  abort.abort();
  const range = { from: '2026-11-01', to: '2026-11-09' };
  expect(await collected(range, undefined, abort.signal)).toEqual([]);
  await expect(collected(range, () => Promise.reject(new Error('Gone.')))).rejects.toThrow('Gone.');
});
