/** One case, for a file that is kept or passed on. */
export interface CaseReport {
  /** The kind of case. */
  title: string;
  /** The case's number: the audit log records which case was exported. */
  record: string;
  /** The name of the person. */
  name: string;
  /** Shown below the name: status and counter. */
  lines: string[];
  sections: CaseSection[];
  pictures: CasePicture[];
  /** Shown at the foot of every page: who made it, and when. */
  stamp: string;
}

export type CaseSection = FactsSection | TableSection | TextSection;

export interface FactsSection {
  title: string;
  facts: (readonly [label: string, value: string])[];
}

export interface TableSection {
  title: string;
  /** The widths are in characters; the columns share the page's width in proportion. */
  columns: { title: string; width: number }[];
  rows: CaseRow[];
}

interface CaseRow {
  cells: string[];
  /** Bold and shaded. One of the row's cells must state the reason in a word. */
  isMarked?: boolean;
}

export interface TextSection {
  title: string;
  text: string;
}

/** The picture as it is rotated on the screen, or the reason why there is none. */
export type CasePicture = { name: string; picture: Blob } | { name: string; absence: string };
