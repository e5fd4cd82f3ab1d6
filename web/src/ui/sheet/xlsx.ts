// Reads the first visible sheet of an XLSX file as texts, with formulas as their values. Only the needed parts are
// unpacked, and only up to a limit.
import { unzipSync } from 'fflate';
import { type Grid, GridBuilder, MOST_COLUMNS, NOT_READ, SheetProblem } from './grid';

interface Tag {
  /** Without the namespace prefix. */
  name: string;
  attributes: string;
  isClosing: boolean;
  /** A self-closing tag. */
  isEmpty: boolean;
}

class BadXml extends Error {}

const TAG = /<(\/?)(?:[^\s/>:]+:)?([^\s/>:]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * Reads the XML of spreadsheets tag by tag, without building a document. It resolves only XML's five predefined
 * entities and character references.
 */
const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(ENTITY, (_, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
        name ? (NAMED[name.toLowerCase()] ?? '') : characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text;

function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decoded(value);
}

function behind(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at < 0) throw new BadXml(`Nothing ends at '${end}'.`);
  return at + end.length;
}

function scanXml(xml: string, onTag: (tag: Tag) => void, onText: (text: string) => void): void {
  let place = 0;
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', place)) {
    if (at > place) onText(decoded(xml.slice(place, at)));
    if (xml.startsWith('<?', at)) place = behind(xml, '?>', at);
    else if (xml.startsWith('<!--', at)) place = behind(xml, '-->', at);
    else if (xml.startsWith('<![CDATA[', at)) {
      place = behind(xml, ']]>', at);
      onText(xml.slice(at + 9, place - 3));
    } else {
      TAG.lastIndex = at;
      // A document type could define entities; spreadsheets have none.
      const tag = xml.startsWith('<!', at) ? null : TAG.exec(xml);
      if (!tag) throw new BadXml(`No tag at ${at}.`);
      const [text, slash, name = '', attributes = ''] = tag;
      const isEmpty = attributes.endsWith('/');
      const isClosing = slash === '/';
      depth += isClosing ? -1 : isEmpty ? 0 : 1;
      place = at + text.length;
      onTag({ name, attributes, isClosing, isEmpty });
    }
  }
  // The file is truncated, as happens when an archive states wrong sizes.
  if (depth !== 0) throw new BadXml('It ends in its middle.');
}

const MOST_UNPACKED = 64 * 1024 * 1024;
export const TOO_LARGE_UNPACKED = 'The file is too large when unpacked. Copy its rows to a new file.';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

function unpacker(bytes: Uint8Array) {
  let unpacked = 0;
  const decoder = new TextDecoder();
  return (names: readonly string[]): Record<string, string> => {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name)) return false;
        unpacked += originalSize;
        // Limits the sum of the stated sizes. A file that is larger than stated is truncated, and then its XML is
        // incomplete.
        if (unpacked > MOST_UNPACKED) throw new SheetProblem(TOO_LARGE_UNPACKED);
        return true;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]));
  };
}

interface Sheet {
  name: string;
  relation: string;
}

function firstSheet(workbook: string): Sheet {
  const sheets: Sheet[] = [];
  scanXml(
    workbook,
    (tag) => {
      if (tag.name !== 'sheet' || tag.isClosing || (attributeOf(tag, 'state') ?? 'visible') !== 'visible') return;
      sheets.push({ name: attributeOf(tag, 'name') ?? '', relation: attributeOf(tag, 'id') ?? '' });
    },
    () => undefined,
  );
  const [first] = sheets;
  if (!first) throw new SheetProblem(NOT_READ);
  return first;
}

function fileOf(relations: string, id: string): string {
  let target: string | undefined;
  scanXml(
    relations,
    (tag) => {
      if (tag.name === 'Relationship' && attributeOf(tag, 'Id') === id) target = attributeOf(tag, 'Target');
    },
    () => undefined,
  );
  if (!target) throw new SheetProblem(NOT_READ);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Excel's escape for a character that XML does not allow, or that would be read as an escape. */
const ESCAPED = /_x([0-9A-F]{4})_/gi;
const plain = (text: string) =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replace(/\r\n?/g, '\n');

/** Phonetic text, which is not part of the cell's text. */
const SPOKEN = 'rPh';

function sharedStrings(xml: string | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  if (xml === undefined) return texts;
  scanXml(
    xml,
    ({ name, isClosing, isEmpty }) => {
      if (name === 't') isText = !isClosing && !isEmpty;
      else if (name === SPOKEN) isSpoken = !isClosing && !isEmpty;
      else if (name === 'si' && (isClosing || isEmpty)) {
        texts.push(plain(text));
        text = '';
      }
    },
    (piece) => {
      if (isText && !isSpoken) text += piece;
    },
  );
  return texts;
}

/** As the sheet shows it: rounded to 15 digits, so that 0.1 + 0.2 is 0.3. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}

/** The column index from 0; undefined where the cell has no reference. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '')?.[0].toUpperCase();
  if (!letters) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

class Cells {
  readonly builder = new GridBuilder();
  private at = 0;
  private cells: string[] = [];
  private column = -1;
  private type = 'n';
  private value = '';
  private formula = '';
  private part: 'value' | 'formula' | null = null;
  private isSpoken = false;

  constructor(private readonly shared: readonly string[]) {}

  onTag(tag: Tag): void {
    const { name, isClosing, isEmpty } = tag;
    const opens = !isClosing && !isEmpty;
    if (name === 'row') {
      if (!isClosing) this.beginRow(tag);
      if (!opens) this.builder.add(this.at, this.cells);
    } else if (name === 'c') {
      if (!isClosing) this.beginCell(tag);
      if (!opens) this.endCell();
    } else if (name === 'v' || name === 't') this.part = opens && !this.isSpoken ? 'value' : null;
    else if (name === 'f') this.part = opens ? 'formula' : null;
    else if (name === SPOKEN) this.isSpoken = opens;
  }

  onText(text: string): void {
    if (this.part === 'value') this.value += text;
    else if (this.part === 'formula') this.formula += text;
  }

  private beginRow(tag: Tag): void {
    const at = Number(attributeOf(tag, 'r'));
    this.at = Number.isSafeInteger(at) && at > 0 ? at : this.at + 1;
    this.cells = [];
    this.column = -1;
  }

  private beginCell(tag: Tag): void {
    this.column = columnOf(attributeOf(tag, 'r')) ?? this.column + 1;
    this.type = attributeOf(tag, 't') ?? 'n';
    this.value = '';
    this.formula = '';
  }

  private endCell(): void {
    if (this.column >= MOST_COLUMNS) return;
    const text = this.text();
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
  }

  private text(): string {
    const { type, value, formula } = this;
    // The formula has no stored value: showing the formula is better than an empty cell.
    if (value === '' && formula !== '') return `=${formula}`;
    if (value.trim() === '') return '';
    if (type === 's') return this.shared[Number(value)] ?? '';
    if (type === 'n') return numberText(value);
    if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
    return plain(value);
  }
}

export function readXlsx(bytes: Uint8Array): Grid {
  try {
    const unpack = unpacker(bytes);
    const book = unpack([WORKBOOK, RELATIONS]);
    const { name, relation } = firstSheet(book[WORKBOOK] ?? '');
    const file = fileOf(book[RELATIONS] ?? '', relation);
    const content = unpack([file, STRINGS]);
    const cells = new Cells(sharedStrings(content[STRINGS]));
    const xml = content[file];
    if (xml === undefined) throw new SheetProblem(NOT_READ);
    scanXml(
      xml,
      (tag) => cells.onTag(tag),
      (text) => cells.onText(text),
    );
    return cells.builder.grid(name);
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    if (error instanceof BadXml || error instanceof Error) throw new SheetProblem(NOT_READ, { cause: error });
    throw error;
  }
}
