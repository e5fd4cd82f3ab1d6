// The state of the panel in this tab of the browser. It survives a reload, for example when another scenario is opened.
import * as v from 'valibot';
import { proxy, subscribe } from 'valtio';

export const SECTIONS = ['Scenario', 'Sign in', 'Outbox', 'Clock', 'Faults', 'Journal', 'Link'] as const;
export type Section = (typeof SECTIONS)[number];

const KEY = 'tester-panel';
const schema = v.object({ isOpen: v.boolean(), section: v.picklist(SECTIONS) });

function stored(): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return { isOpen: false, section: 'Scenario' };
  }
}

export const panelState = proxy(stored());

subscribe(panelState, () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(panelState));
  } catch {
    // Without storage the state is lost on reload.
  }
});

/** A vertical range, measured from the top. */
export interface Span {
  top: number;
  bottom: number;
}

const GAP = 2;

/** The position nearest to the wanted one where nothing is covered; the wanted one when there is none. */
export function freePlace(wanted: number, height: number, room: number, taken: Span[]): number {
  const lowest = Math.max(0, room - height);
  const inRoom = Math.min(Math.max(0, wanted), lowest);
  const isFree = (top: number) =>
    top >= 0 && top <= lowest && taken.every((span) => top + height <= span.top || top >= span.bottom);
  const places = [inRoom, ...taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP])];
  const free = places.filter(isFree).sort((one, other) => Math.abs(one - inRoom) - Math.abs(other - inRoom));
  return free[0] ?? inRoom;
}
