// Reads text as spreadsheets copy it (tabs between cells) or save it (commas or semicolons): RFC 4180 and common
// deviations.
import { type Grid, GridBuilder, type GridRow, isBlank, MOST_BYTES, SheetProblem, TOO_BIG } from './grid';

type Separator = '\t' | ';' | ',';

/** Excel's own first line, which names the separator. */
const NAMED = /^sep=([\t;,])\r?\n/i;

/** Any unquoted tab means tabs, because typed text has none. Without a separator, the text is a single column. */
function separatorOf(text: string): Separator | undefined {
  if (text.replace(/"[^"]*"/g, '').includes('\t')) return '\t';
  const [commas, semicolons] = [columnsBy(',', text), columnsBy(';', text)];
  if (commas === 1 && semicolons === 1) return undefined;
  return semicolons > commas ? ';' : ',';
}

/** Enough rows to see whether a text has columns. */
const MOST_SAMPLED = 200;

/**
 * How many columns the text has if this is what separates them. It is only punctuation within a single column, as in
 * names and amounts, where the heading has none of it, or where not every second row has as many as the first.
 */
function columnsBy(separator: Separator, text: string): number {
  const rows: GridRow[] = [];
  for (const row of rowsOf(text, separator)) {
    if (!row.cells.every(isBlank)) rows.push(row);
    if (rows.length === MOST_SAMPLED) break;
  }
  // Nothing but separators.
  if (rows.length === 0) return 2;
  const first = rows.findIndex(({ cells }) => cells.length > 1);
  const [above, heading] = [rows[first - 1], rows[first]];
  // A title has an empty row below it; what stands directly above is the heading of a single column.
  if (!heading || above?.at === heading.at - 1) return 1;
  const width = heading.cells.length;
  const table = rows.slice(first);
  const even = table.filter(({ cells }) => cells.length === width);
  if (even.length * 2 < table.length) return 1;
  // 'Santos, Maria' in every row.
  return width === 2 && even.every(({ cells }) => cells[1]?.startsWith(' ')) ? 1 : width;
}

/** The index after the closing quote of a quoted cell; -1 when it is not closed. */
function endOfQuoted(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1;
  }
  return -1;
}

const plainLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** All rows, including empty ones. */
function* rowsOf(text: string, separator: Separator | undefined, start = 0, first = 1): Generator<GridRow> {
  let place = start;
  let at = first;
  let cells: string[] = [];
  /** Set once no closing quote is left, so that the rest of the text is not searched again at every quote. */
  let isUnclosed = false;

  while (place <= text.length) {
    let cell = '';
    let from = place;
    if (text[place] === '"' && !isUnclosed) {
      const end = endOfQuoted(text, place);
      isUnclosed = end < 0;
      if (end >= 0) {
        cell = plainLines(text.slice(place + 1, end - 1).replaceAll('""', '"'));
        from = end;
      }
    }
    // Text after a closing quote is not allowed by the RFC; it is added to the cell.
    place = from;
    while (place < text.length && text[place] !== separator && text[place] !== '\n' && text[place] !== '\r') place += 1;
    cells.push(cell + text.slice(from, place));
    if (place < text.length && text[place] === separator) {
      place += 1;
      continue;
    }
    yield { at, cells };
    cells = [];
    at += 1;
    place += text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1;
  }
}

export function parseDelimited(written: string): Grid {
  if (written.length > MOST_BYTES) throw new SheetProblem(TOO_BIG);
  const text = written.replace(/^\uFEFF/, '');
  const named = NAMED.exec(text);
  const builder = new GridBuilder();
  const rows = named ? rowsOf(text, named[1] as Separator, named[0].length, 2) : rowsOf(text, separatorOf(text));
  for (const { at, cells } of rows) builder.add(at, cells);
  return builder.grid();
}

/** Decodes a text file: by its byte order mark, else as UTF-8, else as Windows-1252 from older programs. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
