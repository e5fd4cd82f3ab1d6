// Reads text as spreadsheets copy it (tabs between cells) or save it (commas or semicolons): RFC 4180 and common
// deviations.
import { type Grid, GridBuilder, MOST_BYTES, SheetProblem, TOO_BIG } from './grid';

type Separator = '\t' | ';' | ',';

/** Excel's own first line, which names the separator. */
const NAMED = /^sep=([\t;,])\r?\n/i;

/**
 * The most frequent separator in the first row with content; any unquoted tab means tabs, because typed text has none.
 */
function separatorOf(text: string): Separator {
  const counts = { '\t': 0, ';': 0, ',': 0 };
  let isQuoted = false;
  let hasText = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') {
      if (hasText) break;
    } else if (character in counts) counts[character as Separator] += 1;
    if (character.trim() !== '') hasText = true;
  }
  if (counts['\t'] > 0) return '\t';
  return counts[';'] > counts[','] ? ';' : ',';
}

/** The index after the closing quote of a quoted cell; -1 when it is not closed. */
function endOfQuoted(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1;
  }
  return -1;
}

const plainLines = (text: string) => text.replace(/\r\n?/g, '\n');

export function parseDelimited(written: string): Grid {
  if (written.length > MOST_BYTES) throw new SheetProblem(TOO_BIG);
  const text = written.replace(/^\uFEFF/, '');
  const named = NAMED.exec(text);
  const separator = (named?.[1] as Separator | undefined) ?? separatorOf(text);
  const builder = new GridBuilder();
  let place = named?.[0].length ?? 0;
  let at = named ? 2 : 1;
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
    if (text[place] === separator) {
      place += 1;
      continue;
    }
    builder.add(at, cells);
    cells = [];
    at += 1;
    place += text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1;
  }
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
