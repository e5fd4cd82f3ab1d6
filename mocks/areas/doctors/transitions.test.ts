import { expect, it } from 'vitest';
import { outcomeOf } from './transitions';

it('decides a pending application once', () => {
  const waiting = { RegStatus: 'W', Approveddate: null };
  expect(outcomeOf(waiting, 'A')).toEqual({ RegStatus: 'A' });
  expect(outcomeOf(waiting, 'D')).toEqual({ RegStatus: 'D' });
  for (const status of ['A', 'D'] as const) {
    expect(outcomeOf({ RegStatus: status, Approveddate: '2026-11-20T16:10:00' }, status)).toBeUndefined();
  }
});
