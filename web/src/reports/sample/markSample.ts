// Marks every page of a PDF as a sample that must not be used.
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { ReportProblem } from '../report';

export const WATERMARK = 'SAMPLE ONLY';
const UNREADABLE = 'The server sent an unreadable PDF. Try again.';

/** Visible on light and dark pictures, and translucent, so that what is below can be read. */
const INK = { color: rgb(0.78, 0.08, 0.1), opacity: 0.4 };
/** Relative to the page's diagonal. */
const LENGTH = 0.78;

export async function markSample(pdf: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf).catch((cause: unknown) => {
    throw new ReportProblem(UNREADABLE, { cause });
  });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) mark(page, font);
  return new Uint8Array(await document.save());
}

/** Along the diagonal of the visible part of the page, centred. */
function mark(page: PDFPage, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox();
  const size = (Math.hypot(width, height) * LENGTH) / font.widthOfTextAtSize(WATERMARK, 1);
  // The height of capital letters above the base line.
  const rise = size * 0.72;
  const run = font.widthOfTextAtSize(WATERMARK, size);
  const angle = Math.atan2(height, width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  page.drawText(WATERMARK, {
    x: x + width / 2 - (run * cos - rise * sin) / 2,
    y: y + height / 2 - (run * sin + rise * cos) / 2,
    size,
    font,
    rotate: degrees((angle * 180) / Math.PI),
    ...INK,
  });
}
