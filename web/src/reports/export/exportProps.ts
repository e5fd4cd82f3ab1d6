import type { Report } from '../report';
import type { DayRange, ExportChoice } from './exportRules';

export interface ExportProps<Row> {
  /** Of the dialog. */
  title: string;
  defaultName: string;
  /** The days on screen: proposed, and part of the proposed name. */
  defaultRange?: DayRange | undefined;
  /** Besides the rows as they are shown; each of them needs a range of days. */
  filterTypes?: { value: string; label: string }[];
  /** The last day that can be picked. */
  lastDay?: string | undefined;
  /** Fetching rows must stop when the signal aborts. */
  makeReport: (choice: ExportChoice, signal: AbortSignal) => Report<Row>;
}
