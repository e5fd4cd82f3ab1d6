// Sorts and filters a queue by the age of its cases and by what they lack.
import type { ChoiceFilter } from '@/app/triage/choices';
import { daysAfter, daysBetween, isDay, isNever, shownMoment, today } from '@/ui/texts/days';
import { groupDigits } from '@/ui/texts/groupDigits';
import { visibleText } from '@/ui/texts/visibleText';
import type { DeskColumn } from './columns';

type MomentOf<Row> = (row: Row) => string | null;

const inDays = (count: number) => (count === 1 ? '1 day' : `${groupDigits(count)} days`);
const dayOf = (moment: string | null) => (moment === null || isNever(moment) ? '' : moment.slice(0, 10));

/** The age in calendar days, in words. */
export function ageOf(moment: string | null, now = today()): string {
  const day = dayOf(moment);
  if (!isDay(day)) return '';
  const days = daysBetween(day, now);
  return days > 0 ? inDays(days) : 'Today';
}

export const ageColumn = <Row>(dateOf: MomentOf<Row>): DeskColumn<Row> => ({
  key: 'age',
  title: 'Age',
  text: (row) => ageOf(dateOf(row)),
  // Sorts the youngest first without counting days for each of very many rows.
  sortBy: (row) => -Number(dayOf(dateOf(row)).replaceAll('-', '')),
  numeric: true,
  width: 10,
  staysAtEnd: true,
});

const AGES = [1, 3, 7, 14, 30];

export const ageFilter = <Row>(dateOf: MomentOf<Row>): ChoiceFilter<Row> => ({
  name: 'age',
  label: 'Age',
  options: [
    {
      value: 'today',
      label: 'Today',
      judge: (day) => (row) => dayOf(dateOf(row)) >= day,
    },
    ...AGES.map((days) => ({
      value: String(days),
      label: `${inDays(days)} or more`,
      judge: (day: string) => {
        const latest = daysAfter(day, -days);
        return (row: Row) => dayOf(dateOf(row)) <= latest;
      },
    })),
  ],
});

/** By part: its label, and whether a case lacks it. */
export const missingFilter = <Row>(
  parts: Record<string, { label: string; isMissing: (row: Row) => boolean }>,
): ChoiceFilter<Row> => ({
  name: 'missing',
  label: 'Missing',
  options: Object.entries(parts).map(([value, { label, isMissing }]) => ({ value, label, judge: () => isMissing })),
});

/** Nothing of it can be seen. */
export const isBlank = (text: string | null | undefined) => visibleText(text ?? '') === '';

export const hasNoMoment = (moment: string | null) => shownMoment(moment) === '';
