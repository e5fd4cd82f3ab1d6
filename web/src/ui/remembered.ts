// What a person has chosen, remembered in this browser and alike in all its tabs.
import { proxy, subscribe } from 'valtio';

export function remembered<Values extends object>(key: string, defaults: Values): Values {
  const kept = (): Partial<Values> => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Values>;
    } catch {
      return {};
    }
  };
  const values = proxy({ ...defaults, ...kept() });
  subscribe(values, () => localStorage.setItem(key, JSON.stringify(values)));
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    const now = { ...defaults, ...kept() };
    for (const name of Object.keys(values) as (keyof Values)[]) if (!(name in now)) delete values[name];
    Object.assign(values, now);
  });
  return values;
}
