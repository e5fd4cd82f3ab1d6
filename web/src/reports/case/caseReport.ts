/** One case, to be kept or handed on as a file. */
export interface CaseReport {
  /** What kind of case it is. */
  title: string;
  /** Its number: the audit log is told which case has left the console. */
  record: string;
  /** Whose it is. */
  name: string;
  /** Under the name: its status, its counter. */
  lines: string[];
  sections: CaseSection[];
  pictures: CasePicture[];
  /** At the foot of every page: by whom it was made, and when. */
  stamp: string;
}

export type CaseSection = FactsSection | TableSection | TextSection;

export interface FactsSection {
  title: string;
  facts: (readonly [label: string, value: string])[];
}

export interface TableSection {
  title: string;
  /** They share the page's width by theirs, in characters. */
  columns: { title: string; width: number }[];
  rows: CaseRow[];
}

export interface CaseRow {
  cells: string[];
  /** Bold and shaded. One of its cells says in a word what it is marked for. */
  isMarked?: boolean;
}

export interface TextSection {
  title: string;
  text: string;
}

/** As it is turned on the screen, or the words why it is not there. */
export type CasePicture = { name: string; picture: Blob } | { name: string; absence: string };
