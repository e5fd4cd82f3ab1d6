// What is typed for a disapproval stays with its case, whatever comes between: another case, an error, another sign-in.
import { proxy, useSnapshot } from 'valtio';
import type { Registration } from '../registration';

export interface Draft {
  readonly chosen: readonly number[];
  readonly additional: string;
}

const EMPTY: Draft = { chosen: [], additional: '' };

const drafts = proxy<Record<number, Draft>>({});

export function useDraft({ recordid }: Registration): [Draft, (draft: Draft) => void] {
  // At once: what is typed must not be overtaken by the next key.
  const draft = useSnapshot(drafts, { sync: true })[recordid] ?? EMPTY;
  return [
    draft,
    (changed) => {
      drafts[recordid] = changed;
    },
  ];
}

/** The case is decided. */
export function dropDraft({ recordid }: Registration): void {
  delete drafts[recordid];
}
