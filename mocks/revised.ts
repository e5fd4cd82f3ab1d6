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

/** To be called whenever the list is asked for. */
export function reviseMeanwhile(state: Revising, items: Revisable[]): void {
  if (state.asked === null) return;
  state.asked += 1;
  if (state.asked !== 2) return;
  for (const item of items)
    Object.assign(item, { content: `(Revised) ${item.content}`.slice(0, 5000), editedby: COLLEAGUE });
}
