import { expect, it } from 'vitest';
import { daysBetween, withDatesMoved } from './movedDates';

const KEPT = Date.parse('2026-11-21T15:00:00+08:00');

it.each([
  ['2026-11-21', '2026-12-01'],
  ['2026-11-21T10:32:00', '2026-12-01T10:32:00'],
  ['11/21/2026', '12/01/2026'],
  ['11/21/2026 14:05:00', '12/01/2026 14:05:00'],
  ['11/21/2026 2:05:00 PM', '12/1/2026 2:05:00 PM'],
  ['9/1/2026 2:05:00 PM', '9/11/2026 2:05:00 PM'],
  [KEPT, KEPT + 10 * 86_400_000],
  ['1/1/1900 12:00:00 AM', '1/1/1900 12:00:00 AM'],
  ['1985-03-02', '1985-03-02'],
  ['until 11/21/2026', 'until 11/21/2026'],
  [20_261_121, 20_261_121],
])('ten days later %j is %j', (before, after) => {
  expect(withDatesMoved({ list: [{ at: before }] }, 10, KEPT)).toEqual({ list: [{ at: after }] });
});

it('counts the days of the servers’ country', () => {
  expect(daysBetween(Date.parse('2026-11-21T23:59:00+08:00'), Date.parse('2026-11-22T00:01:00+08:00'))).toBe(1);
  expect(daysBetween(KEPT, Date.parse('2026-11-20T23:00:00+08:00'))).toBe(-1);
});
