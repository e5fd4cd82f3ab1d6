// The messages between the page and the worker.
import type { CaseReport } from '../case/caseReport';
import type { Paper, ReportKind, TableColumn } from '../report';

export interface Start {
  type: 'start';
  kind: ReportKind;
  title: string;
  sheet: string;
  columns: TableColumn[];
  paper?: Paper | undefined;
  /** As computed before the rows are known. */
  stamp: string[];
}

/** A case is sent in one message. */
export interface StartCase {
  type: 'case';
  report: CaseReport;
}

/** A PDF from a server, to be marked as a sample. */
interface StartSample {
  type: 'sample';
  pdf: ArrayBuffer;
}

/** The first message to a worker. */
export type AnyStart = Start | StartCase | StartSample;

export type Content = { type: 'rows'; rows: string[][] } | { type: 'end'; stamp: string[] };

export type FromWorker =
  /** The oldest batch of rows not confirmed yet has been written. */
  | { type: 'written' }
  | { type: 'done'; blob: Blob }
  /** The message is for the user, the cause for debugging. */
  | { type: 'failed'; message: string | undefined; cause: string };
