import type { ExportChoice } from './exportRules';
import type { Report } from './report';

export interface ExportProps<Row> {
  /** Of the dialog. */
  title: string;
  defaultName: string;
  /** Besides the rows as they are shown; each of them needs a range of days. */
  filterTypes?: { value: string; label: string }[];
  /** The last day that can be picked. */
  lastDay?: string | undefined;
  /** What fetches rows ends with the signal: nobody waits for them any more. */
  makeReport: (choice: ExportChoice, signal: AbortSignal) => Report<Row>;
}
