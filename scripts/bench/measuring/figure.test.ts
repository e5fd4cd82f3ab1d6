import { expect, it } from 'vitest';
import { figuresBySize, type Sized } from '../groups/sizes';
import { table } from '../table';
import { type Figure, isMeasured, isWithinBudget, relativeValue } from './figure';
import { merged, type PreviousFigures, readPrevious } from './previousFigures';

const MONDAY = '2026-11-23T08:00:00.000Z';
const TUESDAY = '2026-11-24T08:00:00.000Z';

const timed = (value: number, floor: number): Figure => ({
  what: 'login usable',
  value,
  unit: 'ms',
  budget: 1.4,
  beside: { name: 'floor', value: floor },
});
const previous: PreviousFigures = {
  'login usable': { group: 'openings', value: 1.2, unit: '× floor', at: MONDAY },
  'login: requests': { group: 'openings', value: 8, unit: '', at: MONDAY },
  'a row': { group: 'large', value: 400, unit: 'ms', at: MONDAY },
};

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('judges and compares a figure with a floor as a multiple of the floor', () => {
  expect(relativeValue(timed(600, 400))).toBe(1.5);
  expect(isWithinBudget(timed(600, 400))).toBe(false);
  expect(isWithinBudget(timed(600, 500))).toBe(true);
  // Figure and floor are both slower by the same factor, so nothing has changed.
  expect(rowsOf(table([timed(960, 800)], previous))).toEqual([
    ['login usable', '960 ms', '1.2 × floor', '≤ 1.4 × floor', '1.2 × floor', '0 %', ''],
  ]);
});

it('shows a figure with its budget and its previous value', () => {
  const row: Figure = { what: 'a row', value: 300, unit: 'ms', budget: 250 };
  const requests: Figure = { what: 'login: requests', value: 9, unit: '' };
  const first: Figure = { what: 'never measured before', value: 0.123456, unit: 's' };
  expect(rowsOf(table([row, requests, first], previous))).toEqual([
    ['a row', '300 ms', '', '≤ 250 ms', '400 ms', '-25 %', 'OVER'],
    ['login: requests', '9', '', '–', '8', '+13 %', ''],
    ['never measured before', '0.12 s', '', '–', '', '', ''],
  ]);
});

it('shows that a figure within its budget is short of its aim', () => {
  const [short, reached, over] = [520, 400, 600].map((value) => ({ ...timed(value, 400), aim: 1.1 })) as [
    Figure,
    Figure,
    Figure,
  ];
  expect([short, reached, over].map(isWithinBudget)).toEqual([true, true, false]);
  expect(rowsOf(table([short, reached, over], {})).map((cells) => cells.at(-1))).toEqual([
    'short of 1.1 × floor',
    '',
    'OVER',
  ]);
});

it('does not compare figures in different units, or with a previous value of zero', () => {
  const before: PreviousFigures = {
    'a row': { group: 'large', value: 0.4, unit: 's', at: MONDAY },
    kept: { group: 'gateway', value: 0, unit: 'MB', at: MONDAY },
  };
  expect(
    rowsOf(
      table(
        [
          { what: 'a row', value: 300, unit: 'ms' },
          { what: 'kept', value: 2, unit: 'MB' },
        ],
        before,
      ),
    ),
  ).toEqual([
    ['a row', '300 ms', '', '–', '', '', ''],
    ['kept', '2 MB', '', '–', '0 MB', '', ''],
  ]);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('treats %s as not measured, which is a failure', (value) => {
  const figure: Figure = { what: 'a row', value, unit: 'ms' };
  expect(isMeasured(figure)).toBe(false);
  expect(rowsOf(table([figure], previous))).toEqual([['a row', '–', '', '–', '', '', 'NOT MEASURED']]);
  expect(isMeasured(timed(400, value === Number.POSITIVE_INFINITY ? 0 : value))).toBe(false);
});

it('limits a longer list to a multiple of the shortest one plus a constant', () => {
  const within = { times: 1.3, more: 50 };
  const took = (value: number) => ({ 'first page': { value, unit: 'ms', within }, 'the file': { value, unit: 'MB' } });
  const figures = figuresBySize(
    new Map([1_000_000, 1_000, 100_000].map((size) => [size, took(size === 1_000 ? 100 : 180)])),
  );
  expect(rowsOf(table(figures, {}))).toEqual([
    ['first page: 1,000', '100 ms', '', '–', '', '', ''],
    ['first page: 100,000', '180 ms', '1.8 × at 1,000', '≤ 1.3 × at 1,000 + 50 ms', '', '', ''],
    ['first page: 1,000,000', '180 ms', '1.8 × at 1,000', '≤ 1.3 × at 1,000 + 50 ms', '', '', ''],
    ['the file: 1,000', '100 MB', '', '–', '', '', ''],
    ['the file: 100,000', '180 MB', '1.8 × at 1,000', '–', '', '', ''],
    ['the file: 1,000,000', '180 MB', '1.8 × at 1,000', '–', '', '', ''],
  ]);
  expect(figures.every(isWithinBudget)).toBe(true);
  const longer = figuresBySize(
    new Map<number, Sized>([
      [1_000, took(100)],
      [100_000, took(181)],
      [1_000_000, {}],
    ]),
  );
  expect(longer.filter((figure) => !isWithinBudget(figure)).map(({ what }) => what)).toEqual(['first page: 100,000']);
  expect(longer.filter((figure) => !isMeasured(figure)).map(({ what }) => what)).toEqual([
    'first page: 1,000,000',
    'the file: 1,000,000',
  ]);
});

it('replaces only the previous figures of the same group', () => {
  const measured = new Map([['openings', [timed(520, 400)]]]);
  expect(merged(previous, measured, TUESDAY)).toEqual({
    'login usable': { group: 'openings', value: 1.3, unit: '× floor', at: TUESDAY },
    'a row': previous['a row'],
  });
});

it('keeps the previous value of a figure that could not be measured', () => {
  const measured = new Map([['openings', [timed(Number.NaN, 400)]]]);
  expect(merged(previous, measured, TUESDAY)).toEqual({
    'login usable': previous['login usable'],
    'a row': previous['a row'],
  });
});

it('reads a missing or incomplete file as empty', () => {
  expect(readPrevious(undefined)).toEqual({});
  expect(readPrevious('{"login usable":')).toEqual({});
  expect(readPrevious(JSON.stringify(previous))).toEqual(previous);
});
