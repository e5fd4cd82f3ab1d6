import { expect, test } from 'vitest';
import { createCapacity } from './capacity';

const BUSY = { statusCode: 503, message: 'The server is busy. Please try again in a moment.' };
const nobody = new AbortController().signal;

test('callers wait in their order until others release their reservations', async () => {
  const capacity = createCapacity({ size: 2, queueLength: 2, queueMs: 60_000 });
  const [one] = [await capacity.reserve(1, nobody), await capacity.reserve(1, nobody)];
  const entered: string[] = [];
  const enter = async (name: string) => {
    const reservation = await capacity.reserve(1, nobody);
    entered.push(name);
    return reservation;
  };
  const [ana, ben] = [enter('ana'), enter('ben')];
  expect(capacity.stats).toEqual({ taken: 2, queued: 2 });
  one?.release();
  one?.release();
  (await ana).release();
  await ben;
  expect(entered).toEqual(['ana', 'ben']);
  expect(capacity.stats).toEqual({ taken: 2, queued: 0 });
});

test('the waiting time and the queue are limited', async () => {
  const capacity = createCapacity({ size: 1, queueLength: 1, queueMs: 50 });
  await capacity.reserve(1, nobody);
  const waiting = capacity.reserve(1, nobody);
  await expect(capacity.reserve(1, nobody)).rejects.toMatchObject({ ...BUSY, headers: { 'retry-after': '5' } });
  await expect(waiting).rejects.toMatchObject(BUSY);
  expect(capacity.stats).toEqual({ taken: 1, queued: 0 });
});

test('a caller that disconnects leaves the queue', async () => {
  const capacity = createCapacity({ size: 1, queueLength: 9, queueMs: 60_000 });
  const first = await capacity.reserve(1, nobody);
  const browser = new AbortController();
  const waiting = capacity.reserve(1, browser.signal);
  browser.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(capacity.reserve(1, browser.signal)).rejects.toThrow('gone');
  first.release();
  expect(capacity.stats).toEqual({ taken: 0, queued: 0 });
});

test('a reservation can grow while there is capacity, and gives all of it back', async () => {
  const capacity = createCapacity({ size: 16, queueLength: 9, queueMs: 60_000 });
  const [one, other] = [await capacity.reserve(1, nobody), await capacity.reserve(1, nobody)];
  one?.growTo(8, 'answer');
  one?.growTo(3, 'answer');
  expect(capacity.stats.taken).toBe(9);
  expect(() => other?.growTo(7, 'answer')).toThrow('busy');
  one?.release();
  one?.growTo(9, 'answer');
  other?.growTo(14, 'answer');
  expect(capacity.stats.taken).toBe(14);
});

test('growing bodies leave capacity for answers, and both leave some for new calls', async () => {
  const capacity = createCapacity({ size: 16, queueLength: 9, queueMs: 60_000 });
  const first = await capacity.reserve(1, nobody);
  first.growTo(12, 'body');
  expect(() => first.growTo(13, 'body')).toThrow('busy');
  first.growTo(14, 'answer');
  expect(() => first.growTo(15, 'answer')).toThrow('busy');
  await capacity.reserve(2, nobody);
  expect(capacity.stats.taken).toBe(16);
});

test('a caller cannot hold more than its share, waiting included, and others are not affected', async () => {
  const capacity = createCapacity({ size: 16, share: 4, queueLength: 9, queueMs: 60_000 });
  const first = await capacity.reserve(1, nobody, 'ana');
  first.growTo(3, 'body');
  expect(() => first.growTo(5, 'body')).toThrow('busy');
  await capacity.reserve(1, nobody, 'ana');
  await expect(capacity.reserve(1, nobody, 'ana')).rejects.toMatchObject(BUSY);
  const [ben] = [
    await capacity.reserve(4, nobody, 'ben'),
    await capacity.reserve(4, nobody, 'eva'),
    await capacity.reserve(4, nobody),
  ];
  const browser = new AbortController();
  const waiting = capacity.reserve(4, browser.signal, 'ida');
  await expect(capacity.reserve(1, nobody, 'ida')).rejects.toMatchObject(BUSY);
  browser.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const again = capacity.reserve(4, nobody, 'ida');
  ben?.release();
  await again;
  first.release();
  await capacity.reserve(3, nobody, 'ana');
  expect(capacity.stats).toEqual({ taken: 16, queued: 0 });
});

test('a caller who already holds its share takes nobody’s turn in a full queue', async () => {
  const capacity = createCapacity({ size: 4, share: 3, queueLength: 3, queueMs: 60_000 });
  const first = await capacity.reserve(3, nobody, 'ida');
  await capacity.reserve(1, nobody, 'ben');
  const anas = Array.from({ length: 3 }, () => capacity.reserve(1, nobody, 'ana'));
  await expect(capacity.reserve(1, nobody, 'ida')).rejects.toMatchObject(BUSY);
  expect(capacity.stats.queued).toBe(3);
  first.release();
  await Promise.all(anas);
});

const TURNS = { size: 4, share: 3, waitsForShare: true, queueMs: 60_000 };

test('callers take turns: who holds least comes first, however many calls another has waiting', async () => {
  const capacity = createCapacity({ ...TURNS, queueLength: 99 });
  const entered: string[] = [];
  const leaving = new AbortController();
  const enter = (who: string) =>
    capacity.reserve(1, leaving.signal, who).then((reservation) => {
      entered.push(who);
      return reservation;
    });
  const eves = Array.from({ length: 20 }, () => enter('eve'));
  const ana = await enter('ana');
  expect(entered).toEqual(['eve', 'eve', 'eve', 'ana']);
  const [second, other] = [enter('ana'), enter('ben')];
  (await eves[0])?.release();
  await other;
  ana.release();
  await second;
  expect(entered.slice(4)).toEqual(['ben', 'ana']);
  expect(capacity.stats).toEqual({ taken: 4, queued: 17 });
  // Otherwise their time would end during the tests of another file.
  leaving.abort();
  await Promise.allSettled(eves);
});

test('in a full queue the caller with most waiting calls makes room for others', async () => {
  const capacity = createCapacity({ ...TURNS, size: 1, share: 1, queueLength: 3 });
  const first = await capacity.reserve(1, nobody, 'eve');
  const outcomes = Array.from({ length: 3 }, (_, index) =>
    capacity.reserve(1, nobody, 'eve').then(
      () => `${index} entered`,
      () => `${index} refused`,
    ),
  );
  const ana = capacity.reserve(1, nobody, 'ana');
  expect(await outcomes[2]).toBe('2 refused');
  await expect(capacity.reserve(1, nobody, 'eve')).rejects.toMatchObject(BUSY);
  first.release();
  (await ana).release();
  expect(await outcomes[0]).toBe('0 entered');
});
