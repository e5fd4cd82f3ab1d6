// What a person prefers, remembered in this browser.
import { proxy, subscribe, useSnapshot } from 'valtio';

interface Preferences {
  theme: 'light' | 'dark';
  /** The side menu folded to its icons. */
  menuFolded: boolean;
}

const KEY = 'preferences';

function remembered(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = proxy<Preferences>({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  menuFolded: false,
  ...remembered(),
});

function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', preferences.theme === 'dark');
  document.documentElement.dataset.theme = preferences.theme;
}

applyTheme();
subscribe(preferences, () => {
  localStorage.setItem(KEY, JSON.stringify(preferences));
  applyTheme();
});
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(preferences, remembered());
});

export const usePreferences = () => useSnapshot(preferences);

export function toggleTheme(): void {
  preferences.theme = preferences.theme === 'dark' ? 'light' : 'dark';
}
