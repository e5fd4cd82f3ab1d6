// The rows of the reports, the same in the page and in Node. Some texts repeat, others are unique.
import type { ReportColumn } from '../../../web/src/reports/report';

const NAMES = ['Maria Santos', 'Ñoño Peña', 'José Reyes', 'Ana <b> Cruz', '=1+1', 'Juan dela Cruz Villanueva'];
const STATUSES = ['APPROVED', 'DISAPPROVED', 'POSTED'];
const TEXTS: ((row: number, column: number) => string)[] = [
  (row) => String(row + 1),
  (row) => `${NAMES[row % NAMES.length]} ${row}`,
  (row, column) => `person${row}.${column}@mail.example`,
  (row) => STATUSES[row % STATUSES.length] ?? '',
  (row, column) => `10/${10 + (row % 20)}/2026 ${10 + column}:${10 + (row % 50)}`,
];

export function columnsOf(count: number): ReportColumn<number>[] {
  return Array.from({ length: count }, (_, column) => ({
    title: `Column ${column + 1}`,
    width: 18,
    text: (row) => TEXTS[column % TEXTS.length]?.(row, column) ?? '',
  }));
}

export function* batches(rows: number, size = 1000): Generator<number[]> {
  for (let from = 0; from < rows; from += size) {
    yield Array.from({ length: Math.min(size, rows - from) }, (_, index) => from + index);
  }
}
