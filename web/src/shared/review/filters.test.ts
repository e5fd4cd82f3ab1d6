import { describe, expect, it } from 'vitest';
import {
  fitsPending,
  fitsText,
  foundElsewhere,
  hasPendingFilter,
  matchesStatus,
  pendingFilterProblem,
  SEARCH_LIMIT,
  searchProblem,
} from './filters';
import { type Sample, sample, samples } from './testing';

const DAY = '2026-11-18';
const { tabOf, counterOf } = samples;
const tabs = { pending: 'Pending', history: 'History', reapproved: 'Reapproved' };
const searchedText = ({ id, name }: Sample) => `${name} ${id}`;
const rules = { counterOf, postedOf: ({ posted }: Sample) => posted };
const none = { date: '', counterFrom: '', counterTo: '' };

it.each([
  [none, { date: 'Please select date' }],
  [{ ...none, counterFrom: '0', counterTo: '0' }, { date: 'Please select date' }],
  [{ ...none, counterFrom: '10', counterTo: '9' }, { counterFrom: 'Invalid filter number range!' }],
  [{ ...none, counterFrom: '10', counterTo: '0' }, { counterFrom: 'Invalid filter number range!' }],
  [{ date: DAY, counterFrom: '00010', counterTo: '9' }, { counterFrom: 'Invalid filter number range!' }],
  [{ ...none, counterFrom: '9', counterTo: '10' }, undefined],
  [{ ...none, counterFrom: '9' }, undefined],
  [{ date: DAY, counterFrom: '0', counterTo: '0' }, undefined],
  [{ ...none, date: DAY }, undefined],
])('a filter of %j: %j', (filter, problem) => expect(pendingFilterProblem(filter, false)).toEqual(problem));

it.each([
  [{ ...none, counterFrom: '9', counterTo: '10' }, { date: 'Please select date' }],
  [{ ...none, counterTo: '10' }, { date: 'Please select date' }],
  [{ date: DAY, counterFrom: '10', counterTo: '9' }, { counterFrom: 'Invalid filter number range!' }],
  [{ date: DAY, counterFrom: '9', counterTo: '10' }, undefined],
  [{ ...none, date: DAY }, undefined],
])('where counters are counted within a day, a filter of %j: %j', (filter, problem) =>
  expect(pendingFilterProblem(filter, true)).toEqual(problem),
);

it('refuses an empty search', () => {
  expect(searchProblem('   ')).toBe('Search field is empty.');
  expect(searchProblem('x')).toBeUndefined();
});

describe('a pending case fits a filter', () => {
  it.each([
    [{ date: DAY }, true],
    [{ date: '2026-11-19' }, false],
    [{ counterFrom: '412' }, true],
    [{ counterFrom: '413' }, false],
    [{ counterTo: '00412' }, true],
    [{ counterTo: '411' }, false],
    [{ counterFrom: '400', counterTo: '500', date: DAY }, true],
    [{ counterFrom: '0', counterTo: '0' }, true],
  ])('%j: %s', (filter, fits) => expect(fitsPending(rules, { ...none, ...filter })(sample())).toBe(fits));

  it('a range from 0 to 0 is no filter', () => {
    expect(hasPendingFilter({ ...none, counterFrom: '0', counterTo: '00' })).toBe(false);
    expect(hasPendingFilter({ ...none, counterFrom: '1' })).toBe(true);
  });
});

it.each([
  ['', true],
  ['penaflor', true],
  ['MARIA', true],
  ['000412', true],
  ['mail.example', false],
])('the text %j is found: %s', (text, found) => expect(fitsText(searchedText, text)(sample())).toBe(found));

it('matches approved and disapproved cases, or all without a choice', () => {
  const filtered = (filter: '' | 'approved' | 'disapproved') =>
    ['A', 'D', 'T', 'Z'].filter((status) => matchesStatus(status, filter)).join('');
  expect(filtered('')).toBe('ADTZ');
  expect(filtered('approved')).toBe('A');
  expect(filtered('disapproved')).toBe('D');
});

describe("the results of the server's search", () => {
  const decided = sample({ tab: 'history' });
  const found = [sample(), decided, decided, sample({ tab: 'reapproved' })];
  const elsewhere = (tab: 'history' | 'reapproved', find: string, isVisible = () => true) =>
    foundElsewhere(found, { tabs, tab, find }, { tabOf, searchedText, isVisible });

  it('are counted for the other tabs, as far as they can be shown there', () => {
    expect(elsewhere('history', 'maría')).toEqual({
      counts: [
        ['reapproved', 1],
        ['pending', 1],
      ],
      isCut: false,
    });
    expect(elsewhere('reapproved', 'maría').counts).toEqual([
      ['history', 2],
      ['pending', 1],
    ]);
    expect(elsewhere('history', sample().email).counts).toEqual([['reapproved', 1]]);
    expect(elsewhere('history', 'maría', () => false).counts).toEqual([]);
  });

  it('are cut when there are as many as the server returns at most', () => {
    const many = Array.from({ length: SEARCH_LIMIT }, () => decided);
    const view = { tabs, tab: 'history', find: '' } as const;
    const isCut = (rows: typeof many) =>
      foundElsewhere(rows, view, { tabOf, searchedText, isVisible: () => true }).isCut;
    expect(isCut(many)).toBe(true);
    expect(isCut(many.slice(1))).toBe(false);
  });
});
