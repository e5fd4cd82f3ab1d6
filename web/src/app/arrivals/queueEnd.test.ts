import { expect, it } from 'vitest';
import { QueueEnd } from './queueEnd';

const moment = (number: number) => String(number).padStart(6, '0');

/** A queue from which some are taken out, and to whose end others come. */
function queue(count: number) {
  let waiting = Array.from({ length: count }, (_, at) => moment(at));
  let next = count;
  const asked: string[] = [];
  const end = new QueueEnd<string>(
    async (from, to) => {
      asked.push(`${from}-${to}`);
      return { rows: waiting.slice(from, to), total: waiting.length };
    },
    (row) => row,
  );
  end.begin(count);
  return {
    end,
    asked,
    come: (many: number) => {
      for (let at = 0; at < many; at += 1) waiting.push(moment(next++));
    },
    take: (isTaken: (row: string) => boolean) => {
      waiting = waiting.filter((row) => !isTaken(row));
    },
  };
}

it('finds what has come in, with one call for the end of the queue', async () => {
  const { end, asked, come } = queue(500);
  expect(await end.arrivals()).toEqual([]);
  come(3);
  expect(await end.arrivals()).toEqual(['000500', '000501', '000502']);
  expect(end.start).toBe(500);
  expect(asked).toEqual(['480-600', '480-600']);
  end.seen();
  expect(await end.arrivals()).toEqual([]);
  come(1);
  expect(await end.arrivals()).toEqual(['000503']);
});

it('counts those that came before it first asked, but none that was decided here', async () => {
  const { end, come, take } = queue(50);
  come(2);
  take((row) => row === '000000');
  end.takenOut();
  expect(await end.arrivals()).toEqual(['000050', '000051']);
});

it.each([30, 499])(
  'knows the new ones when %i were decided elsewhere meanwhile, the last among them',
  async (taken) => {
    const { end, come, take } = queue(500);
    await end.arrivals();
    take((row) => Number(row) >= 500 - taken);
    come(2);
    expect(await end.arrivals()).toEqual(['000500', '000501']);
  },
);

it('goes back where more have come than it asks for at once, and not for ever', async () => {
  const { end, come, asked } = queue(100);
  await end.arrivals();
  come(150);
  expect(await end.arrivals()).toHaveLength(150);
  expect(end.start).toBe(100);
  come(400);
  expect(await end.arrivals()).toHaveLength(550);
  expect(asked.length).toBeLessThan(20);
});

it('of an empty queue everything that comes is new', async () => {
  const { end, come } = queue(0);
  expect(await end.arrivals()).toEqual([]);
  come(2);
  expect(await end.arrivals()).toHaveLength(2);
  expect(end.start).toBe(0);
});
