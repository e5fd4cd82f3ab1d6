// Of the scenario edited-elsewhere: what somebody has seen in a list is changed by a colleague before they see it again.
interface Revisable {
  content: string;
  editedby: string;
}

export const COLLEAGUE = 'rowena.ibanez@lumina.example';

export interface Revising {
  /** How often the list was asked for; null where nobody else works on it. */
  asked: number | null;
}

/** Whether this is the time that what was seen is found changed; to be asked whenever the list is asked for. */
export function isRevisedNow(state: Revising): boolean {
  if (state.asked === null) return false;
  state.asked += 1;
  return state.asked === 2;
}

export const revised = (text: string) => `(Revised) ${text}`.slice(0, 5000);

/** To be called whenever the list is asked for. */
export function reviseMeanwhile(state: Revising, items: Revisable[]): void {
  if (!isRevisedNow(state)) return;
  for (const item of items) Object.assign(item, { content: revised(item.content), editedby: COLLEAGUE });
}
