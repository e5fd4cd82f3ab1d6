// How figures are judged, and shown beside their previous values.
import { expect, test } from 'vitest';
import { type Figure, isMeasured, isOver, readPrevious, table } from './figure';

const nodes = (value: number): Figure => ({ what: 'nodes', value, unit: '', budget: 2_000, aim: 1_400, at: 'users' });

test('a figure over its budget is a failure; one that is short of its aim is only shown', () => {
  const figures = [
    nodes(2_001),
    nodes(1_900),
    nodes(1_400),
    nodes(Number.NaN),
    { what: 'rest', value: 0.123, unit: 's' },
  ];
  expect(figures.map(isOver)).toEqual([true, false, false, false, false]);
  expect(figures.map(isMeasured)).toEqual([true, true, true, false, true]);
  expect(table(figures, { nodes: 1_950 }).trim().split('\n').slice(2)).toEqual([
    '| nodes | 2,001 | users | ≤ 2,000 | 1,950 | OVER |',
    '| nodes | 1,900 | users | ≤ 2,000 | 1,950 | short of 1,400 |',
    '| nodes | 1,400 | users | ≤ 2,000 | 1,950 |  |',
    '| nodes | – | users | ≤ 2,000 | 1,950 | NOT MEASURED |',
    '| rest | 0.12 s |  |  |  |  |',
  ]);
});

test('reads no previous values from a missing or incomplete file', () => {
  expect(['', '{"nodes":', '{"nodes":1}'].map(readPrevious)).toEqual([{}, {}, { nodes: 1 }]);
});
