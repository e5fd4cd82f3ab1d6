// Writes a case as PDF: the person, the findings and the pictures.
import type { PDFDocument, PDFImage, PDFRef } from 'pdf-lib';
import { Flow } from '../pdf/flow';
import {
  A4_PORTRAIT,
  ASCENT,
  type Color,
  HEADER_INK,
  HEADER_RULE,
  INK,
  LEADING,
  RULE,
  STAMP_INK,
  TITLE_INK,
  ZEBRA,
} from '../pdf/layout';
import { type Line, linesOf, widthOf } from '../pdf/lines';
import { Drawing, Pages } from '../pdf/pages';
import { TablePages } from '../pdf/tablePages';
import type { Typeface } from '../pdf/typeface';
import type { Faces, FontFiles } from '../pdf/typefaces';
import { addFeet, bytesOf, newDocument } from '../pdf/writePdf';
import type { Sink } from '../report';
import type { CasePicture, CaseReport, CaseSection, FactsSection, TableSection, TextSection } from './caseReport';

interface Style {
  typeface: Typeface;
  size: number;
  color: Color;
}

/** Text that flows over lines and pages. */
const NOTHING = '–';

/** This many lines of a longer text stay on the page of what is above it. */
const KEPT_LINES = 2;
const HEADING = { size: 10.5, before: 14, after: 5 };

const leadingOf = ({ size }: Style): number => size * LEADING;

const wrapped = (text: string, { typeface, size }: Style, width: number): Line[] =>
  linesOf(text, typeface, (width * 1000) / size);

const onOneLine = (text: string, style: Style, width: number): Line =>
  wrapped(text.replaceAll('\n', ' '), style, width)[0] ?? [];

/** The height of the first lines, which are not separated from what is above them. */
const beginningOf = (lines: Line[], style: Style): number => Math.min(lines.length, KEPT_LINES) * leadingOf(style);

/** Draws the lines below `top`, without page breaks. Returns the y below them. */
function putLines({ drawing }: Flow, lines: Line[], style: Style, x: number, top: number): number {
  const leading = leadingOf(style);
  for (const [at, line] of lines.entries()) {
    drawing.line(line, x, top - at * leading - style.size * ASCENT, style.size, style.color);
  }
  return top - lines.length * leading;
}

/** Draws the lines with page breaks where needed. */
function flowLines(flow: Flow, lines: Line[], style: Style): void {
  for (const line of lines) {
    flow.fit(leadingOf(style));
    flow.y = putLines(flow, [line], style, flow.left, flow.y);
  }
}

/** Draws a heading on the same page as the first `below` points of what follows. */
function addHeading(flow: Flow, title: string, bold: Typeface, below: number): void {
  const style: Style = { typeface: bold, size: HEADING.size, color: HEADER_INK };
  flow.fit(HEADING.before + leadingOf(style) + HEADING.after + below);
  if (!flow.isFresh) flow.y -= HEADING.before;
  flow.y = putLines(flow, [onOneLine(title, style, flow.width)], style, flow.left, flow.y) - HEADING.after;
}

function addRule(flow: Flow): void {
  flow.drawing.fill(RULE, flow.left, flow.y, flow.width, 0.4);
}

// Puts a case's pictures side by side, so that they can be compared on paper.

const UNREADABLE = 'Could not be read';

const PICTURE_COLUMNS = 2;
const PICTURE_GAP = 14;
const SPACE_BEFORE = 14;
const AFTER_CAPTION = 4;
const FRAME = { least: 90, most: 300, padding: 4, rule: 0.6 };

/** Makes a JPEG of a picture; rejects if it is not a picture. */
type ReadPicture = (picture: Blob) => Promise<ArrayBuffer | Uint8Array>;

/** With its name in the page's resources, if it could be read. */
type Read = { name: string } & ({ image: PDFImage; resource: string } | { absence: string });

/** One after another, because a large photograph takes much memory while it is read. */
async function readPictures(doc: PDFDocument, pictures: CasePicture[], read: ReadPicture): Promise<Read[]> {
  const all: Read[] = [];
  for (const picture of pictures) {
    const { name } = picture;
    if ('absence' in picture) all.push({ name, absence: picture.absence });
    else {
      try {
        const image = await doc.embedJpg(await read(picture.picture));
        all.push({ name, image, resource: `P${all.length}` });
      } catch {
        // A broken picture must not prevent the rest of the report.
        all.push({ name, absence: UNREADABLE });
      }
    }
  }
  return all;
}

const resourcesOf = (pictures: Read[]): Record<string, PDFRef> =>
  Object.fromEntries(
    pictures.flatMap((picture) => ('image' in picture ? [[picture.resource, picture.image.ref] as const] : [])),
  );

function addPictures(flow: Flow, faces: Faces, pictures: Read[]): void {
  for (let from = 0; from < pictures.length; from += PICTURE_COLUMNS) {
    addBeside(flow, faces, pictures.slice(from, from + PICTURE_COLUMNS));
  }
}

function addBeside(flow: Flow, { regular, bold }: Faces, pictures: Read[]): void {
  const captions: Style = { typeface: bold, size: 9, color: HEADER_INK };
  const notes: Style = { typeface: regular, size: 9, color: STAMP_INK };
  const width = (flow.width - (PICTURE_COLUMNS - 1) * PICTURE_GAP) / PICTURE_COLUMNS;
  const height = Math.max(FRAME.least, ...pictures.map((picture) => sizeIn(width, picture).height + 2 * FRAME.padding));

  flow.fit(SPACE_BEFORE + leadingOf(captions) + AFTER_CAPTION + height);
  if (!flow.isFresh) flow.y -= SPACE_BEFORE;
  const top = flow.y - leadingOf(captions) - AFTER_CAPTION;
  for (const [at, picture] of pictures.entries()) {
    const x = flow.left + at * (width + PICTURE_GAP);
    putLines(flow, [onOneLine(picture.name, captions, width)], captions, x, flow.y);
    addFrame(flow, x, top - height, width, height);
    const middle = { x: x + width / 2, y: top - height / 2 };
    if ('image' in picture) {
      const size = sizeIn(width, picture);
      flow.drawing.image(
        picture.resource,
        middle.x - size.width / 2,
        middle.y - size.height / 2,
        size.width,
        size.height,
      );
    } else {
      const note = onOneLine(picture.absence, notes, width - 2 * FRAME.padding);
      const length = (widthOf(note) * notes.size) / 1000;
      putLines(flow, [note], notes, middle.x - length / 2, middle.y + leadingOf(notes) / 2);
    }
  }
  flow.y = top - height;
}

function addFrame({ drawing }: Flow, x: number, y: number, width: number, height: number): void {
  const { rule } = FRAME;
  drawing.fill(ZEBRA, x, y, width, height);
  for (const side of [x, x + width - rule]) drawing.fill(RULE, side, y, rule, height);
  for (const side of [y, y + height - rule]) drawing.fill(RULE, x, side, width, rule);
}

/** As large as the frame allows; a small picture is not enlarged. */
function sizeIn(width: number, picture: Read): { width: number; height: number } {
  if (!('image' in picture)) return { width: 0, height: 0 };
  const { image } = picture;
  const most = { width: width - 2 * FRAME.padding, height: FRAME.most - 2 * FRAME.padding };
  return image.scale(Math.min(1, most.width / image.width, most.height / image.height));
}

const COLUMNS = 3;
const GAP = 14;
const PADDING = 3.5;
/** A value with more lines gets the whole width. */
const MOST_LINES = 3;

interface Fact {
  label: Line[];
  value: Line[];
}

/** Facts side by side, or one fact across the page. */
type Row = { beside: Fact[] } | { across: Fact };

/** Labels with their values, several side by side, as on a form. */
function addFacts(flow: Flow, { regular, bold }: Faces, { title, facts }: FactsSection): void {
  const labels: Style = { typeface: regular, size: 7.5, color: STAMP_INK };
  const values: Style = { typeface: regular, size: 9, color: INK };
  const columnWidth = (flow.width - (COLUMNS - 1) * GAP) / COLUMNS;
  const heightOf = ({ label, value }: Fact) => label.length * leadingOf(labels) + value.length * leadingOf(values);

  /** The height that must not be split over pages: facts side by side, or the beginning of a long value. */
  const wholeOf = (row: Row) =>
    2 * PADDING +
    ('beside' in row
      ? Math.max(...row.beside.map(heightOf))
      : row.across.label.length * leadingOf(labels) + beginningOf(row.across.value, values));

  const rows = rowsOf(facts, (text, isValue, isAcross) =>
    wrapped(text, isValue ? values : labels, isAcross ? flow.width : columnWidth),
  );
  for (const [at, row] of rows.entries()) {
    if (at === 0) addHeading(flow, title, bold, wholeOf(row));
    flow.fit(wholeOf(row));
    addRule(flow);
    flow.y -= PADDING;
    if ('across' in row) {
      flow.y = putLines(flow, row.across.label, labels, flow.left, flow.y);
      flowLines(flow, row.across.value, values);
    } else {
      for (const [at, { label, value }] of row.beside.entries()) {
        const x = flow.left + at * (columnWidth + GAP);
        putLines(flow, value, values, x, putLines(flow, label, labels, x, flow.y));
      }
      flow.y -= Math.max(...row.beside.map(heightOf));
    }
    flow.y -= PADDING;
  }
  addRule(flow);
}

type Wrap = (text: string, isValue: boolean, isAcross: boolean) => Line[];

function rowsOf(facts: FactsSection['facts'], wrap: Wrap): Row[] {
  const rows: Row[] = [];
  for (const [label, content] of facts) {
    const text = content || NOTHING;
    const value = wrap(text, true, false);
    if (value.length > MOST_LINES) {
      rows.push({ across: { label: wrap(label, false, true), value: wrap(text, true, true) } });
      continue;
    }
    const fact = { label: wrap(label, false, false), value };
    const last = rows.at(-1);
    if (last && 'beside' in last && last.beside.length < COLUMNS) last.beside.push(fact);
    else rows.push({ beside: [fact] });
  }
  return rows;
}

const AFTER_NAME = 2;
const AFTER_LINES = 6;
/** From the upper edge of the page. */
const RUNNING_TITLE_AT = 26;

export async function writeCasePdf(
  report: CaseReport,
  files: FontFiles,
  readPicture: ReadPicture,
  write: Sink,
): Promise<void> {
  const { doc, faces } = await newDocument(`${report.title}: ${report.name}`, files);
  await faces.provide(textsOf(report));
  const pictures = await readPictures(doc, report.pictures, readPicture);

  const pages = new Pages(doc, A4_PORTRAIT);
  const flow = new Flow(pages);
  addHead(flow, faces, report);
  for (const section of report.sections) addSection(flow, faces, section);
  addPictures(flow, faces, pictures);
  flow.finish();

  for (let page = 1; page < pages.count; page += 1) pages.addTo(page, runningTitle(flow, faces, report));
  addFeet(pages, report.stamp, faces);
  pages.finish({ Font: faces.fonts, XObject: resourcesOf(pictures) });
  write(await bytesOf(doc));
}

function textsOf({ title, record, name, lines, sections, pictures, stamp }: CaseReport): string[] {
  const ofSections = sections.flatMap((section) => {
    if ('facts' in section) return [section.title, ...section.facts.flat()];
    if ('text' in section) return [section.title, section.text];
    return [
      section.title,
      ...section.columns.map((column) => column.title),
      ...section.rows.flatMap((row) => row.cells),
    ];
  });
  const ofPictures = pictures.flatMap((picture) => [picture.name, ...('absence' in picture ? [picture.absence] : [])]);
  return [title, record, name, ...lines, stamp, ...ofSections, ...ofPictures];
}

const titleOf = ({ title, record }: CaseReport) => `${title} · ${record}`;

function addHead(flow: Flow, { regular, bold }: Faces, report: CaseReport): void {
  const add = (text: string, style: Style) =>
    flowLines(flow, wrapped(text.replaceAll('\n', ' '), style, flow.width), style);
  add(titleOf(report), { typeface: bold, size: 9, color: HEADER_INK });
  add(report.name, { typeface: bold, size: 16, color: TITLE_INK });
  flow.y -= AFTER_NAME;
  for (const line of report.lines) add(line, { typeface: regular, size: 8.5, color: STAMP_INK });
  flow.y -= AFTER_LINES;
  flow.drawing.fill(HEADER_RULE, flow.left, flow.y, flow.width, 0.8);
}

/** Names the case on later pages, in case they are separated from the first one. */
function runningTitle({ page, left, width }: Flow, { regular }: Faces, report: CaseReport): Drawing {
  const style: Style = { typeface: regular, size: 7.5, color: STAMP_INK };
  const drawing = new Drawing();
  const line = onOneLine(`${titleOf(report)} · ${report.name}`, style, width);
  drawing.line(line, left, page.height - RUNNING_TITLE_AT, style.size, style.color);
  return drawing;
}

function addSection(flow: Flow, faces: Faces, section: CaseSection): void {
  if ('text' in section) addText(flow, faces, section);
  else if ('rows' in section) addTable(flow, faces, section);
  else if (section.facts.length > 0) addFacts(flow, faces, section);
  else addText(flow, faces, { title: section.title, text: NOTHING });
}

function addText(flow: Flow, { regular, bold }: Faces, { title, text }: TextSection): void {
  const style: Style = { typeface: regular, size: 9, color: INK };
  const lines = wrapped(text || NOTHING, style, flow.width);
  addHeading(flow, title, bold, beginningOf(lines, style));
  flowLines(flow, lines, style);
}

function addTable(flow: Flow, faces: Faces, { title, columns, rows }: TableSection): void {
  const table = new TablePages(flow, faces, columns);
  addHeading(flow, title, faces.bold, table.opening(rows[0]?.cells ?? []));
  table.begin();
  for (const { cells, isMarked } of rows) {
    table.add(
      cells.map((cell) => cell || NOTHING),
      isMarked,
    );
  }
  if (rows.length === 0) table.addNote(NOTHING);
}

/** Sharp in print at half a page's width. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * Draws a picture of any type anew: upright, as browsers show it, no larger than a page needs, and without a camera's
 * metadata such as the location. Rejects if it is not a picture.
 */
export async function smallJpeg(picture: Blob): Promise<ArrayBuffer> {
  const image = await createImageBitmap(picture);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const scaled = (side: number) => Math.max(1, Math.round(side * scale));
    const canvas = new OffscreenCanvas(scaled(image.width), scaled(image.height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    // JPEG has no transparency: transparent areas would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return await jpeg.arrayBuffer();
  } finally {
    image.close();
  }
}
