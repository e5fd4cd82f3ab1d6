// The files that a screen hands out, read back.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readExcelFile from 'read-excel-file/node';

export interface SavedFile {
  name: string;
  bytes: Uint8Array;
}

/** What the browser saves because of something that is done on the page. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** A report in Excel: its rows under their titles, and what its second sheet says about it. */
export async function reportIn({ bytes }: SavedFile, sheet: string) {
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false });
  expect(sheets.map((each) => each.sheet)).toEqual([sheet, 'About']);
  const [report = [], about = []] = sheets.map(({ data }) => data.map((row) => row.map((cell) => cell ?? '')));
  return { titles: report[0], rows: report.slice(1), about: about.flat() };
}

const PICTURES: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];

/** The texts of a PDF in the order in which they are read, and how many pictures each of its pages has. */
export async function pdfIn({ bytes }: SavedFile) {
  // It takes the bytes for itself.
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const contents = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent({ disableNormalization: true });
      const { fnArray } = await page.getOperatorList();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
      return { texts, pictures: fnArray.filter((operator) => PICTURES.includes(operator)).length };
    }),
  );
  return {
    sizes: pages.map(({ view }) => view.slice(2)),
    /** Spaces do not count on a page. */
    text: dense(...contents.flatMap(({ texts }) => texts)),
    pictures: contents.reduce((sum, { pictures }) => sum + pictures, 0),
  };
}

/** Texts as they stand on a page one after the other. */
export const dense = (...texts: string[]) => texts.join('').replace(/\s+/g, '');
