import { expect, it } from 'vitest';
import { cachedFilter, isPart, type ListRead, NOTHING_READ, readWholeList } from './readWholeList';

interface Row {
  recordid: number;
}

const row = (recordid: number): Row => ({ recordid });
const idsOf = ({ rows }: ListRead<Row>) => rows.map(({ recordid }) => recordid);
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A queue from which colleagues take rows while it is being read. */
function queue(count: number) {
  let waiting = numbers(0, count);
  const requests: string[] = [];
  return {
    requests,
    decide: (...ids: number[]) => {
      waiting = waiting.filter((id) => !ids.includes(id));
    },
    ask: async (start: number, end: number) => {
      requests.push(`${start}-${end}`);
      return { rows: waiting.slice(start, end).map(row), total: waiting.length };
    },
  };
}

const looking = {
  idOf: ({ recordid }: Row) => recordid,
  onProgress: () => undefined,
  /** A new signal for each use. */
  get signal() {
    return new AbortController().signal;
  },
  step: 10,
  overlap: 3,
  atOnce: 1,
};

it.each([0, 1, 9, 10, 11, 57])('finds all of %i in their order, each once', async (count) => {
  const { ask } = queue(count);
  expect(idsOf(await readWholeList({ ...looking, ask, atOnce: 3 }))).toEqual(numbers(0, count));
});

it('reports the rows and the progress after every page', async () => {
  const looks: ListRead<Row>[] = [];
  const { ask, requests } = queue(25);
  await readWholeList({ ...looking, ask, atOnce: 3, onProgress: (look) => looks.push(look) });
  expect(looks.map(({ readCount, total, rows }) => [readCount, total, rows.length])).toEqual([
    [10, 25, 13],
    [20, 25, 23],
    [25, 25, 25],
  ]);
  expect(requests).toEqual(['0-13', '10-23', '20-33']);
});

it.each([1, 3, 4, 15])('skips no row when %i are decided between two pages', async (decided) => {
  const waiting = queue(60);
  let pages = 0;
  const ask = async (start: number, end: number) => {
    const page = await waiting.ask(start, end);
    pages += 1;
    if (pages === 2) waiting.decide(...numbers(0, decided));
    return page;
  };
  expect(idsOf(await readWholeList({ ...looking, ask }))).toEqual(numbers(0, 60));
});

it('skips no row when everything read so far is decided', async () => {
  const waiting = queue(40);
  const onProgress = ({ readCount }: ListRead<Row>) => {
    if (readCount === 20) waiting.decide(...numbers(0, 23));
  };
  expect(idsOf(await readWholeList({ ...looking, ask: waiting.ask, onProgress }))).toEqual(numbers(0, 40));
});

it('stops at once with what was found, and goes on from there', async () => {
  const stop = new AbortController();
  const { ask, requests } = queue(50);
  const part = await readWholeList({
    ...looking,
    signal: stop.signal,
    ask: (start, end) => (start >= 20 ? new Promise(() => undefined) : ask(start, end)),
    onProgress: ({ readCount }) => readCount === 20 && queueMicrotask(() => stop.abort()),
  });
  expect(part).toMatchObject({ readCount: 20, total: 50 });
  expect(idsOf(part)).toEqual(numbers(0, 23));
  requests.length = 0;
  expect(idsOf(await readWholeList({ ...looking, ask, from: part }))).toEqual(numbers(0, 50));
  expect(requests[0]).toBe('17-30');
});

it('fails with the error of the failed page, and leaves no unhandled rejection', async () => {
  const { ask } = queue(50);
  const broken = async (start: number, end: number) => {
    if (start >= 20) throw new Error(`No page ${start}`);
    return ask(start, end);
  };
  await expect(readWholeList({ ...looking, ask: broken, atOnce: 3 })).rejects.toThrow('No page 20');
  expect(NOTHING_READ.rows).toEqual([]);
});

const byPages = { ...looking, overlap: 0 };

it('asks for whole pages when they cannot overlap, and resumes at the start of a page', async () => {
  const { ask, requests } = queue(25);
  expect(idsOf(await readWholeList({ ...byPages, ask }))).toEqual(numbers(0, 25));
  expect(requests.splice(0)).toEqual(['0-10', '10-20', '20-30']);
  const part = { rows: numbers(0, 10).map(row), readCount: 10, total: 25 };
  expect(idsOf(await readWholeList({ ...byPages, ask, from: part }))).toEqual(numbers(0, 25));
  expect(requests).toEqual(['10-20', '20-30']);
});

it.each([1, 10, 15])('skips no row between whole pages when %i are deleted meanwhile', async (deleted) => {
  const waiting = queue(60);
  const onProgress = ({ readCount }: ListRead<Row>) => {
    if (readCount === 20) waiting.decide(...numbers(0, deleted));
  };
  expect(idsOf(await readWholeList({ ...byPages, ask: waiting.ask, onProgress }))).toEqual(numbers(0, 60));
});

it('finds the end when the server does not count', async () => {
  const { ask } = queue(30);
  const uncounted = async (start: number, end: number) => {
    const { rows } = await ask(start, end);
    return { rows, total: start + rows.length + (rows.length < 10 ? 0 : 1) };
  };
  expect(await readWholeList({ ...byPages, ask: uncounted })).toMatchObject({ readCount: 30, total: 30 });
});

it('isPart is true until everything was read; cachedFilter judges no row twice', () => {
  const complete = { rows: [], readCount: 2, total: 2 };
  expect([undefined, complete, { ...complete, total: 3 }, { ...complete, isStopped: true }].map(isPart)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const judged: Row[] = [];
  const keeps = cachedFilter((each: Row) => judged.push(each) > 1);
  const [one, two] = [row(1), row(2)];
  expect([one, two, one, two].map(keeps)).toEqual([false, true, false, true]);
  expect(judged).toEqual([one, two]);
});
