import { expect, it } from 'vitest';
import type { RemarkOption } from '@/shared/review/kind';
import { decisionOf, missingFiles, rangeProblem } from './rules';

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

it('says what is missing in one message', () => {
  expect(missingFiles({ selfie: true, id: true })).toBeNull();
  expect(missingFiles({ selfie: false, id: true })).toBe('No Selfie has been submitted.');
  expect(missingFiles({ selfie: true, id: false })).toBe('No valid Government ID has been submitted.');
  expect(missingFiles({ selfie: false, id: false })).toContain('have been submitted.');
});

it('makes one decision of the chosen remarks and what was typed', () => {
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
