// What the panel shows, in this tab of the browser: a reload, such as of another scenario, leaves it as it is.
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

export const shown = proxy(stored());

subscribe(shown, () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // A browser that keeps nothing forgets it.
  }
});
