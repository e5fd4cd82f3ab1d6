// The messages between the page and the worker.
import type { CaseReport } from '../case/caseReport';
import type { Handbook } from '../handbook/handbook';
import type { Paper, ReportKind, TableColumn } from '../report';

export interface Start {
  type: 'start';
  kind: ReportKind;
  title: string;
  sheet: string;
  columns: TableColumn[];
  paper?: Paper | undefined;
  /** As it is before the rows. */
  stamp: string[];
}

/** A case comes whole. */
export interface StartCase {
  type: 'case';
  report: CaseReport;
}

/** So does a handbook. */
export interface StartHandbook {
  type: 'handbook';
  book: Handbook;
}

/** A PDF that a server made, to be marked as a sample. */
export interface StartSample {
  type: 'sample';
  pdf: ArrayBuffer;
}

/** What a worker begins with. */
export type AnyStart = Start | StartCase | StartHandbook | StartSample;

export type Content = { type: 'rows'; rows: string[][] } | { type: 'end'; stamp: string[] };

export type FromWorker =
  /** The oldest rows that were not answered yet are in the file. */
  | { type: 'written' }
  | { type: 'done'; blob: Blob }
  /** The message is for the person, the cause for debugging. */
  | { type: 'failed'; message: string | undefined; cause: string };
