import { expect, it } from 'vitest';
import { outcomeOf } from './transitions';

const DECIDED = '2026-11-20T16:10:00';
const waiting = { status: 'W', approved_date: null, is_for_reapprove: false };
const open = { status: 'D', approved_date: DECIDED, is_for_reapprove: true };
const closed = { status: 'D', approved_date: DECIDED, is_for_reapprove: false };

it('decides pending registrations of any status', () => {
  for (const status of ['W', 'U', 'P', 'Q']) {
    expect(outcomeOf({ ...waiting, status }, 'approve')).toEqual({ status: 'A' });
    expect(outcomeOf({ ...waiting, status }, 'disapprove')).toEqual({ status: 'D' });
  }
  expect(outcomeOf(waiting, 'reapprove')).toBeUndefined();
});

it('reapproves only disapproved registrations that are open for it', () => {
  expect(outcomeOf(open, 'reapprove')).toMatchObject({ status: 'A', is_reapprove: true, is_for_reapprove: false });
  expect(outcomeOf(closed, 'reapprove')).toBeUndefined();
  expect(outcomeOf({ ...open, status: 'A' }, 'reapprove')).toBeUndefined();
});

it('never decides twice', () => {
  for (const decided of [open, closed, { ...closed, status: 'U' }]) {
    expect(outcomeOf(decided, 'approve')).toBeUndefined();
    expect(outcomeOf(decided, 'disapprove')).toBeUndefined();
  }
});
