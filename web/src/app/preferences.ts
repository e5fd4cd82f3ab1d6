// The user's preferences, stored in this browser.
import { subscribe, useSnapshot } from 'valtio';
import { remembered } from '@/ui/remembered';

interface Preferences {
  theme: 'light' | 'dark';
  /** Whether the side menu shows only icons. */
  menuFolded: boolean;
}

export const preferences = remembered<Preferences>('preferences', {
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  menuFolded: false,
});

function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', preferences.theme === 'dark');
  document.documentElement.dataset.theme = preferences.theme;
}

applyTheme();
subscribe(preferences, applyTheme);

export const usePreferences = () => useSnapshot(preferences);

export function toggleTheme(): void {
  preferences.theme = preferences.theme === 'dark' ? 'light' : 'dark';
}
