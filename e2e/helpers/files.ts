// Reads the files that a screen exports.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readExcelFile from 'read-excel-file/node';
import { writtenDay, writtenMoment } from '../../mocks/manilaTime';
import { expect } from './expected';

export type FileType = 'Excel(XLSX)' | 'PDF';

/** Selects a file type in the menu of the list's export. */
export async function exportAs(page: Page, type: FileType): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menu', { name: 'File type' }).getByRole('menuitem', { name: type }).click();
}

interface SavedFile {
  name: string;
  bytes: Uint8Array;
}

/** The file that the browser downloads because of `act`. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** An Excel report: its column titles and rows, and the texts of its second sheet, 'About'. */
export async function reportIn({ bytes }: SavedFile, sheet: string) {
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false });
  expect(sheets.map((each) => each.sheet)).toEqual([sheet, 'About']);
  const [report = [], about = []] = sheets.map(({ data }) => data.map((row) => row.map(shownInSheet)));
  return { titles: report[0], rows: report.slice(1), about: about.flat() };
}

/** A date of a sheet has no form of its own. */
function shownInSheet(cell: unknown): string | number {
  // Sheets count in days, whose fractions are not exact.
  if (cell instanceof Date) return shownMoment(new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString());
  return typeof cell === 'number' ? cell : String(cell ?? '');
}

/** '11/21/2026 2:05 PM' */
const shownMoment = (moment: string) => writtenMoment(moment.slice(0, 19)).replace(' 0', ' ');

/** A cell with a moment, without its time: when a case of today was decided depends on when the world was opened. */
export const withoutTime = (cell: string | number) =>
  typeof cell === 'string' ? cell.replace(/(\d{4}) ?\d{1,2}:\d\d ?[AP]M$/, '$1 timed') : cell;

/** What `withoutTime` makes of this moment. */
export const timedDay = (moment: string) => `${writtenDay(moment)} timed`;

const PICTURES: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];

/** The texts of a PDF in the order in which they are read, and how many pictures each of its pages has. */
export async function pdfIn({ bytes }: SavedFile) {
  // A copy, because `getDocument` transfers the bytes to its worker.
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
    /** Without white space, because a PDF does not reliably contain it. */
    text: withoutSpaces(...contents.flatMap(({ texts }) => texts)),
    pictures: contents.reduce((sum, { pictures }) => sum + pictures, 0),
  };
}

/** Texts joined without white space, as `pdfIn` returns them. */
export const withoutSpaces = (...texts: string[]) => texts.join('').replace(/\s+/g, '');
