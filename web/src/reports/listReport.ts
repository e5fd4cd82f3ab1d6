import { type Column, textOf, widthOf } from '@/ui/table/columns/columns';
import type { DataTableModel } from '@/ui/table/useDataTable';
import type { Paper, Report } from './report';
import { stampOf } from './writing/file';

type ShownTable<Row extends object> = Pick<DataTableModel<Row>, 'visible' | 'ordered'>;

interface Subject {
  title: string;
  sheet: string;
  paper?: Paper;
  /** The list's subject and filters, in words. */
  filter: string[];
  exportedBy: string;
}

/** As wide as the texts need, but no wider than on the screen, because a page has less room; longer texts wrap. */
function neededWidth<Row>(column: Column<Row>, rows: Row[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, textOf(column, row).length), column.title.length);
  return Math.min(longest + 1, widthOf(column));
}

/** A list as it is shown: the visible columns, all pages, in the same order. */
export function listReport<Row extends object>(table: ShownTable<Row>, subject: Subject): Report<Row> {
  const { title, sheet, paper, filter, exportedBy } = subject;
  const rows = table.ordered();
  return {
    title,
    sheet,
    paper,
    stamp: stampOf(filter, exportedBy),
    columns: table.visible
      .filter(({ isActions }) => !isActions)
      .map((column) => ({
        title: column.title,
        width: neededWidth(column, rows),
        text: (row) => textOf(column, row),
        isNumber: column.numeric,
        isDate: column.isDate,
      })),
    rows: [rows],
    count: rows.length,
  };
}
