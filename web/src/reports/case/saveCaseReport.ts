import { reportExport } from '../export/useExport';
import { cleanFileName, save } from '../writing/file';
import { writeInWorker } from '../writing/writing';
import type { CaseReport } from './caseReport';

/** Makes the report, writes it and saves the file. Making it may take time, because pictures are rotated first. */
export async function saveCaseReport(
  make: () => Promise<CaseReport>,
  fileName: string,
  signal: AbortSignal,
): Promise<void> {
  const report = await make();
  const file = await writeCaseReport(report, { signal });
  save(file, cleanFileName(fileName, 'pdf'));
  reportExport({ title: `${report.title} ${report.record}`, rows: 1, format: 'pdf' });
}

interface Options {
  /** Aborts the writing at once. */
  signal?: AbortSignal;
}

function writeCaseReport(report: CaseReport, { signal }: Options = {}): Promise<Blob> {
  return writeInWorker(async (writing) => writing.start({ type: 'case', report }), { signal });
}
