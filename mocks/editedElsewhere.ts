// For the scenario edited-elsewhere: a colleague changes records between a user's first and second look at a list.
interface Revisable {
  content: string;
  editedby: string;
}

export const COLLEAGUE = 'rowena.ibanez@lumina.example';

export interface RevisionState {
  /** How often the list was requested; null outside of the scenario. */
  asked: number | null;
}

/**
 * True for the second request of the list, in which the user finds the changed records. Call it on every request of the
 * list.
 */
export function isRevisedNow(state: RevisionState): boolean {
  if (state.asked === null) return false;
  state.asked += 1;
  return state.asked === 2;
}

export const revisedText = (text: string) => `(Revised) ${text}`.slice(0, 5000);

/** Call it on every request of the list. */
export function reviseOnSecondRequest(state: RevisionState, items: Revisable[]): void {
  if (!isRevisedNow(state)) return;
  for (const item of items) Object.assign(item, { content: revisedText(item.content), editedby: COLLEAGUE });
}
