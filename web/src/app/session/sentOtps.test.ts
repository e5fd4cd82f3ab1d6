import { beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const { forgetAllSent, forgetSent, noteSent, sentLately } = await import('./sentOtps');

const WHO = 'maria@lumina.example';
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  return () => vi.useRealTimers();
});

it('counts for a minute, whatever the case of the address, which is then deleted', () => {
  const at = noteSent('AGORA', WHO, 'signIn');
  vi.advanceTimersByTime(59_999);
  expect(sentLately('AGORA', WHO.toUpperCase(), 'signIn')).toBe(at);
  vi.advanceTimersByTime(1);
  expect(sentLately('AGORA', WHO, 'signIn')).toBeNull();
  noteSent('ALAGA MD', 'carlo@lumina.example', 'recovery');
  expect([...stored.values()].join()).not.toContain(WHO);
});

it('counts for one purpose only, and is replaced by the next', () => {
  noteSent('AGORA', WHO, 'waive');
  expect(sentLately('AGORA', WHO, 'change')).toBeNull();
  expect(sentLately('ALAGA MD', WHO, 'waive')).toBeNull();
  noteSent('AGORA', WHO, 'change');
  expect(sentLately('AGORA', WHO, 'waive')).toBeNull();
});

it('is forgotten when it was used, or when all are forgotten', () => {
  noteSent('AGORA', WHO, 'signIn');
  noteSent('ALAGA MD', WHO, 'signIn');
  forgetSent('AGORA', WHO);
  expect([sentLately('AGORA', WHO, 'signIn'), sentLately('ALAGA MD', WHO, 'signIn')]).toEqual([null, Date.now()]);
  forgetAllSent();
  expect(stored.size).toBe(0);
});
