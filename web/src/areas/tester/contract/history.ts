// The changes of the contract for its page. `scripts/contract/diff/history.ts` generates them from two versions of the
// contract and from openapi/changes.md.

export interface ContractChange {
  /** What has changed, and where. */
  name: string;
  breaks: string;
  /** The affected operations, including removed ones. */
  operations: string[];
  /** The text in openapi/changes.md; '' when it has none. */
  why: string;
}

export interface Release {
  version: string;
  day: string;
  /** Paragraphs and list items of openapi/changes.md. */
  told: string[];
}

export interface History {
  summary: string;
  /** Since the last release. */
  changes: ContractChange[];
  /** The latest one first. */
  releases: Release[];
}

/** The changes of the wanted operations; null for all. */
export const changesOf = ({ changes }: History, wanted: readonly string[] | null): ContractChange[] =>
  wanted ? changes.filter(({ operations }) => operations.some((id) => wanted.includes(id))) : changes;
