// The draft of a disapproval is kept per case: it survives opening another case, an error, and signing in again.
import { proxy, useSnapshot } from 'valtio';
import { onAnotherPerson } from '@/app/session/store';
import type { Registration } from '../registration';

export interface Draft {
  readonly chosen: readonly number[];
  readonly additional: string;
}

const EMPTY: Draft = { chosen: [], additional: '' };

const drafts = proxy<Record<number, Draft>>({});

onAnotherPerson(() => {
  for (const recordid of Object.keys(drafts)) delete drafts[Number(recordid)];
});

export function useDraft({ recordid }: Registration): [Draft, (draft: Draft) => void] {
  // Synchronous, because a delayed update would lose characters of a controlled input.
  const draft = useSnapshot(drafts, { sync: true })[recordid] ?? EMPTY;
  return [
    draft,
    (changed) => {
      drafts[recordid] = changed;
    },
  ];
}

/** To be called when the case is decided. */
export function dropDraft({ recordid }: Registration): void {
  delete drafts[recordid];
}
