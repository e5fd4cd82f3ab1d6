// Tests the page's side, with a worker that sends the same messages as the real one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../report';
import { writeReport } from './writeReport';
import type { Content, FromWorker, Start } from './writing';

class FakeWorker {
  static last: FakeWorker;
  static takes = true;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  onerror: (event: Partial<ErrorEvent>) => void = () => {};
  terminated = false;
  mostWaiting = 0;
  private waiting = 0;
  readonly rows: string[][] = [];
  stamps: string[][] = [];

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: Start | Content): void {
    if (message.type === 'start') this.stamps.push(message.stamp);
    if (message.type === 'rows') this.take(message.rows);
    if (message.type === 'end') {
      this.stamps.push(message.stamp);
      setTimeout(() => this.say({ type: 'done', blob: new Blob(['file']) }), 5);
    }
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: FromWorker): void {
    if (!this.terminated) this.onmessage({ data });
  }

  private take(rows: string[][]): void {
    this.rows.push(...rows);
    this.waiting += 1;
    this.mostWaiting = Math.max(this.mostWaiting, this.waiting);
    if (!FakeWorker.takes) return;
    setTimeout(() => {
      this.waiting -= 1;
      this.say({ type: 'written' });
    }, 1);
  }
}

beforeEach(() => {
  FakeWorker.takes = true;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

function reportOf(rows: Report<number>['rows'], count?: number): Report<number> {
  return {
    title: 'Title',
    sheet: 'sheet',
    stamp: (number) => [`${number} rows`],
    columns: [{ title: 'A', width: 10, text: (row) => `row ${row}` }],
    rows,
    count,
  };
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

it('sends every row as text, in order, whatever the batches', async () => {
  const blob = await writeReport(reportOf([[0], [], numbers(3000).slice(1), [3000]]), 'xlsx');
  expect(await blob.text()).toBe('file');
  expect(FakeWorker.last.rows).toEqual(numbers(3001).map((row) => [`row ${row}`]));
  expect(FakeWorker.last.terminated).toBe(true);
});

it('sends the final count at the end', async () => {
  await writeReport(reportOf([numbers(7)]), 'pdf');
  expect(FakeWorker.last.stamps).toEqual([['0 rows'], ['7 rows']]);
});

it('never has more than two slices in transit', async () => {
  await writeReport(reportOf([numbers(20_000)]), 'xlsx');
  expect(FakeWorker.last.mostWaiting).toBe(2);
});

it('reports progress at most ten times a second, and once at the end', async () => {
  const progress: [number, number | undefined][] = [];
  const start = performance.now();
  await writeReport(reportOf([numbers(100_000)], 100_000), 'xlsx', {
    onProgress: (done, total) => progress.push([done, total]),
  });
  expect(progress.length).toBeLessThanOrEqual(2 + (performance.now() - start) / 100);
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.at(-1)).toEqual([100_000, 100_000]);
});

it('ends at once when it is aborted, and requests no more rows', async () => {
  FakeWorker.takes = false;
  let made = 0;
  let madeAtEnd: number | undefined;
  async function* many() {
    try {
      for (; made < 1000; made += 1) yield numbers(1000);
    } finally {
      madeAtEnd = made;
    }
  }
  const cancel = new AbortController();
  const writing = writeReport(reportOf(many()), 'xlsx', { signal: cancel.signal });
  setTimeout(() => cancel.abort(), 20);
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.last.terminated).toBe(true);
  await vi.waitFor(() => expect(madeAtEnd).toBeLessThan(10));
});

it('starts nothing when it is already aborted', async () => {
  const signal = AbortSignal.abort();
  await expect(writeReport(reportOf([[1]]), 'xlsx', { signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('passes on why loading rows has failed', async () => {
  async function* refused(): AsyncGenerator<number[]> {
    yield [1];
    throw new Error('Invalid date range');
  }
  await expect(writeReport(reportOf(refused()), 'xlsx')).rejects.toThrow('Invalid date range');
  expect(FakeWorker.last.terminated).toBe(true);
});

it.each([
  ['that fails', (worker: FakeWorker) => worker.say({ type: 'failed', message: undefined, cause: 'TypeError: x' })],
  ['that cannot be loaded', (worker: FakeWorker) => worker.onerror({ message: '', preventDefault: () => {} })],
])('shows a message for users when there is a worker %s', async (_, fail) => {
  FakeWorker.takes = false;
  const writing = writeReport(reportOf([numbers(5000)]), 'xlsx');
  setTimeout(() => fail(FakeWorker.last), 5);
  await expect(writing).rejects.toThrow('The report could not be created. Try again.');
});
