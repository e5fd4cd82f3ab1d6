import { writeInWorker } from '../writing/writing';
import type { CaseReport } from './caseReport';

export interface Options {
  /** Aborts the writing at once. */
  signal?: AbortSignal;
}

export function writeCaseReport(report: CaseReport, { signal }: Options = {}): Promise<Blob> {
  return writeInWorker(async (writing) => writing.start({ type: 'case', report }), { signal });
}
