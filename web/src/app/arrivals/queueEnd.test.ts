import { expect, it } from 'vitest';
import { QueueEnd } from './queueEnd';

interface Row {
  id: number;
  at: string;
}

const numbered = (at: number) => String(at).padStart(6, '0');
const oldestFirst = (rows: Row[]) => rows;
const newestFirst = (rows: Row[]) => rows.toReversed();
/** An order that is unrelated to when the rows came in. */
const byName = (rows: Row[]) => rows.toSorted((one, other) => ((one.id * 7919) % 1009) - ((other.id * 7919) % 1009));

/** A queue from which rows can be taken and to which rows can be added; `momentOf` is by default the row's number. */
function queue(
  count: number,
  order: (rows: Row[]) => Row[] = oldestFirst,
  momentOf: (id: number) => string = numbered,
) {
  const made = (id: number): Row => ({ id, at: momentOf(id) });
  let waiting = Array.from({ length: count }, (_, id) => made(id));
  let next = count;
  const requests: string[] = [];
  const end = new QueueEnd<Row>(
    async (from, to) => {
      requests.push(`${from}-${to}`);
      return { rows: order(waiting).slice(from, to), total: waiting.length };
    },
    { idOf: ({ id }) => id, momentOf: ({ at }) => at },
  );
  end.begin(count);
  return {
    end,
    requests,
    ids: async () => (await end.arrivals()).map(({ id }) => id),
    come: (many: number) => {
      for (let at = 0; at < many; at += 1) waiting.push(made(next++));
    },
    take: (isTaken: (id: number) => boolean) => {
      waiting = waiting.filter(({ id }) => !isTaken(id));
    },
  };
}

it('finds new rows with one call for the end of the queue, once its order is known', async () => {
  const { end, requests, come, ids } = queue(500);
  expect(await ids()).toEqual([]);
  come(3);
  expect(await ids()).toEqual([500, 501, 502]);
  expect(end.start).toBe(500);
  expect(requests).toEqual(['480-600', '0-20', '480-600']);
  end.seen();
  expect(await ids()).toEqual([]);
  come(1);
  expect(await ids()).toEqual([503]);
});

it('finds new rows at the beginning of a queue with the newest first', async () => {
  const { end, requests, come, ids, take } = queue(500, newestFirst);
  expect(await ids()).toEqual([]);
  expect(await ids()).toEqual([]);
  come(3);
  take((id) => id === 499 || id === 3);
  expect(await ids()).toEqual([500, 501, 502]);
  expect(end.start).toBe(0);
  expect(requests.slice(-2)).toEqual(['0-120', '0-120']);
  end.seen();
  come(150);
  expect(await ids()).toHaveLength(150);
});

it.each([
  ['the oldest', oldestFirst],
  ['the newest', newestFirst],
])('with %s first finds rows that came in before its first call', async (_, order) => {
  const { come, ids } = queue(500, order);
  come(2);
  expect(await ids()).toEqual([500, 501]);
});

it('reports nothing for a queue in another order, unless the whole queue was read', async () => {
  const long = queue(500, byName);
  expect(await long.ids()).toEqual([]);
  long.come(30);
  expect(await long.ids()).toEqual([]);
  long.take((id) => id < 50);
  expect(await long.ids()).toEqual([]);
  const short = queue(30, byName);
  expect(await short.ids()).toEqual([]);
  short.take((id) => id === 4);
  short.come(2);
  expect((await short.ids()).toSorted()).toEqual([30, 31]);
});

it('stops reporting when the order of the queue changes', async () => {
  let order = oldestFirst;
  const { come, ids } = queue(500, (rows) => order(rows));
  expect(await ids()).toEqual([]);
  order = byName;
  come(3);
  expect(await ids()).toEqual([]);
  order = newestFirst;
  expect(await ids()).toEqual([]);
  come(1);
  expect(await ids()).toEqual([503]);
});

it.each([
  ['the oldest', oldestFirst],
  ['the newest', newestFirst],
])('with %s first finds rows with the same moment as the last known one', async (_, order) => {
  const { come, ids, end } = queue(500, order, (id) => numbered(Math.min(id, 499)));
  expect(await ids()).toEqual([]);
  come(2);
  expect((await ids()).toSorted()).toEqual([500, 501]);
  end.seen();
  come(1);
  expect(await ids()).toEqual([502]);
});

it('counts rows that came in before its first call, but not those decided here', async () => {
  const { end, come, take, ids } = queue(50);
  come(2);
  take((id) => id === 0);
  end.takenOut();
  expect(await ids()).toEqual([50, 51]);
});

it.each([30, 499])(
  'finds the new rows when %i others, including the last one, were decided elsewhere',
  async (taken) => {
    const { come, take, ids } = queue(500);
    await ids();
    take((id) => id >= 500 - taken);
    come(2);
    expect(await ids()).toEqual([500, 501]);
  },
);

it('reads further back when there are more new rows than one call returns, up to a limit', async () => {
  const { end, come, requests, ids } = queue(100);
  await ids();
  come(150);
  expect(await ids()).toHaveLength(150);
  expect(end.start).toBe(100);
  come(400);
  expect(await ids()).toHaveLength(550);
  expect(requests.length).toBeLessThan(20);
});

it('reports every row that comes into an empty queue as new', async () => {
  const { end, come, ids } = queue(0);
  expect(await ids()).toEqual([]);
  come(2);
  expect(await ids()).toHaveLength(2);
  expect(end.start).toBe(0);
});
