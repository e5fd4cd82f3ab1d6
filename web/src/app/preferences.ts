// The user's preferences, stored in this browser.
import * as v from 'valibot';
import { subscribe } from 'valtio';
import { storedValues } from '@/ui/browser/localStore';

const schema = v.object({
  theme: v.picklist(['light', 'dark']),
  /** Whether the side menu shows only icons. */
  menuFolded: v.boolean(),
  /** The ids of recently used commands. */
  recentCommands: v.optional(v.array(v.string()), []),
});

export const preferences = storedValues('preferences', schema, {
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  menuFolded: false,
  recentCommands: [] as string[],
});

function applyTheme(): void {
  document.body.classList.toggle('bp6-dark', preferences.theme === 'dark');
  document.documentElement.dataset.theme = preferences.theme;
}

applyTheme();
subscribe(preferences, applyTheme);

export function toggleTheme(): void {
  preferences.theme = preferences.theme === 'dark' ? 'light' : 'dark';
}
