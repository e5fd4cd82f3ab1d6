// The draft of a disapproval is kept per case: it survives opening another case, an error, and signing in again.
import { proxy, useSnapshot } from 'valtio';
import { onAnotherPerson } from '@/app/session/store';

export interface Draft {
  readonly chosen: readonly (number | string)[];
  readonly additional: string;
}

const EMPTY: Draft = { chosen: [], additional: '' };

const drafts = proxy<Record<string, Draft>>({});

onAnotherPerson(() => {
  for (const key of Object.keys(drafts)) delete drafts[key];
});

/** `key` is the case's key. */
export function useDraft(key: string): [Draft, (draft: Draft) => void] {
  // Synchronous, because a delayed update would lose characters of a controlled input.
  const draft = useSnapshot(drafts, { sync: true })[key] ?? EMPTY;
  return [
    draft,
    (changed) => {
      drafts[key] = changed;
    },
  ];
}

/** To be called when the case is decided. */
export function dropDraft(key: string): void {
  delete drafts[key];
}
