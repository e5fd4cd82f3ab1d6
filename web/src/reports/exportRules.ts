import { ReportProblem } from './problem';

export interface ExportChoice {
  /** '' for the rows as they are shown. */
  filterType: string;
  /** 'YYYY-MM-DD', both there when there is a filter type. */
  from: string;
  to: string;
}

export const INTERNAL = 'Internal Server Error';

/** The first thing that keeps it from being exported. */
export function exportProblem(
  { filterType, from, to }: ExportChoice,
  fileName: string,
  lastDay?: string,
): string | undefined {
  // A range that reaches into the future would be asked for day by day for a long time.
  const isRange = from !== '' && to !== '' && from <= to && (!lastDay || to <= lastDay);
  if (filterType && !isRange) return 'Please pick date range';
  if (!fileName.trim()) return 'Please input your filename';
  return undefined;
}

/** Only what was said for people is shown: the language's own errors (TypeError, …) tell of a mistake in the program. */
export function toldOf(error: unknown): string {
  const isForPeople = error instanceof ReportProblem || (error instanceof Error && /^(Api)?Error$/.test(error.name));
  return isForPeople && error.message ? error.message : INTERNAL;
}
