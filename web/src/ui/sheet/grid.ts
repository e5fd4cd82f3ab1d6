// The content of a sheet in any format: rows of texts, each with its row number.

export interface GridRow {
  /** The row number in the spreadsheet, from 1. */
  at: number;
  cells: readonly string[];
}

export interface Grid {
  rows: readonly GridRow[];
  /** The name of the sheet that was read, for files with several sheets. */
  name?: string | undefined;
}

/** Why a sheet cannot be read, in words for the user. */
export class SheetProblem extends Error {}

const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
export const MOST_ROWS = 5000;
/** Far more than any form has fields. Columns beyond are ignored. */
export const MOST_COLUMNS = 100;

export const TOO_BIG = `The sheet is larger than ${MOST_MEGABYTES} MB. Split it.`;
export const TOO_MANY = `The sheet has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it.`;
export const EMPTY = 'The sheet is empty.';
export const NOT_READ = 'This file is not a readable sheet. Save it as XLSX or CSV.';

export const isBlank = (text: string) => text.trim() === '';

/** Collects the non-empty rows, without the empty cells at their ends. */
export class GridBuilder {
  private readonly rows: GridRow[] = [];

  add(at: number, cells: readonly string[]): void {
    const last = cells.findLastIndex((cell) => !isBlank(cell));
    if (last < 0) return;
    // One more than the limit, for the headings.
    if (this.rows.length > MOST_ROWS) throw new SheetProblem(TOO_MANY);
    this.rows.push({ at, cells: cells.slice(0, Math.min(last + 1, MOST_COLUMNS)) });
  }

  grid(name?: string): Grid {
    if (this.rows.length === 0) throw new SheetProblem(EMPTY);
    return { rows: this.rows, name };
  }
}
