import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/answer';
import { ReportProblem } from '../report';
import { exportProblem, failureMessage, proposedName } from './exportRules';

const AS_SHOWN = { filterType: '', from: '', to: '' };

describe('a problem that prevents an export', () => {
  it.each([
    [{ filterType: 'APPROVED', from: '', to: '' }],
    [{ filterType: 'APPROVED', from: '2026-10-01', to: '' }],
    [{ filterType: 'APPROVED', from: '', to: '2026-10-01' }],
  ])('is the range in %j, checked before the name', (choice) => {
    expect(exportProblem(choice, '')).toBe('Please pick date range');
  });

  it.each(['', '   ', '\u200b\u00ad'])('is the name %j', (name) => {
    expect(exportProblem(AS_SHOWN, name)).toBe('Please input your filename');
    expect(exportProblem({ filterType: 'APPROVED', from: '2026-10-01', to: '2026-10-01' }, name)).toBe(
      'Please input your filename',
    );
  });

  it('is a range that reaches beyond the last day', () => {
    const choice = { filterType: 'POSTED', from: '2026-10-01', to: '2999-12-31' };
    expect(exportProblem(choice, 'report', '2026-11-21')).toBe('Please pick date range');
    expect(exportProblem({ ...choice, to: '2026-11-21' }, 'report', '2026-11-21')).toBeUndefined();
  });

  it('is undefined when everything needed is there', () => {
    expect(exportProblem(AS_SHOWN, 'report')).toBeUndefined();
    expect(exportProblem({ filterType: 'POSTED', from: '2026-10-01', to: '2026-10-02' }, 'report')).toBeUndefined();
  });
});

it.each([
  [{ from: '2026-11-19', to: '2026-11-21' }, 'KYC Report 11-19-2026 to 11-21-2026'],
  [{ from: '2026-11-21', to: '2026-11-21' }, 'KYC Report 11-21-2026'],
  [{ from: '2026-11-21', to: '' }, 'KYC Report'],
  [undefined, 'KYC Report'],
])('proposes a name with the days %j', (range, name) => {
  expect(proposedName('KYC Report', range)).toBe(name);
});

it.each([
  [new ApiError('refused', 'Invalid date range'), 'Invalid date range'],
  [new ReportProblem('Too many rows'), 'Too many rows'],
  [new Error('In the words of a library'), 'Internal Server Error'],
  [new Error(''), 'Internal Server Error'],
  [new TypeError('x is undefined'), 'Internal Server Error'],
  ['thrown', 'Internal Server Error'],
])('shows for %s: %s', (error, message) => {
  expect(failureMessage(error)).toBe(message);
});
