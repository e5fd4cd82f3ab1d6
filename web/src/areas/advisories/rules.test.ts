import * as v from 'valibot';
import { expect, it } from 'vitest';
import { markUnread } from '#wire/unread';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Advisory } from './calls';
import {
  addedMessages,
  advisorySchema,
  EVERY_MONTH,
  fieldsOf,
  filterShowing,
  isOver,
  monthFilterOf,
  monthInWords,
  nothingFound,
  runsIn,
  yearsOffered,
} from './rules';

const TODAY = '2026-11-22';
const advisory = (differing: Partial<Advisory> = {}): Advisory => ({
  adv_id: 1,
  advisoryname: 'Clinic hours',
  status: 'A',
  open: '1',
  datefrom: '12-21-2026',
  dateto: '01-03-2027',
  postedby: 'maria.santos@lumina.example',
  posteddate: '11/16/2026 9:02:11 AM',
  editedby: '',
  editeddate: '1/1/1900 12:00:00 AM',
  ...differing,
});

it('converts the days of an advisory to the format of the fields', () => {
  expect(fieldsOf(advisory())).toEqual({
    advisoryname: 'Clinic hours',
    status: 'A',
    open: '1',
    datefrom: '2026-12-21',
    dateto: '2027-01-03',
  });
  expect(fieldsOf(undefined)).toEqual({ advisoryname: '', status: 'A', open: '1', datefrom: '', dateto: '' });
});

it.each([
  [{}, []],
  [{ datefrom: '2027-01-03' }, []],
  [{ advisoryname: '  ' }, ['Enter the advisory.']],
  [{ datefrom: '', dateto: '' }, ['Enter the first day.', 'Enter the last day.']],
  // Kept as it came, and compared with nothing.
  [{ datefrom: markUnread('soon') }, []],
  [{ datefrom: '2027-01-04' }, ['The last day must not be before the first day.']],
  [
    { datefrom: '2027-01-04', advisoryname: '' },
    ['Enter the advisory.', 'The last day must not be before the first day.'],
  ],
])('a form with %j has the messages %j', (typed, messages) => {
  const { issues = [] } = v.safeParse(advisorySchema, { ...fieldsOf(advisory()), ...typed });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

it('reversed days are warned about, not refused', () => {
  const reversed = { ...fieldsOf(advisory()), datefrom: '2027-01-04' };
  expect(judgeRepeatedSave(advisorySchema, reversed)).toEqual({ output: reversed });
});

it('is over on the day after its last day', () => {
  expect(isOver({ dateto: '11-21-2026' }, TODAY)).toBe(true);
  expect(isOver({ dateto: '11-22-2026' }, TODAY)).toBe(false);
  expect(isOver({ dateto: '01-01-2027' }, TODAY)).toBe(false);
  expect(isOver({ dateto: 'soon' }, TODAY)).toBe(false);
});

it('filters by the current month unless the address has another valid one', () => {
  expect(yearsOffered(TODAY).map(({ value }) => value)).toEqual([
    'all',
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
  ]);
  expect(monthFilterOf({ year: '', month: '' }, TODAY)).toEqual({ year: '2026', month: '11' });
  expect(monthFilterOf({ year: '2021', month: 'all' }, TODAY)).toEqual({ year: '2021', month: 'all' });
  expect(monthFilterOf({ year: '2020', month: '13' }, TODAY)).toEqual({ year: '2026', month: '11' });
});

it.each([
  ['2026', '12', true],
  ['2027', '01', true],
  ['2026', '11', false],
  ['2027', '02', false],
  ['2026', 'all', true],
  ['2025', 'all', false],
  ['all', '12', true],
  ['all', '01', true],
  ['all', '02', false],
  ['all', 'all', true],
])('from December 21 to January 3 runs in year %s, month %s: %j', (year, month, runs) => {
  expect(runsIn(advisory(), { year, month })).toBe(runs);
});

it('runs in every month of a long range, and in none when its days cannot be read', () => {
  const long = advisory({ datefrom: '06-30-2023', dateto: '03-01-2026' });
  for (const month of ['01', '04', '06', '12']) expect(runsIn(long, { year: 'all', month })).toBe(true);
  expect(runsIn(long, { year: '2024', month: '05' })).toBe(true);
  expect(runsIn(advisory({ datefrom: 'soon' }), { year: '2026', month: '12' })).toBe(false);
  expect(runsIn(advisory({ datefrom: 'soon' }), EVERY_MONTH)).toBe(true);
});

it('changes the filter so that a saved advisory is shown', () => {
  const filter = { year: '2026', month: '11' };
  const saved = (datefrom: string, dateto: string) => filterShowing({ datefrom, dateto }, filter, TODAY);
  expect(saved('2026-10-01', '2026-11-01')).toBe(filter);
  expect(saved('2026-12-21', '2027-01-03')).toEqual({ year: '2026', month: '12' });
  expect(saved('2027-02-01', '2027-02-01')).toEqual({ year: 'all', month: '02' });
});

it('describes the filter in words', () => {
  expect(monthInWords({ year: '2026', month: '11' })).toBe('November 2026');
  expect(monthInWords({ year: '2026', month: 'all' })).toBe('2026');
  expect(monthInWords({ year: 'all', month: '01' })).toBe('any January');
  expect(monthInWords(EVERY_MONTH)).toBe('');
  expect(nothingFound({ year: '2026', month: '11' }, '').title).toBe('No advisories in November 2026');
  expect(nothingFound({ year: '2026', month: '11' }, 'x').title).toBe('No matches');
  expect(nothingFound(EVERY_MONTH, 'x').description).toBe('Try another search.');
});

it.each([
  ['A', '1', "Everyone who uses the AGORA app will see 'Rain' on its days."],
  ['A', '0', undefined],
  ['D', '1', undefined],
])('after adding an advisory with status %s and open %s, the message with Undo is %j', (status, open, done) => {
  expect(addedMessages('AGORA', { ...fieldsOf(undefined), advisoryname: 'Rain', status, open } as never)?.done).toBe(
    done,
  );
});
