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
