// The report of a desk's history: the visible columns of exactly the rows that match the desk's filter.
import type { ExportChoice } from '@/reports/export/exportRules';
import type { Report } from '@/reports/report';
import { stampOf } from '@/reports/writing/file';
import { exportedDay } from '@/ui/texts/days';
import type { DeskColumn } from './columns';

export const filterTypes = [
  { value: 'POSTED', label: 'Posted' },
  { value: 'APPROVED', label: 'Approved' },
];

interface Subject<Row extends object> {
  title: string;
  sheet: string;
  list: string;
  columns: DeskColumn<Row>[];
  remarksOf: (row: Row) => string;
  /** The rows of all pages, in the order shown. */
  rows: Row[];
  /** The desk's range or search in words; not used when the dialog sets its own range. */
  shownRange: string;
  narrowing: string[];
  /** The rows of a range that the dialog sets. */
  ranged: () => AsyncIterable<Row[]> | Iterable<Row[]>;
  exportedBy: string;
}

export function deskReport<Row extends object>(choice: ExportChoice, subject: Subject<Row>): Report<Row> {
  const { filterType, from, to } = choice;
  const { title, sheet, list, columns, remarksOf, rows, narrowing, exportedBy } = subject;
  const label = filterTypes.find(({ value }) => value === filterType)?.label;
  const range = label ? `${label} ${exportedDay(from)} to ${exportedDay(to)}` : subject.shownRange;
  return {
    title,
    sheet,
    stamp: stampOf([list, range, ...narrowing], exportedBy),
    columns: [
      ...columns.map(({ title: name, width = 16, exportedWidth = width, text, exported, numeric, isDate }) => ({
        title: name,
        width: exportedWidth,
        text: exported ?? text,
        isNumber: numeric,
        isDate,
      })),
      // The screen shows them in the case.
      { title: 'Disapproval Remarks', width: 40, text: remarksOf },
    ],
    rows: label ? subject.ranged() : [rows],
    count: label ? undefined : rows.length,
  };
}
