import { writeInWorker } from '../writing/writing';

/** A PDF with 'SAMPLE ONLY' across each of its pages. */
export const sampleOnly = (pdf: ArrayBuffer, signal: AbortSignal): Promise<Blob> =>
  writeInWorker(async (writing) => writing.start({ type: 'sample', pdf }), { signal });
