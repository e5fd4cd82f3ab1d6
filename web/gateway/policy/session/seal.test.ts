import { afterEach, expect, test, vi } from 'vitest';
import { createSeals } from './seal';

const [first, second, unknown] = ['first', 'second', 'unknown'].map((name) => name.padEnd(32, '.')) as [
  string,
  string,
  string,
];
const value = { email: 'ana.cruz@lumina.example', recordid: 7 };
const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

test('a sealed value cannot be read, and opens only for its own use', () => {
  const seals = createSeals([first]);
  const sealed = seals.seal('session', value, HOUR);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ana');
  expect(seals.seal('session', value, HOUR)).not.toBe(sealed);
  expect(seals.open('session', sealed)).toEqual(value);
  expect(seals.open('ticket', sealed)).toBeUndefined();
});

test('does not open a seal that was changed, cut or made up', () => {
  const seals = createSeals([first]);
  const sealed = Buffer.from(seals.seal('session', value, HOUR), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seals.open('session', changed.toString('base64url'))).toBeUndefined();
    expect(seals.open('session', sealed.subarray(0, at).toString('base64url'))).toBeUndefined();
  }
  const madeUp = Buffer.from(JSON.stringify({ value, until: Date.now() + HOUR })).toString('base64url');
  expect(seals.open('session', madeUp)).toBeUndefined();
});

test('a seal expires', () => {
  const seals = createSeals([first]);
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const sealed = seals.seal('session', value, HOUR);
  vi.setSystemTime(1_000_000 + HOUR - 1);
  expect(seals.open('session', sealed)).toEqual(value);
  vi.setSystemTime(1_000_000 + HOUR);
  expect(seals.open('session', sealed)).toBeUndefined();
});

test('opens seals of the previous secret, but not of an unknown one', () => {
  const before = createSeals([first]).seal('session', value, HOUR);
  const after = createSeals([second, first]);
  expect(after.open('session', before)).toEqual(value);
  expect(createSeals([unknown]).open('session', before)).toBeUndefined();
  const sealed = after.seal('session', value, HOUR);
  expect(createSeals([second]).open('session', sealed)).toEqual(value);
  expect(createSeals([first]).open('session', sealed)).toBeUndefined();
});
