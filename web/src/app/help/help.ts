// Whether the help is open, and which keys it lists.
import { proxy, ref } from 'valtio';
import { keysOfScreen, type ListedKey } from '@/ui/keys/useKeys';

const OWN: ListedKey = { key: '?', group: 'Help', label: 'This page' };

export const help = proxy<{ isOpen: boolean; keys: ListedKey[] }>({ isOpen: false, keys: [] });

/** Lists the keys of the open screen, or of what is open instead. */
export function openHelp(keys: ListedKey[] = [...keysOfScreen(), OWN]): void {
  help.keys = ref(keys);
  help.isOpen = true;
}

export function closeHelp(): void {
  help.isOpen = false;
}
