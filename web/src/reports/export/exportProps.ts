import type { Report } from '../report';
import type { DayRange, ExportChoice } from './exportRules';

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
