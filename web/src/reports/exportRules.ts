import { ApiError, INTERNAL } from '@/api/answer';
import { REVERSED } from '@/ui/days';
import { ReportProblem } from './problem';

export interface ExportChoice {
  /** '' for the rows as they are shown. */
  filterType: string;
  /** 'YYYY-MM-DD', both there when there is a filter type. */
  from: string;
  to: string;
}

/** The message of the first rule that keeps it from being exported. */
export function exportProblem(
  { filterType, from, to }: ExportChoice,
  fileName: string,
  lastDay?: string,
): string | undefined {
  // A range that reaches into the future would be asked for day by day for a long time.
  const isRange = from !== '' && to !== '' && (!lastDay || to <= lastDay);
  if (filterType && !isRange) return 'Please pick date range';
  if (filterType && from > to) return REVERSED;
  if (!fileName.trim()) return 'Please input your filename';
  return undefined;
}

/** Only messages written for people are shown: any other error is a mistake in the program. */
export const failureMessage = (error: unknown): string =>
  (error instanceof ReportProblem || error instanceof ApiError) && error.message ? error.message : INTERNAL;
