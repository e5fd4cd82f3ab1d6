import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A storage that has room for `room` values. */
function storage(room: number, entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (values.size >= room && !values.has(key)) throw new Error('full');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

const blocked = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('blocked');
    },
  });

let stored: typeof import('./localStore');
beforeEach(async () => {
  vi.resetModules();
  stored = await import('./localStore');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('reads what fits the schema, and nothing else', () => {
  storage(9, { a: '[1]', b: '["1"]', c: 'not JSON', d: '' });
  const numbers = v.array(v.number());
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => stored.readJson(key, numbers))).toEqual([
    [1],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('stores values together, or keeps all of them in memory when the storage is full', () => {
  const values = storage(2, { a: 'old' });
  stored.write({ a: '1', b: '2', c: '3' });
  expect([...values]).toEqual([]);
  expect(['a', 'b', 'c'].map(stored.readText)).toEqual(['1', '2', '3']);
  stored.remove(['a', 'b', 'c']);
  expect(['a', 'b', 'c'].map(stored.readText)).toEqual([null, null, null]);
});

it('keeps the stored value of a single key when the new one does not fit', () => {
  const values = storage(1, { a: 'old' });
  Object.assign(localStorage, {
    setItem: () => {
      throw new Error('full');
    },
  });
  stored.write({ a: 'new' });
  expect([stored.readText('a'), values.get('a')]).toEqual(['new', 'old']);
});

it('uses the storage again once there is room', () => {
  const values = storage(0);
  stored.write({ a: '1' });
  Object.assign(localStorage, { setItem: (key: string, value: string) => values.set(key, value) });
  stored.write({ a: '2' });
  values.set('a', '3 by another tab');
  expect(stored.readText('a')).toBe('3 by another tab');
});

it('keeps everything in memory where there is no storage', () => {
  blocked();
  stored.write({ a: '1' });
  expect(stored.readText('a')).toBe('1');
  stored.remove(['a']);
  expect(stored.readText('a')).toBeNull();
  expect(stored.readText('b')).toBeNull();
});
