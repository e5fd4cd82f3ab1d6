import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { itemsOf, pagesIn, textsOf } from '../pdf/testing';
import { ReportProblem } from '../report';
import { markSample, WATERMARK } from './markSample';

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

it('writes the mark across every page, whatever its size, within its edges', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([1005, 650]);
  pdf.addPage([243, 153]);
  pdf.addPage([600, 800]).setCropBox(100, 100, 300, 500);
  const pages = await pagesIn(await markSample(bufferOf(await pdf.save())));
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    const [mark] = await itemsOf(page);
    expect(mark?.text).toBe(WATERMARK);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const angle = Math.atan2(top - bottom, right - left);
    const endX = (mark?.x ?? 0) + (mark?.width ?? 0) * Math.cos(angle);
    const endY = (mark?.y ?? 0) + (mark?.width ?? 0) * Math.sin(angle);
    for (const at of [mark?.x ?? 0, endX]) expect(at > left && at < right).toBe(true);
    for (const at of [mark?.y ?? 0, endY]) expect(at > bottom && at < top).toBe(true);
    // From corner to corner.
    expect(mark?.width).toBeGreaterThan(0.7 * Math.hypot(right - left, top - bottom));
  }
});

it("keeps the server's content", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([1005, 650]).drawText('Company: Bayanihan Foods Corporation', { x: 60, y: 400 });
  const [page] = await pagesIn(await markSample(bufferOf(await pdf.save())));
  const texts = await textsOf(page);
  expect(texts.filter((text) => text.trim() !== '')).toEqual(['Company: Bayanihan Foods Corporation', WATERMARK]);
});

it('says so when the file is not a PDF', async () => {
  await expect(markSample(bufferOf(new TextEncoder().encode('<html>')))).rejects.toThrow(ReportProblem);
});
