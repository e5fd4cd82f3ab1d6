import type { Column } from '@/ui/table/columns/columns';
import { exportedMoment, shownMoment } from '@/ui/texts/days';

export interface DeskColumn<Row> extends Column<Row> {
  /** The text in an exported file, where it differs: dates have another format there. */
  exported?: (row: Row) => string;
  exportedWidth?: number;
}

export const momentColumn = <Row>(
  key: string,
  title: string,
  dateOf: (row: Row) => string | null,
): DeskColumn<Row> => ({
  key,
  title,
  text: (row) => shownMoment(dateOf(row)),
  sortBy: (row) => dateOf(row) ?? '',
  exported: (row) => exportedMoment(dateOf(row)),
  isDate: true,
  width: 22,
  exportedWidth: 20,
});
