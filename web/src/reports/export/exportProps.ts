import type { Report } from '../report';
import type { DayRange, ExportChoice } from './exportRules';

export interface ExportProps<Row> {
  /** The dialog's title. */
  title: string;
  defaultName: string;
  /** The days on screen: the default range, and part of the default name. */
  defaultRange?: DayRange | undefined;
  /** Further choices besides the rows as shown; each needs a range of days. */
  filterTypes?: { value: string; label: string }[];
  /** The last day that can be picked. */
  lastDay?: string | undefined;
  /** Must stop loading rows when the signal aborts. */
  makeReport: (choice: ExportChoice, signal: AbortSignal) => Report<Row>;
}
