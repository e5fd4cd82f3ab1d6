// Sorts and filters a queue by the age of its cases and by what they lack.
import type { ChoiceFilter } from '@/app/triage/choices';
import { FindingTag } from '@/ui/facts/StatusTag';
import { groupDigits } from '@/ui/texts/counts';
import { daysAfter, daysBetween, isDated, isDay, isNever, shownMoment, today } from '@/ui/texts/days';
import { visibleText } from '@/ui/texts/visibleText';
import type { DeskColumn } from './columns';

type MomentOf<Row> = (row: Row) => string | null;

const inDays = (count: number) => (count === 1 ? '1 day' : `${groupDigits(count)} days`);
const dayOf = (moment: string | null) => (moment === null || isNever(moment) ? '' : moment.slice(0, 10));

/** In calendar days; null for a moment that cannot be read. */
function daysSince(moment: string | null): number | null {
  const day = dayOf(moment);
  return isDay(day) ? Math.max(0, daysBetween(day, today())) : null;
}

/** The age in calendar days, in words. */
export function ageOf(moment: string | null): string {
  const days = daysSince(moment);
  if (days === null) return '';
  return days > 0 ? inDays(days) : 'Today';
}

const LONG_DAYS = 3;
const TOO_LONG_DAYS = 7;

/** A case that has waited for long looks different from one of today. */
export function Age({ since }: { since: string | null }) {
  const days = daysSince(since) ?? 0;
  if (days < LONG_DAYS) return ageOf(since);
  return <FindingTag kind={days < TOO_LONG_DAYS ? 'waiting' : 'warning'} text={ageOf(since)} />;
}

/** The moment of the case that has waited longest; null when none is known. */
export const oldestOf = <Row,>(rows: Row[], dateOf: MomentOf<Row>): string | null =>
  rows.map(dateOf).reduce((oldest, at) => (isDated(at) && (!oldest || (at ?? '') < oldest) ? at : oldest), null);

export const ageColumn = <Row,>(dateOf: MomentOf<Row>): DeskColumn<Row> => ({
  key: 'age',
  title: 'Age',
  text: (row) => ageOf(dateOf(row)),
  cell: (row) => <Age since={dateOf(row)} />,
  // Sorts the youngest first without counting days for each of very many rows.
  sortBy: (row) => -Number(dayOf(dateOf(row)).replaceAll('-', '')),
  width: 15,
  decides: true,
  staysAtEnd: true,
});

const AGES = [1, 3, 7, 14, 30];

export const ageFilter = <Row,>(dateOf: MomentOf<Row>): ChoiceFilter<Row> => ({
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
export const missingFilter = <Row,>(
  parts: Record<string, { label: string; isMissing: (row: Row) => boolean }>,
): ChoiceFilter<Row> => ({
  name: 'missing',
  label: 'Missing',
  options: Object.entries(parts).map(([value, { label, isMissing }]) => ({ value, label, judge: () => isMissing })),
});

/** Nothing of it can be seen. */
export const isBlank = (text: string | null | undefined) => visibleText(text ?? '') === '';

export const hasNoMoment = (moment: string | null) => shownMoment(moment) === '';
