// Excel: the rows alone on the first sheet, under a header that stays in sight and filters; what stands above the table
// on paper is on a sheet of its own, because lines above a header are in the way of everyone who filters or sorts, and
// because the count is certain only when the last row is written.
import WorkbookWriter, { type Cell, type Style } from 'virtual:excel-writer';
import { ReportProblem, TOO_MANY_ROWS } from '../problem';
import type { Sink, Table } from '../report';
import { cellText } from './cellText';

const CREATOR = 'Back-office console';
const MOST_ROWS = 1_048_576 - 1;

// Text also when somebody edits it: without this, '=1+1' would become a formula then.
const TEXT: Style = { numFmt: '@' };
const BOLD: Style = { numFmt: '@', font: { name: 'Calibri', size: 11, bold: true } };
const HEADER: Style = {
  ...BOLD,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE4E9F0' } },
};
// One object for all rows: the library looks a style up by its object, and builds anew what it does not know.
const NONE: Style = {};

const FROZEN = [{ state: 'frozen', xSplit: 0, ySplit: 1, topLeftCell: 'A2', activeCell: 'A2' }] as const;

/** A name as Excel allows it. */
function sheetName(name: string): string {
  const allowed = name.replace(/[[\]*?/\\:]/g, ' ').replace(/^'+|'+$/g, '');
  return allowed.trim().slice(0, 31) || 'Sheet';
}

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** An archive whose end can be waited for, as the library waits for it. */
function outputTo(write: Sink) {
  let finished = () => {};
  return {
    write,
    end: () => finished(),
    on: (event: string, listener: () => void) => {
      if (event === 'finish') finished = listener;
    },
  };
}

export async function writeXlsx(table: Table, write: Sink): Promise<void> {
  const book = new WorkbookWriter({
    stream: outputTo(write),
    useStyles: true,
    // Shared strings would keep every different text until the end.
    useSharedStrings: false,
    creator: CREATOR,
    lastModifiedBy: CREATOR,
  });
  const name = sheetName(table.sheet);
  const sheet = book.addWorksheet(name, {
    views: [...FROZEN],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' },
  });
  const styles = table.columns.map(({ isNumber }) => (isNumber ? NONE : TEXT));
  sheet.columns = table.columns.map(({ width }, at) => ({ width: width + 2, style: styles[at] ?? TEXT }));

  const add = (to: typeof sheet, values: (string | number)[], style: (column: number) => Style) => {
    const row = to.addRow(values);
    row.style = NONE;
    row.eachCell((cell: Cell, column: number) => {
      cell.style = style(column - 1);
    });
    row.commit();
  };
  const addText = (to: typeof sheet, texts: string[], style: Style) => add(to, texts.map(cellText), () => style);
  const cellOf = (text: string, at: number) =>
    table.columns[at]?.isNumber && isNumeric(text) ? Number(text) : cellText(text);

  addText(
    sheet,
    table.columns.map(({ title }) => title),
    HEADER,
  );
  let count = 0;
  for await (const rows of table.rows) {
    count += rows.length;
    if (count > MOST_ROWS) throw new ReportProblem(TOO_MANY_ROWS);
    for (const row of rows) add(sheet, row.map(cellOf), (at) => styles[at] ?? TEXT);
    await book.zip.ready;
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: count + 1, column: table.columns.length } };
  sheet.commit();

  const about = book.addWorksheet(name === 'About' ? 'About this report' : 'About');
  about.columns = [{ width: 80 }];
  addText(about, [table.title], BOLD);
  for (const line of table.stamp(count)) addText(about, [line], TEXT);
  about.commit();
  await book.commit();
}
