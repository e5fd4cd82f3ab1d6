import { reportExport } from '@/api/exports';
import { cleanFileName, save } from '../writing/file';
import type { CaseReport } from './caseReport';
import { writeCaseReport } from './writeCaseReport';

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
