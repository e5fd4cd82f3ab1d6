import { afterEach, expect, it, vi } from 'vitest';
import {
  dayProblem,
  daysAfter,
  daysBetween,
  exportedDay,
  isDay,
  isNever,
  longDay,
  now,
  rangeWarning,
  shownDay,
  shownMoment,
  shownSecond,
  today,
  typedDay,
} from './days';

it.each([
  ['11/21/2026', '2026-11-21'],
  [' 11-21-2026 ', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['11212026', '2026-11-21'],
  ['1/2/2026', '2026-01-02'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2026', ''],
  ['13/01/2026', ''],
  ['11/21/20', ''],
  ['', ''],
  ['tomorrow', ''],
])('%j is typed for %j', (typed, day) => expect(typedDay(typed)).toBe(day));

it('shows days and moments without converting them', () => {
  expect(shownDay('2026-11-21')).toBe('11/21/2026');
  expect(shownDay('2026-11-21T23:59:59')).toBe('11/21/2026');
  expect(shownDay(null)).toBe('');
  expect(shownDay('soon')).toBe('soon');
  expect(exportedDay('2026-11-21T10:32:00')).toBe('11-21-2026');
  expect(shownMoment('2026-11-21T14:05:09')).toBe('11/21/2026 2:05 PM');
  expect(shownSecond('2026-11-21T14:05:09')).toBe('11/21/2026 2:05:09 PM');
  expect(shownMoment(null)).toBe('');
  expect(shownMoment('soon')).toBe('soon');
});

it.each(['1900-01-01T00:00:00', '0001-01-01T00:00:00', '0001-01-01T00:00', '0001-01-01T00:00:00Z', '0001-01-01'])(
  'shows nothing for %s, which stands for no date',
  (never) => {
    expect(isNever(never)).toBe(true);
    expect([shownDay, exportedDay, shownMoment, shownSecond, longDay].map((shown) => shown(never))).toEqual(
      Array.from({ length: 5 }, () => ''),
    );
  },
);

it('shows days and moments near those that stand for no date', () => {
  expect(shownDay('1900-01-01')).toBe('01/01/1900');
  expect(shownMoment('1900-01-01T00:00:01')).toBe('01/01/1900 12:00 AM');
  expect(shownMoment('1900-01-02T00:00:00')).toBe('01/02/1900 12:00 AM');
  expect(longDay('2026-11-21T00:00:00')).toBe('November 21, 2026');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each(['Asia/Manila', 'UTC', 'America/New_York', 'Pacific/Kiritimati'])(
  'in the zone %s, today is the day of Manila',
  (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date('2027-03-14T15:59:59Z') });
    expect([today(), now()]).toEqual(['2027-03-14', '2027-03-14T23:59:59']);
    vi.setSystemTime(new Date('2027-03-14T16:00:00Z'));
    expect([today(), now()]).toEqual(['2027-03-15', '2027-03-15T00:00:00']);
    expect(daysAfter(today(), -2)).toBe('2027-03-13');
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
    // This hour does not exist in New York on this day, but it does in Manila.
    expect(shownMoment('2027-03-14T02:30:00')).toBe('03/14/2027 2:30 AM');
    expect(shownSecond('2027-03-14T00:05:09')).toBe('03/14/2027 12:05:09 AM');
  },
);

it('counts days across the ends of months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-11-15', '2026-11-21')).toBe(6);
});

it.each([
  ['2026-02-30'],
  ['2026-02-29'],
  ['1900-02-29'],
  ['2026-04-31'],
  ['2026-00-10'],
  ['2026-13-01'],
  ['2026-01-00'],
  ['0999-12-31'],
  ['2026-2-3'],
  ['2026-02-03T00:00:00'],
  [''],
  ['x'],
])('%j is no day', (text) => expect(isDay(text)).toBe(false));

it('a range that ends before it begins is warned about, not refused', () => {
  expect(rangeWarning('2026-11-20', '2026-11-19')).toBe('Start date must not be after End date.');
  expect(rangeWarning('2026-11-20', '2026-11-20')).toBeUndefined();
});

it('isDay agrees with the calendar', () => {
  const texts = Array.from({ length: 40 * 366 }, (_, at) => daysAfter('1990-01-01', at));
  expect(texts.filter((text) => !isDay(text))).toEqual([]);
  expect([isDay('2000-02-29'), isDay('2400-02-29'), isDay('2100-02-29')]).toEqual([true, true, false]);
});

it.each([
  ['02/29/2026', 'This day does not exist.'],
  ['13-01-2026 ', 'This day does not exist.'],
  ['13/45', 'Enter the date as MM/DD/YYYY'],
  ['tomorrow', 'Enter the date as MM/DD/YYYY'],
])('says why %s is no day', (typed, problem) => {
  expect(dayProblem(typed)).toBe(problem);
});
