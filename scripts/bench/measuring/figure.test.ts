import { expect, it } from 'vitest';
import { ofSizes, type Sized } from '../sizes';
import { table } from '../table';
import { counted, type Figure, isMeasured, isWithinBudget } from './figure';
import { type Kept, merged, readKept } from './kept';

const MONDAY = '2026-11-23T08:00:00.000Z';
const TUESDAY = '2026-11-24T08:00:00.000Z';

const timed = (value: number, floor: number): Figure => ({
  what: 'login usable',
  value,
  unit: 'ms',
  budget: 1.4,
  beside: { name: 'floor', value: floor },
});
const kept: Kept = {
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

it('a figure with a floor is judged, and compared, as a multiple of it', () => {
  expect(counted(timed(600, 400))).toBe(1.5);
  expect(isWithinBudget(timed(600, 400))).toBe(false);
  expect(isWithinBudget(timed(600, 500))).toBe(true);
  // Twice as slow in all, on a machine that is twice as slow: nothing has changed.
  expect(rowsOf(table([timed(960, 800)], kept))).toEqual([
    ['login usable', '960 ms', '1.2 × floor', '≤ 1.4 × floor', '1.2 × floor', '0 %', ''],
  ]);
});

it('a figure stands beside its budget and what it was before', () => {
  const row: Figure = { what: 'a row', value: 300, unit: 'ms', budget: 250 };
  const requests: Figure = { what: 'login: requests', value: 9, unit: '' };
  const first: Figure = { what: 'never measured before', value: 0.123456, unit: 's' };
  expect(rowsOf(table([row, requests, first], kept))).toEqual([
    ['a row', '300 ms', '', '≤ 250 ms', '400 ms', '-25 %', 'OVER'],
    ['login: requests', '9', '', '–', '8', '+13 %', ''],
    ['never measured before', '0.12 s', '', '–', '', '', ''],
  ]);
});

it('what was counted in something else before is not compared, nor is anything with nothing', () => {
  const before: Kept = {
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

it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s was not measured, which is no success', (value) => {
  const figure: Figure = { what: 'a row', value, unit: 'ms' };
  expect(isMeasured(figure)).toBe(false);
  expect(rowsOf(table([figure], kept))).toEqual([['a row', '–', '', '–', '', '', 'NOT MEASURED']]);
  expect(isMeasured(timed(400, value === Number.POSITIVE_INFINITY ? 0 : value))).toBe(false);
});

it('a longer list may take so many times what the shortest takes, and a little more', () => {
  const within = { times: 1.3, more: 50 };
  const took = (value: number) => ({ 'first page': { value, unit: 'ms', within }, 'the file': { value, unit: 'MB' } });
  const figures = ofSizes(new Map([1_000_000, 1_000, 100_000].map((size) => [size, took(size === 1_000 ? 100 : 180)])));
  expect(rowsOf(table(figures, {}))).toEqual([
    ['first page: 1,000', '100 ms', '', '–', '', '', ''],
    ['first page: 100,000', '180 ms', '1.8 × at 1,000', '≤ 1.3 × at 1,000 + 50 ms', '', '', ''],
    ['first page: 1,000,000', '180 ms', '1.8 × at 1,000', '≤ 1.3 × at 1,000 + 50 ms', '', '', ''],
    ['the file: 1,000', '100 MB', '', '–', '', '', ''],
    ['the file: 100,000', '180 MB', '1.8 × at 1,000', '–', '', '', ''],
    ['the file: 1,000,000', '180 MB', '1.8 × at 1,000', '–', '', '', ''],
  ]);
  expect(figures.every(isWithinBudget)).toBe(true);
  const longer = ofSizes(
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

it('a group takes the place of what it has measured before, and of nothing else', () => {
  const measured = new Map([['openings', [timed(520, 400)]]]);
  expect(merged(kept, measured, TUESDAY)).toEqual({
    'login usable': { group: 'openings', value: 1.3, unit: '× floor', at: TUESDAY },
    'a row': kept['a row'],
  });
});

it('what could not be measured today is compared with the day before tomorrow', () => {
  const measured = new Map([['openings', [timed(Number.NaN, 400)]]]);
  expect(merged(kept, measured, TUESDAY)).toEqual({
    'login usable': kept['login usable'],
    'a row': kept['a row'],
  });
});

it('a file that is not there, or was broken off, holds nothing', () => {
  expect(readKept(undefined)).toEqual({});
  expect(readKept('{"login usable":')).toEqual({});
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});
