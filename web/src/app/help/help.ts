// Whether the help is open, and which keys it lists.
import { proxy, ref } from 'valtio';
import { keysOfScreen, type ToldKey } from '@/ui/keys/screenKeys';

const OWN: ToldKey = { key: '?', group: 'Help', label: 'This page' };

export const help = proxy<{ isOpen: boolean; keys: ToldKey[] }>({ isOpen: false, keys: [] });

/** Lists the keys of the open screen, or of what is open instead. */
export function openHelp(keys: ToldKey[] = [...keysOfScreen(), OWN]): void {
  help.keys = ref(keys);
  help.isOpen = true;
}

export function closeHelp(): void {
  help.isOpen = false;
}
