import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitsChosen } from '@/app/triage/choices';
import { orderedNow } from '@/ui/table/ordering/ordering';
import { today } from '@/ui/texts/days';
import { byAndAt } from './caseType';
import { sample } from './testing';
import { ageColumn, ageFilter, ageOf, hasNoMoment, isBlank, missingFilter, oldestOf } from './triage';

// A quarter past midnight in Manila.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T16:15:00Z') }));
afterEach(() => void vi.useRealTimers());

const posted = ({ posted: moment }: { posted: string }) => moment;
const at = (moment: string) => sample({ posted: moment });

it.each([
  ['2026-11-21T00:05:00', 'Today'],
  ['2026-11-20T23:59:59', '1 day'],
  ['2026-11-18T08:41:12', '3 days'],
  ['2020-11-21T08:41:12', '2,191 days'],
  ['2026-11-22T08:41:12', 'Today'],
  ['', ''],
  [null, ''],
  ['soon', ''],
])('what was posted at %j waits: %j', (moment, age) => expect(ageOf(moment)).toBe(age));

it('knows the case that has waited longest, whatever the order of the list', () => {
  const moments = ['2026-11-20T09:00:00', '2026-11-11T08:00:00', '2026-11-18T07:00:00', '', '1900-01-01T00:00:00'];
  expect(oldestOf(moments.map(at), posted)).toBe('2026-11-11T08:00:00');
  expect(oldestOf([at('')], posted)).toBeNull();
});

it('sorts the youngest first, and keeps the order of cases of the same day', () => {
  const column = ageColumn(posted);
  const rows = ['2026-11-18T08:00:00', '2026-11-20T09:00:00', '2026-11-18T07:00:00'].map(at);
  const by = column.sortBy ?? column.text;
  const order = (isDescending: boolean) => orderedNow({ rows, keeps: () => true, order: { by, isDescending } });
  expect(order(false).map(posted)).toEqual(['2026-11-20T09:00:00', '2026-11-18T08:00:00', '2026-11-18T07:00:00']);
  expect(order(true).map(posted)).toEqual(['2026-11-18T08:00:00', '2026-11-18T07:00:00', '2026-11-20T09:00:00']);
});

it.each([
  ['', ['2026-11-21T00:05:00', '2026-11-20T23:59:59', '2026-11-18T08:41:12']],
  ['today', ['2026-11-21T00:05:00']],
  ['1', ['2026-11-20T23:59:59', '2026-11-18T08:41:12']],
  ['3', ['2026-11-18T08:41:12']],
  ['7', []],
])('an age of %j keeps %j', (age, expected) => {
  const fits = fitsChosen([ageFilter(posted)], { age }, today());
  expect(
    ['2026-11-21T00:05:00', '2026-11-20T23:59:59', '2026-11-18T08:41:12'].filter((moment) => fits(at(moment))),
  ).toEqual(expected);
});

it('counts empty text and blanks as missing', () => {
  const missing = missingFilter({ name: { label: 'Name', isMissing: ({ name }: { name: string }) => isBlank(name) } });
  const fits = fitsChosen([missing], { missing: 'name' }, today());
  expect(['', '  ', 'x'].map((name) => fits({ name }))).toEqual([true, true, false]);
  expect([null, undefined, '\u200b', '0'].map(isBlank)).toEqual([true, true, true, false]);
});

it.each([null, '', '0001-01-01T00:00:00', '1900-01-01T00:00:00'])(
  'counts the moment %j as missing, without an age',
  (moment) => {
    expect(hasNoMoment(moment)).toBe(true);
    expect(ageOf(moment)).toBe('');
    expect(byAndAt('ana@lumina.example', moment)).toBe('by ana@lumina.example');
    expect([hasNoMoment('2026-11-21T14:05:00'), byAndAt('Ana', '2026-11-21T14:05:00')]).toEqual([
      false,
      'by Ana at 11/21/2026 2:05 PM',
    ]);
  },
);
