import { ApiError, INTERNAL } from '@/api/answer';
import { exportedDay } from '@/ui/texts/days';
import { visibleText } from '@/ui/texts/visibleText';
import { type Report, ReportProblem } from '../report';

/** Days as 'YYYY-MM-DD'. */
export interface DayRange {
  from: string;
  to: string;
}

export interface ExportChoice extends DayRange {
  /** '' for the rows as shown; otherwise both days are set. */
  filterType: string;
}

/** 'KYC Report 11-19-2026 to 11-21-2026', 'KYC Report 11-21-2026'. */
export function proposedName(name: string, range: DayRange | undefined): string {
  if (!range?.from || !range.to) return name;
  const days = [...new Set([range.from, range.to])].map(exportedDay);
  return `${name} ${days.join(' to ')}`;
}

/** The message of the first rule that prevents the export. */
export function exportProblem(
  { filterType, from, to }: ExportChoice,
  fileName: string,
  lastDay?: string,
): string | undefined {
  // A range that reaches into the future would be requested week by week for a long time.
  const isRange = from !== '' && to !== '' && (!lastDay || to <= lastDay);
  if (filterType && !isRange) return 'Please pick date range';
  if (visibleText(fileName) === '') return 'Please input your filename';
  return undefined;
}

/** Only messages written for users are shown: any other error is a mistake in the program. */
export const failureMessage = (error: unknown): string =>
  (error instanceof ReportProblem || error instanceof ApiError) && error.message ? error.message : INTERNAL;

export interface ExportProps<Row> {
  title: string;
  defaultName: string;
  /** The days on screen: the default range, and part of the default name. */
  defaultRange?: DayRange | undefined;
  /** Further choices besides the rows as shown; each needs a range of days. */
  filterTypes?: { value: string; label: string }[];
  lastDay?: string | undefined;
  /** Must stop loading rows when the signal aborts. */
  makeReport: (choice: ExportChoice, signal: AbortSignal) => Report<Row>;
}
