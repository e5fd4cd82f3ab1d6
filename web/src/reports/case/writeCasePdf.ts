// Writes a case as PDF: the person, the findings and the pictures.

import { Flow } from '../pdf/flow';
import { HEADER_INK, HEADER_RULE, INK, STAMP_INK, TITLE_INK } from '../pdf/inks';
import { A4_PORTRAIT } from '../pdf/layout';
import { Drawing, Pages } from '../pdf/pages';
import { TablePages } from '../pdf/tablePages';
import type { Faces, FontFiles } from '../pdf/typefaces';
import { addFeet, bytesOf, newDocument } from '../pdf/writePdf';
import type { Sink } from '../report';
import type { CaseReport, CaseSection, TableSection, TextSection } from './caseReport';
import { addFacts } from './facts';
import { addPictures, type ReadPicture, readPictures, resourcesOf } from './pictures';
import { addHeading, beginningOf, flowLines, NOTHING, onOneLine, type Style, wrapped } from './text';

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
