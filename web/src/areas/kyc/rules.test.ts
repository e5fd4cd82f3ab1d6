import { expect, it } from 'vitest';
import type { RemarkOption } from '@/shared/review/caseType';
import { decisionOf, endsOf, isSelfie, missingFiles, quickRanges, rangeProblem } from './rules';

const TODAY = '2026-11-21';

it.each([
  ['', '', { from: 'Please select Start date.' }],
  ['2026-11-20', '', { to: 'Please select End date.' }],
  ['2026-11-22', '2026-11-22', { from: 'Start date must start on or before current date.' }],
  ['2026-11-20', '2026-11-22', { to: 'End date must start on or before current date.' }],
  ['2026-11-20', '2026-11-19', undefined],
  ['2026-11-14', TODAY, { to: 'Date selection range limit is 7 days only.' }],
  ['2026-11-15', TODAY, undefined],
  [TODAY, TODAY, undefined],
])('a range from %j to %j: %j', (from, to, problem) => expect(rangeProblem(from, to, TODAY)).toEqual(problem));

it.each([
  ['', { max: TODAY }],
  ['2026-11-22', { max: TODAY }],
  [TODAY, { min: TODAY, max: TODAY }],
  ['2026-11-01', { min: '2026-11-01', max: '2026-11-07' }],
])('a range that begins %j ends within %j', (from, ends) => expect(endsOf(from, TODAY)).toEqual(ends));

it('every quick range is a valid range', () => {
  for (const { from, to } of quickRanges(TODAY)) expect(rangeProblem(from, to, TODAY)).toBeUndefined();
});

it('reports all missing files in one message', () => {
  expect(missingFiles({ selfie: true, id: true })).toBeNull();
  expect(missingFiles({ selfie: false, id: true })).toBe('No Selfie has been submitted.');
  expect(missingFiles({ selfie: true, id: false })).toBe('No valid Government ID has been submitted.');
  expect(missingFiles({ selfie: false, id: false })).toContain('have been submitted.');
});

it('combines the chosen remarks and the typed text to one decision', () => {
  const remark = (differing: Partial<RemarkOption>): RemarkOption => ({
    id: 1,
    remarks: 'Name differs',
    special_instructions: 'Use the name of your card.',
    reapp_notif: '0',
    ...differing,
  });
  const second = remark({ remarks: 'No selfie', special_instructions: '', reapp_notif: '1' });
  expect(decisionOf('disapprove', { chosen: [remark({}), second], additional: '  See card  ' })).toEqual({
    status: 'D',
    remarks: 'Name differs\nNo selfie\nSee card',
    special_instructions: 'Use the name of your card.',
    reapprove_notification: '1',
  });
  expect(decisionOf('disapprove', { chosen: [remark({})], additional: '' }).reapprove_notification).toBe('0');
  expect(decisionOf('approve', { chosen: [], additional: '' })).toMatchObject({ status: 'A', remarks: '' });
});

it('treats every tag other than selfie as an ID, including file types', () => {
  expect(['selfie', 'Selfie', 'ID', 'govid', 'intid'].filter(isSelfie)).toEqual(['selfie', 'Selfie']);
});
