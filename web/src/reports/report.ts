export type ReportKind = 'xlsx' | 'pdf';
/** What the pages of a PDF are, lying. */
export type Paper = 'legal' | 'A4';

export interface ReportColumn<Row> {
  title: string;
  /** In characters: a sheet takes it as it is, a page shares its width by it. */
  width: number;
  text: (row: Row) => string;
  /** A sheet can count with it; anything else is text, whatever it looks like. */
  isNumber?: boolean | undefined;
}

export interface Report<Row> {
  title: string;
  /** The name of the sheet with the rows. */
  sheet: string;
  /**
   * What stands above the table: filter, count, who, when. Asked once before the rows, to keep the place, and once
   * after them, when their number is certain: it has as many lines both times.
   */
  stamp: (count: number) => string[];
  columns: ReportColumn<Row>[];
  /** In batches of any size. */
  rows: AsyncIterable<Row[]> | Iterable<Row[]>;
  /** How many rows there will be, where that is known before. */
  count?: number | undefined;
  /** Legal, unless it says otherwise. */
  paper?: Paper | undefined;
}

/** A column of rows that are text already. */
export type TableColumn = Omit<ReportColumn<never>, 'text'>;

/** What the writers are given: a report whose rows are text already. */
export interface Table {
  title: string;
  sheet: string;
  stamp: (count: number) => string[];
  columns: TableColumn[];
  paper?: Paper | undefined;
  rows: AsyncIterable<string[][]>;
}

/** Where a file goes, piece by piece. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>) => void;
