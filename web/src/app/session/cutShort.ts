// How far a batch had come when the session ended. Shown on the sign-in screen, without any names.
import { proxy, useSnapshot } from 'valtio';
import { grouped } from '@/ui/texts/grouped';
import { currentSession, onSessionEnd } from './store';

const told = proxy({ said: '' });

/** Shown until someone signs in. */
onSessionEnd(() => {
  told.said = '';
});

export function noteCutShort({ done, total }: { done: number; total: number }): void {
  if (currentSession() === null) told.said = `${grouped(done)} of ${grouped(total)} were done.`;
}

export const useCutShort = (): string => useSnapshot(told).said;
