import { expect, it } from 'vitest';
import { shownMoment } from '@/ui/texts/days';
import { newestFirst, savedMoment } from './savedMoment';

it.each([
  ['11/21/2026 2:05:00 PM', '2026-11-21T14:05:00', '11/21/2026 2:05 PM'],
  ['1/2/2026 12:00:09 AM', '2026-01-02T00:00:09', '01/02/2026 12:00 AM'],
  ['12/31/2025 12:30:00 PM', '2025-12-31T12:30:00', '12/31/2025 12:30 PM'],
  // The servers write 'never' as the first day of 1900 or of all years.
  ['1/1/1900 12:00:00 AM', '', ''],
  ['01/01/1900 12:00:00 AM', '', ''],
  ['1/1/0001 12:00:00 AM', '', ''],
  ['0001-01-01T00:00:00', '', ''],
  ['', '', ''],
  ['soon', 'soon', 'soon'],
])('%j is the moment %j, shown as %j', (written, moment, shown) => {
  expect(savedMoment(written)).toBe(moment);
  expect(shownMoment(savedMoment(written))).toBe(shown);
});

it("sorts moments with one-digit and two-digit numbers, and puts 'never' last", () => {
  const written = ['11/2/2026 2:05:00 PM', '1/1/1900 12:00:00 AM', '9/30/2026 10:00:00 AM', '11/2/2026 11:59:00 AM'];
  expect(written.map(savedMoment).sort()).toEqual([
    '',
    '2026-09-30T10:00:00',
    '2026-11-02T11:59:00',
    '2026-11-02T14:05:00',
  ]);
});

it('puts the newest first, and of rows with the same moment the one with the higher number', () => {
  const rows = [
    { id: 1, saved: '9/30/2026 11:00:00 PM' },
    { id: 2, saved: '11/2/2026 9:00:00 AM' },
    { id: 3, saved: '11/2/2026 12:00:00 PM' },
    { id: 4, saved: '11/2/2026 12:00:00 PM' },
    { id: 5, saved: '1/1/1900 12:00:00 AM' },
  ];
  const sorted = newestFirst(
    rows,
    ({ saved }) => saved,
    ({ id }) => id,
  );
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
});
