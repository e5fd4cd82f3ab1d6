// What has changed in the contract, as its page tells it. `scripts/contract/diff/history.ts` makes it of the two contracts and of
// openapi/changes.md.

export interface ToldChange {
  /** What happened, and where. */
  name: string;
  breaks: string;
  /** The operations that it is seen in; one that is gone is among them. */
  operations: string[];
  /** What openapi/changes.md says of it; '' where it needs to say nothing. */
  why: string;
}

export interface Release {
  version: string;
  day: string;
  /** Paragraphs and points, as openapi/changes.md has them. */
  told: string[];
}

export interface History {
  summary: string;
  /** Since the last release. */
  changes: ToldChange[];
  /** The last one first. */
  releases: Release[];
}

/** Of the operations that are wanted; null for all. */
export const changesOf = ({ changes }: History, wanted: readonly string[] | null): ToldChange[] =>
  wanted ? changes.filter(({ operations }) => operations.some((id) => wanted.includes(id))) : changes;
