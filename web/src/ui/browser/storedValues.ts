// The user's choices, stored in this browser and shared by all its tabs.

import type * as v from 'valibot';
import { proxy, subscribe } from 'valtio';
import { readJson, write } from './localStore';

/** A stored value that does not fit the schema counts as not stored. */
export function storedValues<Values extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Values>,
  defaults: Values,
): Values {
  const readStored = (): Values => ({ ...defaults, ...readJson(key, schema) });
  const values = proxy(readStored());
  subscribe(values, () => write({ [key]: JSON.stringify(values) }));
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    // The keys are re-added in stored order, so that writing them back gives the same text and notifies no other tab.
    for (const name of Object.keys(values) as (keyof Values)[]) delete values[name];
    Object.assign(values, readStored());
  });
  return values;
}
