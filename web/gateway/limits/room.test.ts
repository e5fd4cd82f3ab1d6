import { expect, test } from 'vitest';
import { createRoom } from './room';

const BUSY = { statusCode: 503, message: 'The server is busy. Please try again in a moment.' };
const nobody = new AbortController().signal;

test('callers wait in their order until others release their reservations', async () => {
  const room = createRoom({ size: 2, queueLength: 2, queueMs: 60_000 });
  const [one] = [await room.enter(1, nobody), await room.enter(1, nobody)];
  const entered: string[] = [];
  const enter = async (name: string) => {
    const stay = await room.enter(1, nobody);
    entered.push(name);
    return stay;
  };
  const [ana, ben] = [enter('ana'), enter('ben')];
  expect(room.stats).toEqual({ taken: 2, queued: 2 });
  one?.leave();
  one?.leave();
  (await ana).leave();
  await ben;
  expect(entered).toEqual(['ana', 'ben']);
  expect(room.stats).toEqual({ taken: 2, queued: 0 });
});

test('the waiting time and the queue are limited', async () => {
  const room = createRoom({ size: 1, queueLength: 1, queueMs: 50 });
  await room.enter(1, nobody);
  const waiting = room.enter(1, nobody);
  await expect(room.enter(1, nobody)).rejects.toMatchObject({ ...BUSY, headers: { 'retry-after': '5' } });
  await expect(waiting).rejects.toMatchObject(BUSY);
  expect(room.stats).toEqual({ taken: 1, queued: 0 });
});

test('a caller that disconnects leaves the queue', async () => {
  const room = createRoom({ size: 1, queueLength: 9, queueMs: 60_000 });
  const first = await room.enter(1, nobody);
  const browser = new AbortController();
  const waiting = room.enter(1, browser.signal);
  browser.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(room.enter(1, browser.signal)).rejects.toThrow('gone');
  first.leave();
  expect(room.stats).toEqual({ taken: 0, queued: 0 });
});

test('a reservation can grow while there is capacity, and gives all of it back', async () => {
  const room = createRoom({ size: 16, queueLength: 9, queueMs: 60_000 });
  const [one, other] = [await room.enter(1, nobody), await room.enter(1, nobody)];
  one?.reach(8, 'answer');
  one?.reach(3, 'answer');
  expect(room.stats.taken).toBe(9);
  expect(() => other?.reach(7, 'answer')).toThrow('busy');
  one?.leave();
  one?.reach(9, 'answer');
  other?.reach(14, 'answer');
  expect(room.stats.taken).toBe(14);
});

test('growing bodies leave capacity for answers, and both leave some for new calls', async () => {
  const room = createRoom({ size: 16, queueLength: 9, queueMs: 60_000 });
  const first = await room.enter(1, nobody);
  first.reach(12, 'body');
  expect(() => first.reach(13, 'body')).toThrow('busy');
  first.reach(14, 'answer');
  expect(() => first.reach(15, 'answer')).toThrow('busy');
  await room.enter(2, nobody);
  expect(room.stats.taken).toBe(16);
});

test('a caller cannot hold more than its share, waiting included, and others are not affected', async () => {
  const room = createRoom({ size: 16, share: 4, queueLength: 9, queueMs: 60_000 });
  const first = await room.enter(1, nobody, 'ana');
  first.reach(3, 'body');
  expect(() => first.reach(5, 'body')).toThrow('busy');
  await room.enter(1, nobody, 'ana');
  await expect(room.enter(1, nobody, 'ana')).rejects.toMatchObject(BUSY);
  const [ben] = [await room.enter(4, nobody, 'ben'), await room.enter(4, nobody, 'eva'), await room.enter(4, nobody)];
  const browser = new AbortController();
  const waiting = room.enter(4, browser.signal, 'ida');
  await expect(room.enter(1, nobody, 'ida')).rejects.toMatchObject(BUSY);
  browser.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const again = room.enter(4, nobody, 'ida');
  ben?.leave();
  await again;
  first.leave();
  await room.enter(3, nobody, 'ana');
  expect(room.stats).toEqual({ taken: 16, queued: 0 });
});
