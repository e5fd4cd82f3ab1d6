import { describe, expect, it } from 'vitest';
import type { Remark } from '@/shared/remarks';
import {
  disapproval,
  foundElsewhere,
  matchesPendingFilter,
  matchesStatus,
  matchesText,
  missingFiles,
  pendingFilterProblem,
  rangeProblem,
  SEARCH_LIMIT,
  searchProblem,
  tabOf,
} from './rules';
import { registration } from './testing';

const TODAY = '2026-11-21';

it.each([
  ['', '', 'Please select Start date.'],
  ['2026-11-20', '', 'Please select End date.'],
  ['2026-11-22', '2026-11-22', 'Start date must start on or before current date.'],
  ['2026-11-20', '2026-11-22', 'End date must start on or before current date.'],
  ['2026-11-20', '2026-11-19', 'Start date must not be after End date.'],
  ['2026-11-14', TODAY, 'Date selection range limit is 7 days only.'],
  ['2026-11-15', TODAY, undefined],
  [TODAY, TODAY, undefined],
])('a range from %j to %j: %s', (from, to, problem) => expect(rangeProblem(from, to, TODAY)).toBe(problem));

it.each([
  [{ date: '', counterFrom: '', counterTo: '' }, 'Please select date'],
  [{ date: '', counterFrom: '10', counterTo: '9' }, 'Invalid filter number range!'],
  [{ date: TODAY, counterFrom: '00010', counterTo: '9' }, 'Invalid filter number range!'],
  [{ date: '', counterFrom: '9', counterTo: '10' }, undefined],
  [{ date: '', counterFrom: '9', counterTo: '' }, undefined],
  [{ date: TODAY, counterFrom: '', counterTo: '' }, undefined],
])('a filter of %j: %s', (filter, problem) => expect(pendingFilterProblem(filter)).toBe(problem));

it('asks the server for something only', () => {
  expect(searchProblem('   ')).toBe('Search field is empty.');
  expect(searchProblem('x')).toBeUndefined();
});

describe('a pending registration fits a filter', () => {
  const row = registration();
  it.each([
    [{ date: '2026-11-18' }, true],
    [{ date: '2026-11-19' }, false],
    [{ counterFrom: '412' }, true],
    [{ counterFrom: '413' }, false],
    [{ counterTo: '00412' }, true],
    [{ counterTo: '411' }, false],
    [{ counterFrom: '400', counterTo: '500', date: '2026-11-18' }, true],
  ])('%j: %s', (filter, fits) =>
    expect(matchesPendingFilter(row, { date: '', counterFrom: '', counterTo: '', ...filter })).toBe(fits),
  );
});

it.each([
  ['', true],
  ['penaflor', true],
  ['clara peñaflor', true],
  ['MARIA', true],
  ['10002000', true],
  ['00412', true],
  ['bayanihan', false],
  ['maria x', false],
])('the text %j is found: %s', (text, found) => expect(matchesText(registration(), text)).toBe(found));

it('tells approved from disapproved, and shows all without a choice', () => {
  const kept = (filter: '' | 'approved' | 'disapproved') =>
    ['A', 'D', 'T', 'Z'].filter((status) => matchesStatus(registration({ status }), filter)).join('');
  expect(kept('')).toBe('ADTZ');
  expect(kept('approved')).toBe('A');
  expect(kept('disapproved')).toBe('D');
});

it('says what is missing in one message', () => {
  expect(missingFiles({ selfie: true, id: true })).toBeNull();
  expect(missingFiles({ selfie: false, id: true })).toBe('No Selfie has been submitted.');
  expect(missingFiles({ selfie: true, id: false })).toBe('No valid Government ID has been submitted.');
  expect(missingFiles({ selfie: false, id: false })).toContain('have been submitted.');
});

it('makes one decision of the chosen remarks and what was typed', () => {
  const remark = (differing: Partial<Remark>): Remark => ({
    recordid: 1,
    remarks: 'Name differs',
    special_instructions: 'Use the name of your card.',
    status: 'A',
    reapp_notif: '0',
    posted_date: '2026-01-01T00:00:00',
    posted_by: 'x',
    edited_date: null,
    edited_by: null,
    ...differing,
  });
  const second = remark({ remarks: 'No selfie', special_instructions: '', reapp_notif: '1' });
  expect(disapproval([remark({}), second], '  See card  ')).toEqual({
    status: 'D',
    remarks: 'Name differs\nNo selfie\nSee card',
    special_instructions: 'Use the name of your card.',
    reapprove_notification: '1',
  });
  expect(disapproval([remark({})], '').reapprove_notification).toBe('0');
});

describe('what the search of the server finds', () => {
  const waiting = registration();
  const approved = registration({ status: 'A', approved_date: '2026-11-20T10:00:00' });
  const reapproved = registration({ status: 'A', approved_date: '2026-11-20T10:00:00', is_reapprove: true });
  const everybody = () => true;

  it('belongs to one tab each', () => {
    expect([waiting, approved, reapproved].map(tabOf)).toEqual(['pending', 'history', 'reapproved']);
  });

  it('is told for the other tabs, as far as it can be shown there', () => {
    const found = [waiting, approved, approved, reapproved];
    const text = waiting.lastname;
    expect(foundElsewhere(found, everybody, 'history', text)).toEqual({ pending: 1, otherHistory: 1, isCut: false });
    expect(foundElsewhere(found, everybody, 'reapproved', text)).toEqual({ pending: 1, otherHistory: 2, isCut: false });
    expect(foundElsewhere(found, everybody, 'history', waiting.email)).toMatchObject({ pending: 0 });
    expect(foundElsewhere(found, () => false, 'history', text)).toMatchObject({ pending: 0, otherHistory: 0 });
  });

  it('is cut when there is as much as the server gives', () => {
    const found = Array.from({ length: SEARCH_LIMIT }, () => approved);
    expect(foundElsewhere(found, everybody, 'history', '').isCut).toBe(true);
    expect(foundElsewhere(found.slice(1), everybody, 'history', '').isCut).toBe(false);
  });
});
