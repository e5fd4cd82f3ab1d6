import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRate, type Rate } from './rates';

const A_MINUTE = 60_000;
const START = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const count = (rate: Rate, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) rate.count(key);
};
const refusal = (call: () => void) => {
  try {
    call();
  } catch (error) {
    return error;
  }
};

test('so many calls of one key, and the next one is told how long to wait', () => {
  const rate = createRate(3, A_MINUTE);
  count(rate, 'ana', 3);
  vi.setSystemTime(START + 20_500);
  expect(refusal(() => rate.count('ana'))).toMatchObject({
    statusCode: 429,
    message: 'Too many tries. Please wait a minute and try again.',
    headers: { 'retry-after': '40' },
  });
  expect(() => rate.count('ben')).not.toThrow();
});

test('after a minute it begins anew, however often it was tried meanwhile', () => {
  const rate = createRate(3, A_MINUTE);
  count(rate, 'ana', 3);
  vi.setSystemTime(START + A_MINUTE - 1);
  expect(() => rate.count('ana')).toThrow('Too many');
  vi.setSystemTime(START + A_MINUTE);
  count(rate, 'ana', 3);
  expect(() => rate.count('ana')).toThrow('Too many');
});

test('keys that somebody makes up fill no memory: the oldest goes, and no other', () => {
  const rate = createRate(1, A_MINUTE);
  rate.count('oldest');
  rate.count('old');
  for (let made = 2; made < 50_000; made += 1) rate.count(`made up ${made}`);
  expect(() => rate.count('oldest')).toThrow('Too many');
  rate.count('one more');
  expect(() => rate.count('old')).toThrow('Too many');
  expect(() => rate.count('oldest')).not.toThrow();
});

test('who comes again after their minute is not the oldest', () => {
  const rate = createRate(1, A_MINUTE);
  rate.count('ana');
  rate.count('ben');
  vi.setSystemTime(START + A_MINUTE);
  rate.count('ana');
  for (let made = 2; made < 50_000; made += 1) rate.count(`made up ${made}`);
  rate.count('one more');
  expect(() => rate.count('ana')).toThrow('Too many');
});
