// Reads a PDF back.
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function pagesIn(data: Uint8Array): Promise<PDFPageProxy[]> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

/** The pieces of text, each with the place where it begins. */
export async function itemsOf(page: PDFPageProxy | undefined) {
  const content = await page?.getTextContent({ disableNormalization: true });
  return (content?.items ?? []).flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x = 0, y = 0]: number[] = item.transform;
    return [{ text: item.str, font: item.fontName, x, y, width: item.width }];
  });
}

/** The pieces of text, in the order in which they were written. */
export const textsOf = async (page: PDFPageProxy | undefined) => (await itemsOf(page)).map(({ text }) => text);

export const textOf = async (page: PDFPageProxy | undefined) => (await textsOf(page)).join('');

/** The places of the images. */
export async function imagesOf(page: PDFPageProxy | undefined) {
  if (!page) return [];
  const { fnArray, argsArray } = await page.getOperatorList();
  const places: { x: number; y: number; width: number; height: number }[] = [];
  let [width, height, x, y] = [0, 0, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.transform) [width, , , height, x, y] = argsArray[at];
    if (operator === OPS.paintImageXObject) places.push({ x, y, width, height });
  }
  return places;
}

const SCALE = 4;

/** Returns a function that gives the pixels of an area of the page: red, green, blue and opacity. */
export async function pixelsOf(page: PDFPageProxy | undefined) {
  if (!page) throw new Error('There is no such page.');
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  return (left: number, top: number, width: number, height: number) =>
    canvasContext.getImageData(left * SCALE, top * SCALE, width * SCALE, height * SCALE).data;
}
