import { expect, it } from 'vitest';
import { companiesOf, dayProblem, isComplete, lastDayFrom, lastDayTo, type SurveyChoice, surveyProblem } from './rules';

const choice: SurveyChoice = {
  from: '2026-01-01',
  to: '2026-11-21',
  application: 'AGORA MOBILE APP',
  platform: 'ALL',
  company: 'Lumina',
};

it.each<[Partial<SurveyChoice>, string | undefined]>([
  [{ from: '' }, 'Please input date range.'],
  [{ to: '', application: '', platform: '' }, 'Please input date range.'],
  [{ application: '', platform: '', to: '2025-12-31' }, 'Select application filter'],
  [{ platform: '', to: '2027-06-01' }, 'Select platform filter'],
  [{ to: '2027-06-02' }, 'Date range cannot be more than 1 year!'],
  [{ to: '2025-12-31' }, 'End date must be after the start date!'],
  [{ to: '2026-01-01' }, undefined],
  [{ to: '2027-01-01' }, undefined],
  [{ to: '2027-01-02' }, 'Date range cannot be more than 1 year!'],
  [{}, undefined],
])('%j: %s', (differing, message) => {
  const request = { ...choice, ...differing };
  expect(surveyProblem(request)).toBe(message);
  expect(isComplete(request)).toBe(message === undefined);
});

it.each([
  ['2026-01-01', '2027-01-01'],
  ['2023-02-28', '2024-02-28'],
  ['2024-02-29', '2025-02-28'],
  ['2025-12-31', '2026-12-31'],
  ['', ''],
])('a range from %s ends on %s', (first, last) => expect(lastDayFrom(first)).toBe(last));

it('ends after a year, or today', () => {
  expect(lastDayTo('2026-01-01', '2026-11-23')).toBe('2026-11-23');
  expect(lastDayTo('2025-01-01', '2026-11-23')).toBe('2026-01-01');
  expect(lastDayTo('', '2026-11-23')).toBe('2026-11-23');
  expect(dayProblem('2026-11-23', '2026-11-23')).toBeUndefined();
  expect(dayProblem('2026-11-24', '2026-11-23')).toBe('Select today or an earlier day.');
});

it('the second brand is in capital letters', () => expect(companiesOf('Lumina', 'Avega')).toEqual(['Lumina', 'AVEGA']));
