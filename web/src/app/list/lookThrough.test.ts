import { expect, it } from 'vitest';
import { isPart, judgedOnce, type Look, lookThrough, NOT_LOOKED } from './lookThrough';

interface Row {
  recordid: number;
}

const row = (recordid: number): Row => ({ recordid });
const idsOf = ({ rows }: Look<Row>) => rows.map(({ recordid }) => recordid);
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A queue from which colleagues take rows while it is being read. */
function queue(count: number) {
  let waiting = numbers(0, count);
  const asked: string[] = [];
  return {
    asked,
    decide: (...ids: number[]) => {
      waiting = waiting.filter((id) => !ids.includes(id));
    },
    ask: async (start: number, end: number) => {
      asked.push(`${start}-${end}`);
      return { rows: waiting.slice(start, end).map(row), total: waiting.length };
    },
  };
}

const looking = {
  idOf: ({ recordid }: Row) => recordid,
  onLook: () => undefined,
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
  expect(idsOf(await lookThrough({ ...looking, ask, atOnce: 3 }))).toEqual(numbers(0, count));
});

it('reports the rows and the progress after every page', async () => {
  const looks: Look<Row>[] = [];
  const { ask, asked } = queue(25);
  await lookThrough({ ...looking, ask, atOnce: 3, onLook: (look) => looks.push(look) });
  expect(looks.map(({ looked, total, rows }) => [looked, total, rows.length])).toEqual([
    [10, 25, 13],
    [20, 25, 23],
    [25, 25, 25],
  ]);
  expect(asked).toEqual(['0-13', '10-23', '20-33']);
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
  expect(idsOf(await lookThrough({ ...looking, ask }))).toEqual(numbers(0, 60));
});

it('skips no row when everything read so far is decided', async () => {
  const waiting = queue(40);
  const onLook = ({ looked }: Look<Row>) => {
    if (looked === 20) waiting.decide(...numbers(0, 23));
  };
  expect(idsOf(await lookThrough({ ...looking, ask: waiting.ask, onLook }))).toEqual(numbers(0, 40));
});

it('stops at once with what was found, and goes on from there', async () => {
  const stop = new AbortController();
  const { ask, asked } = queue(50);
  const part = await lookThrough({
    ...looking,
    signal: stop.signal,
    ask: (start, end) => (start >= 20 ? new Promise(() => undefined) : ask(start, end)),
    onLook: ({ looked }) => looked === 20 && queueMicrotask(() => stop.abort()),
  });
  expect(part).toMatchObject({ looked: 20, total: 50 });
  expect(idsOf(part)).toEqual(numbers(0, 23));
  asked.length = 0;
  expect(idsOf(await lookThrough({ ...looking, ask, from: part }))).toEqual(numbers(0, 50));
  expect(asked[0]).toBe('17-30');
});

it('fails with the error of the failed page, and leaves no unhandled rejection', async () => {
  const { ask } = queue(50);
  const broken = async (start: number, end: number) => {
    if (start >= 20) throw new Error(`No page ${start}`);
    return ask(start, end);
  };
  await expect(lookThrough({ ...looking, ask: broken, atOnce: 3 })).rejects.toThrow('No page 20');
  expect(NOT_LOOKED.rows).toEqual([]);
});

const byPages = { ...looking, overlap: 0 };

it('asks for whole pages when they cannot overlap, and resumes at the start of a page', async () => {
  const { ask, asked } = queue(25);
  expect(idsOf(await lookThrough({ ...byPages, ask }))).toEqual(numbers(0, 25));
  expect(asked.splice(0)).toEqual(['0-10', '10-20', '20-30']);
  const part = { rows: numbers(0, 10).map(row), looked: 10, total: 25 };
  expect(idsOf(await lookThrough({ ...byPages, ask, from: part }))).toEqual(numbers(0, 25));
  expect(asked).toEqual(['10-20', '20-30']);
});

it.each([1, 10, 15])('skips no row between whole pages when %i are deleted meanwhile', async (deleted) => {
  const waiting = queue(60);
  const onLook = ({ looked }: Look<Row>) => {
    if (looked === 20) waiting.decide(...numbers(0, deleted));
  };
  expect(idsOf(await lookThrough({ ...byPages, ask: waiting.ask, onLook }))).toEqual(numbers(0, 60));
});

it('finds the end when the server does not count', async () => {
  const { ask } = queue(30);
  const uncounted = async (start: number, end: number) => {
    const { rows } = await ask(start, end);
    return { rows, total: start + rows.length + (rows.length < 10 ? 0 : 1) };
  };
  expect(await lookThrough({ ...byPages, ask: uncounted })).toMatchObject({ looked: 30, total: 30 });
});

it('isPart is true until everything was read; judgedOnce judges no row twice', () => {
  const whole = { rows: [], looked: 2, total: 2 };
  expect([undefined, whole, { ...whole, total: 3 }, { ...whole, isStopped: true }].map(isPart)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const judged: Row[] = [];
  const keeps = judgedOnce((each: Row) => judged.push(each) > 1);
  const [one, two] = [row(1), row(2)];
  expect([one, two, one, two].map(keeps)).toEqual([false, true, false, true]);
  expect(judged).toEqual([one, two]);
});
