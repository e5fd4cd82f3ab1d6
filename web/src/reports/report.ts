export type ReportKind = 'xlsx' | 'pdf';
/** The page size of a PDF, in landscape. */
export type Paper = 'legal' | 'A4';

export interface ReportColumn<Row> {
  title: string;
  /** In characters: the column width of a sheet, or the share of a page's width. */
  width: number;
  text: (row: Row) => string;
  /** Excel may calculate with it; all other cells are text, whatever they look like. */
  isNumber?: boolean | undefined;
  /** A day, or a moment, which Excel may sort and group by. */
  isDate?: boolean | undefined;
}

export interface Report<Row> {
  title: string;
  /** The name of the sheet with the rows. */
  sheet: string;
  /**
   * The lines above the table: filter, count, author and time. Called once before the rows, to reserve the place, and
   * once after them, when the count is final; both must have the same number of lines.
   */
  stamp: (count: number) => string[];
  columns: ReportColumn<Row>[];
  /** In batches of any size. */
  rows: AsyncIterable<Row[]> | Iterable<Row[]>;
  /** The number of rows, where it is known beforehand. */
  count?: number | undefined;
  /** Legal by default. */
  paper?: Paper | undefined;
}

/** A column whose rows are already text. */
export type TableColumn = Omit<ReportColumn<never>, 'text'>;

/** The input of the writers: a report whose rows are already text. */
export interface Table {
  title: string;
  sheet: string;
  stamp: (count: number) => string[];
  columns: TableColumn[];
  paper?: Paper | undefined;
  rows: AsyncIterable<string[][]>;
}

/** Receives a file piece by piece. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>) => void;

/** Why there is no report, with a message for the user. */
export class ReportProblem extends Error {
  override name = 'ReportProblem';
}

export const TOO_MANY_ROWS = 'Too many rows for an Excel sheet. Select fewer rows.';
export const NOT_WRITTEN = 'The report could not be created. Try again.';

// Passes batches of rows on to a report.

/** Called with the number of rows read so far. */
export type OnRead = (rows: number) => void;

export async function* countingRows<Row>(onRead: OnRead, batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let read = 0;
  for await (const rows of batches) {
    read += rows.length;
    onRead(read);
    yield rows;
  }
}

export async function* mapBatches<Row, Other>(
  batches: AsyncIterable<Row[]>,
  map: (rows: Row[]) => Other[],
): AsyncGenerator<Other[]> {
  for await (const rows of batches) yield map(rows);
}
