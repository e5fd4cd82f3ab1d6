// Writes the handbook as PDF: title and readers, a table of contents with page numbers, and a chapter for each screen;
// short chapters share a page.

import { withoutMarks } from '@/ui/facts/markedNames';
import { onOneLine, putLines, type Style } from '../case/text';
import { Flow } from '../pdf/flow';
import { HEADER_INK, HEADER_RULE, INK, RULE, STAMP_INK, TITLE_INK } from '../pdf/inks';
import { A4_PORTRAIT, ASCENT } from '../pdf/layout';
import { type Line, linesOf, widthOf } from '../pdf/lines';
import { Drawing, Pages } from '../pdf/pages';
import { addBookmarks, addLinks, type Link, type Place } from '../pdf/places';
import type { Faces, FontFiles } from '../pdf/typefaces';
import { addFeet, bytesOf, newDocument } from '../pdf/writePdf';
import type { Sink } from '../report';
import type { Handbook, HelpChapter } from './handbook';
import { addSection, addText } from './parts';

const TITLE = 26;
const CHAPTER_TITLE = 20;
const PURPOSE = 11;
/** The space between chapters on one page. */
const BETWEEN = 28;
const ENTRY = { size: 10, least: 12.4, most: 17 };
const PART = { before: 14, height: 14, after: 5 };
/** The room for page numbers at the right edge of the contents. */
const NUMBER_WIDTH = 28;

/** A line of the contents; its page number is known once its chapter is written. */
interface Entry {
  title: string;
  from: Place & { height: number };
}

export async function writeHandbookPdf(book: Handbook, files: FontFiles, write: Sink): Promise<void> {
  const { doc, faces } = await newDocument(`${book.title}. ${book.readers}`, files);
  await faces.provide(textsOf(book));
  const pages = new Pages(doc, A4_PORTRAIT);
  const flow = new Flow(pages);
  addTitle(flow, faces, book);
  const entries = addContents(flow, faces, pages, book);

  const places: Place[] = [];
  for (const { title: part, chapters } of book.parts)
    for (const [at, chapter] of chapters.entries()) {
      if (at === 0 || BETWEEN + heightOf(faces, part, chapter) > flow.room) flow.turn();
      else flow.y -= BETWEEN;
      places.push({ page: pages.count, y: flow.y });
      addChapter(flow, faces, part, chapter);
    }
  flow.finish();

  const links: Link[] = [];
  for (const [at, { from }] of entries.entries()) {
    const to = places[at];
    if (!to) continue;
    pages.addTo(from.page, pageNumber(flow, faces, to.page + 1, from));
    links.push({ from: { ...from, x: flow.left, width: flow.width }, to });
  }
  addFeet(pages, `${book.title} · ${book.readers} · ${book.stamp}`, faces);
  pages.finish({ Font: faces.fonts });
  addLinks(doc, links);
  addBookmarks(doc, bookmarksOf(book, places));
  write(await bytesOf(doc));
}

function textsOf({ title, readers, stamp, parts }: Handbook): string[] {
  const ofChapters = parts
    .flatMap(({ chapters }) => chapters)
    .flatMap((chapter) => [
      chapter.title,
      chapter.purpose,
      ...chapter.sections.flatMap((section) => {
        if ('paragraphs' in section) return [section.title, ...section.paragraphs];
        return 'steps' in section ? [section.title, ...section.steps] : [section.title, ...section.terms.flat()];
      }),
    ]);
  return [title, readers, stamp, ...parts.map((part) => part.title), ...ofChapters.map(withoutMarks)];
}

function addTitle(flow: Flow, { regular, bold }: Faces, { title, readers, stamp }: Handbook): void {
  const add = (text: string, style: Style, after: number) => {
    const lines = linesOf(text, style.typeface, (flow.width * 1000) / style.size);
    flow.y = putLines(flow, lines, style, flow.left, flow.y) - after;
  };
  add(title, { typeface: bold, size: TITLE, color: TITLE_INK }, 4);
  add(readers, { typeface: regular, size: 13, color: HEADER_INK }, 6);
  add(stamp, { typeface: regular, size: 8.5, color: STAMP_INK }, 10);
  flow.drawing.fill(HEADER_RULE, flow.left, flow.y, flow.width, 1.2);
}

function addContents(flow: Flow, { regular, bold }: Faces, pages: Pages, { parts }: Handbook): Entry[] {
  const names: Style = { typeface: regular, size: ENTRY.size, color: INK };
  const heads: Style = { typeface: bold, size: ENTRY.size, color: HEADER_INK };
  const room = flow.width - NUMBER_WIDTH;
  const count = parts.reduce((sum, { chapters }) => sum + chapters.length, 0);
  const ofParts = parts.length * (PART.before + PART.height + PART.after);
  // All on the first page, if they fit there without being crowded.
  const height = Math.max(ENTRY.least, Math.min(ENTRY.most, (flow.room - ofParts) / (count || 1)));
  return parts.flatMap(({ title: part, chapters }) => {
    flow.fit(PART.before + PART.height + PART.after + height);
    flow.y -= PART.before;
    putLines(flow, [onOneLine(part, heads, room)], heads, flow.left, flow.y);
    flow.y -= PART.height + PART.after;
    return chapters.map(({ title }): Entry => {
      // Half a point of tolerance for rounding errors.
      flow.fit(height - 0.5);
      const line = onOneLine(title, names, room);
      putLines(flow, [line], names, flow.left, flow.y);
      addLeader(flow, line, names.size);
      flow.y -= height;
      return { title, from: { page: pages.count, y: flow.y, height } };
    });
  });
}

/** The dots between a name and its page number. */
function addLeader({ drawing, left, width, y }: Flow, line: Line, size: number): void {
  const from = left + (widthOf(line) * size) / 1000 + 6;
  const to = left + width - NUMBER_WIDTH;
  for (let x = Math.ceil(from / 5) * 5; x < to; x += 5) drawing.fill(RULE, x, y - size, 1.2, 1.2);
}

function pageNumber({ left, width }: Flow, { regular }: Faces, number: number, { y, height }: Entry['from']): Drawing {
  const drawing = new Drawing();
  const [line = []] = linesOf(String(number), regular, NUMBER_WIDTH * 1000);
  const x = left + width - (widthOf(line) * ENTRY.size) / 1000;
  drawing.line(line, x, y + height - ENTRY.size * ASCENT, ENTRY.size, INK);
  return drawing;
}

function addChapter(flow: Flow, faces: Faces, part: string, { title, purpose, sections }: HelpChapter): void {
  const parts: Style = { typeface: faces.bold, size: 8.5, color: HEADER_INK };
  const titles: Style = { typeface: faces.bold, size: CHAPTER_TITLE, color: TITLE_INK };
  flow.y = putLines(flow, [onOneLine(part, parts, flow.width)], parts, flow.left, flow.y);
  const lines = linesOf(title, faces.bold, (flow.width * 1000) / CHAPTER_TITLE);
  flow.y = putLines(flow, lines, titles, flow.left, flow.y) - 4;
  flow.drawing.fill(HEADER_RULE, flow.left, flow.y, flow.width, 0.8);
  flow.y -= 8;
  addText(flow, faces, purpose, PURPOSE);
  for (const section of sections) addSection(flow, faces, section);
}

/** A page without end, to measure a chapter's height. */
const ENDLESS = { page: { ...A4_PORTRAIT, height: 1_000_000 }, add: () => undefined };

function heightOf(faces: Faces, part: string, chapter: HelpChapter): number {
  const flow = new Flow(ENDLESS);
  const top = flow.y;
  addChapter(flow, faces, part, chapter);
  return top - flow.y;
}

function bookmarksOf({ parts }: Handbook, places: readonly Place[]) {
  let at = 0;
  return parts.flatMap(({ title, chapters }) => {
    const children = chapters.flatMap((chapter) => {
      const place = places[at];
      at += 1;
      return place ? [{ title: chapter.title, place }] : [];
    });
    const [first] = children;
    return first ? [{ title, place: first.place, children }] : [];
  });
}
