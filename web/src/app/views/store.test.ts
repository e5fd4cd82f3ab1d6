import { beforeEach, expect, it, vi } from 'vitest';
import { user } from '@/app/testing';

const storage = new Map<string, string>();
let hear: ((event: { key: string }) => void)[] = [];
vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
vi.stubGlobal('window', {
  addEventListener: (name: string, listener: (event: { key: string }) => void) =>
    name === 'storage' && hear.push(listener),
});
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});

const whose = (recordid: number, appName: 'AGORA' | 'ALAGA MD' = 'AGORA') => ({
  appName,
  user_info: { data: user({ recordid }) },
});
const VIEW = { name: 'Clerks', path: '/users', query: 'sort=name', searched: '' };
const MINE = 'views AGORA 1';

let store: typeof import('./store');
beforeEach(async () => {
  storage.clear();
  hear = [];
  vi.resetModules();
  store = await import('./store');
});

it('hides the views of other users and other applications', async () => {
  store.viewsOf(whose(1)).a = VIEW;
  await vi.waitFor(() => expect(storage.get(MINE)).toContain('Clerks'));
  expect(store.viewsOf(whose(2))).toEqual({});
  expect(store.viewsOf(whose(1, 'ALAGA MD'))).toEqual({});
  expect(store.viewsOf(whose(1))).toEqual({ a: VIEW });
});

it('stores no email address', async () => {
  store.viewsOf(whose(1)).a = VIEW;
  await vi.waitFor(() => expect(storage.size).toBe(1));
  expect([...storage].join()).not.toContain('@');
});

it('drops an unreadable view, and keeps the others', () => {
  storage.set(
    MINE,
    JSON.stringify({ a: VIEW, b: { name: 7 }, c: null, d: { ...VIEW, name: 'Other', query: 'open=3' } }),
  );
  expect(Object.values(store.viewsOf(whose(1)))).toEqual([VIEW, { ...VIEW, name: 'Other', query: '' }]);
  storage.set('views AGORA 2', 'no JSON');
  expect(store.viewsOf(whose(2))).toEqual({});
});

it('follows changes of another tab', () => {
  const views = store.viewsOf(whose(1));
  storage.set(MINE, JSON.stringify({ z: VIEW }));
  for (const listener of hear) listener({ key: MINE });
  expect(views).toEqual({ z: VIEW });
});

it('sorts views by name, with numbers by value', () => {
  const named = (name: string) => ({ ...VIEW, name });
  const views = { a: named('Week 10'), b: named('week 9'), c: named('Ältere') };
  expect(store.sortedViews(views).map(({ name }) => name)).toEqual(['Ältere', 'week 9', 'Week 10']);
});
