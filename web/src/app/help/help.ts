// Whether help is open, and for which keys.
import { proxy, ref } from 'valtio';
import { keysOfScreen, type ToldKey } from '@/ui/keys/screenKeys';

const OWN: ToldKey = { key: '?', group: 'Help', label: 'This page' };

export const help = proxy<{ isOpen: boolean; keys: ToldKey[] }>({ isOpen: false, keys: [] });

/** With the keys of what is open, where that is not the screen itself. */
export function openHelp(keys: ToldKey[] = [...keysOfScreen(), OWN]): void {
  help.keys = ref(keys);
  help.isOpen = true;
}

export function closeHelp(): void {
  help.isOpen = false;
}
