import { expect, it, vi } from 'vitest';
import type { Desk } from './desk';
import { queueOf } from './queue';
import { sample, samples } from './testing';

const rows = ['1', '2', '3', '4'].map((id) => sample({ id }));
const openCase = vi.fn();

const rowAfter = sample({ id: '5' });

const queueAt = (open: string, claimed: string[] = [], tab = 'pending') => {
  const desk = {
    tab,
    open,
    view: { pageSize: 2 },
    claimed: new Map(claimed.map((id) => [id, { short: '', text: '' }])),
    openCase,
  };
  return queueOf(samples, desk as unknown as Desk, { rows, total: 5, rowAfter });
};
const ids = (following: { id: string }[]) => following.map(({ id }) => id);

it('passes over the cases that colleagues have open', () => {
  expect(ids(queueAt('1').following)).toEqual(['2', '3', '4', '5']);
  expect(ids(queueAt('1', ['2', '3']).following)).toEqual(['4', '5']);
  expect(queueAt('1', ['2', '3']).next?.id).toBe('4');
  expect(queueAt('1', ['2', '3', '4', '5']).next).toBeNull();
  expect(queueAt('1', ['2'], 'history').next?.id, 'nothing waits there').toBe('2');
  expect(queueAt('3', ['2']).previous?.id, 'going back is deliberate').toBe('2');
});

it('opens a case on the page where it is, and where it will be once the decided one has left', () => {
  const opened = (act: (queue: ReturnType<typeof queueAt>) => void, claimed: string[] = []) => {
    act(queueAt('2', claimed));
    return openCase.mock.lastCall;
  };
  expect(opened(({ go, next }) => go(next))).toEqual(['3', 2]);
  expect(opened(({ go, next }) => go(next), ['3', '4'])).toEqual(['5', 3]);
  expect(opened(({ go, previous }) => go(previous))).toEqual(['1', 1]);
  expect(opened(({ onDecided, next }) => onDecided(next))).toEqual(['3', 1]);
  expect(opened(({ onDecided, next }) => onDecided(next), ['3'])).toEqual(['4', 2]);
  expect(opened(({ onDecided }) => onDecided(null))).toEqual(['', 1]);
});
