// Writes the same rows with the libraries alone, in Node: without a worker, embedded fonts, or a page to keep
// responsive.
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Task } from './reportsPage';
import { batches, columnsOf } from './reportsRows';

const PAGE: [number, number] = [1008, 612];
const MARGIN = 36;
const SIZE = 7;

export async function bareSeconds(task: Task): Promise<number> {
  const start = performance.now();
  await (task.kind === 'xlsx' ? bareXlsx(task) : barePdf(task));
  return (performance.now() - start) / 1000;
}

async function bareXlsx({ rows, columns: count }: Task): Promise<void> {
  const columns = columnsOf(count);
  const stream = new PassThrough().resume();
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = book.addWorksheet('rows');
  sheet.addRow(columns.map(({ title }) => title)).commit();
  for (const batch of batches(rows)) {
    for (const row of batch) sheet.addRow(columns.map(({ text }) => text(row))).commit();
    // Lets the compression stream run.
    await new Promise(setImmediate);
  }
  sheet.commit();
  await book.commit();
}

/** Uses Helvetica, the library's fastest font, because it is not loaded, shaped or embedded. */
async function barePdf({ rows, columns: count }: Task): Promise<void> {
  const columns = columnsOf(count);
  const doc = await PDFDocument.create();
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const width = (PAGE[0] - 2 * MARGIN) / count;
  let y = 0;
  let page = doc.addPage(PAGE);
  for (const batch of batches(rows)) {
    for (const row of batch) {
      if (y < MARGIN) {
        page = doc.addPage(PAGE);
        y = PAGE[1] - MARGIN;
      }
      for (const [index, { text }] of columns.entries()) {
        page.drawText(text(row), { x: MARGIN + index * width, y, size: SIZE, font, maxWidth: width });
      }
      y -= 2 * SIZE;
    }
  }
  await doc.save();
}
