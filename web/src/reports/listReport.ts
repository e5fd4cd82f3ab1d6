import type { DataTableModel } from '@/ui/table/useDataTable';
import type { Paper, Report } from './report';
import { stampOf } from './stamp';

interface Subject {
  title: string;
  sheet: string;
  paper?: Paper;
  /** What is listed, and what narrows it, in words. */
  filter: string[];
  exportedBy: string;
}

/** A list as it is shown: its columns in sight, all its pages, in its order. */
export function listReport<Row extends object>(table: DataTableModel<Row>, subject: Subject): Report<Row> {
  const { title, sheet, paper, filter, exportedBy } = subject;
  const rows = table.ordered();
  return {
    title,
    sheet,
    paper,
    stamp: stampOf(filter, exportedBy),
    columns: table.visible
      .filter(({ isActions }) => !isActions)
      .map(({ title: name, width = 16, text }) => ({ title: name, width, text })),
    rows: [rows],
    count: rows.length,
  };
}
