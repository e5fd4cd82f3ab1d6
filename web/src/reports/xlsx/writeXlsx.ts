// Writes an Excel file. The first sheet has only the rows, under a frozen header with filters. The lines above the
// table on paper are on a sheet of their own, because they would be in the way of filtering and sorting, and because
// the count is final only after the last row.
import WorkbookWriter, { type Cell, type Style } from 'virtual:excel-writer';
import { ReportProblem, type Sink, type Table, TOO_MANY_ROWS } from '../report';

const CREATOR = 'Back-office console';
const MOST_ROWS = 1_048_576 - 1;

// Keeps cells text when a user edits them: without this format, '=1+1' would then become a formula.
const TEXT: Style = { numFmt: '@' };
const BOLD: Style = { numFmt: '@', font: { name: 'Calibri', size: 11, bold: true } };
const HEADER: Style = {
  ...BOLD,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE4E9F0' } },
};
// One object for all rows: the library looks styles up by object identity, and creates unknown ones anew.
const NONE: Style = {};

const FROZEN = [{ state: 'frozen', xSplit: 0, ySplit: 1, topLeftCell: 'A2', activeCell: 'A2' }] as const;

/** The name as Excel allows it. */
function sheetName(name: string): string {
  const allowed = name.replace(/[[\]*?/\\:]/g, ' ').replace(/^'+|'+$/g, '');
  return allowed.trim().slice(0, 31) || 'Sheet';
}

/** A number as a screen shows it, '25,000.00'; undefined for any other text. */
function numberIn(text: string): number | undefined {
  const digits = text.replaceAll(',', '');
  return digits.trim() !== '' && Number.isFinite(Number(digits)) ? Number(digits) : undefined;
}

/** A day or moment as a file shows it: '11-21-2026', '11/21/2026 2:05 PM'. */
const DATE = /^(\d\d)([/-])(\d\d)\2(\d{4})(?: (\d{1,2}):(\d\d) ([AP])M)?$/;
const DAY_MS = 24 * 60 * 60_000;
/** Excel counts the days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** One object for each format, because styles are looked up by identity. */
const DATE_STYLES: Record<string, Style> = Object.fromEntries(
  ['mm/dd/yyyy', 'mm-dd-yyyy', 'mm/dd/yyyy h:mm AM/PM', 'mm-dd-yyyy h:mm AM/PM'].map((numFmt) => [numFmt, { numFmt }]),
);

/** The date's number in Excel, in the format of the text; undefined for any other text. */
function dateIn(text: string): { value: number; style: Style | undefined } | undefined {
  const [, month, separator, date, year, hour, minute, half] = DATE.exec(text) ?? [];
  if (!separator) return undefined;
  const hours = hour === undefined ? 0 : (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date), hours, Number(minute ?? 0));
  const format = ['mm', 'dd', 'yyyy'].join(separator) + (hour === undefined ? '' : ' h:mm AM/PM');
  return { value: (at - FIRST_DAY) / DAY_MS, style: DATE_STYLES[format] };
}

/** An output whose 'finish' event the library can wait for. */
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
    // Shared strings would keep every distinct text in memory until the end.
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

  const add = (to: typeof sheet, values: (string | number)[], style: (at: number) => Style) => {
    const row = to.addRow(values);
    row.style = NONE;
    row.eachCell((cell: Cell, column: number) => {
      cell.style = style(column - 1);
    });
    row.commit();
  };
  const addText = (to: typeof sheet, texts: string[], style: Style) => add(to, texts.map(cellText), () => style);
  const addRow = (texts: string[]) => {
    const dates = texts.map((text, at) => (table.columns[at]?.isDate ? dateIn(text) : undefined));
    const values = texts.map(
      (text, at) => dates[at]?.value ?? (table.columns[at]?.isNumber ? numberIn(text) : undefined) ?? cellText(text),
    );
    add(sheet, values, (at) => dates[at]?.style ?? styles[at] ?? TEXT);
  };

  addText(
    sheet,
    table.columns.map(({ title }) => title),
    HEADER,
  );
  let count = 0;
  for await (const rows of table.rows) {
    count += rows.length;
    if (count > MOST_ROWS) throw new ReportProblem(TOO_MANY_ROWS);
    for (const row of rows) addRow(row);
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

/** The most characters that Excel allows in a cell. */
const LIMIT = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters.
const UNWRITABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/g;
const LINE_ENDS = /\r\n?/g;
/** Excel would read this as an escaped character. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const UNUSUAL = /[\x00-\x08\x0B-\x1F\x7F\uFFFE\uFFFF]|_x/;

/** The text as Excel must store it to show it as typed. */
function cellText(text: string): string {
  const fitting = text.length > LIMIT ? cut(text) : text;
  if (!UNUSUAL.test(fitting)) return fitting;
  return fitting.replace(LINE_ENDS, '\n').replace(UNWRITABLE, '').replace(ESCAPE, '_x005F_');
}

/** Never splits a surrogate pair. */
function cut(text: string): string {
  const isPair = (text.codePointAt(LIMIT - 1) ?? 0) > 0xffff;
  return text.slice(0, isPair ? LIMIT - 1 : LIMIT);
}
