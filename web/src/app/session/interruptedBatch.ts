// How far a batch had come when the session ended. Shown on the sign-in screen, without any names.
import { proxy, useSnapshot } from 'valtio';
import { groupDigits } from '@/ui/texts/groupDigits';
import { currentSession, onSessionEnd } from './store';

const told = proxy({ said: '' });

/** Shown until someone signs in. */
onSessionEnd(() => {
  told.said = '';
});

export function noteCutShort({ done, total }: { done: number; total: number }): void {
  if (currentSession() === null) told.said = `${groupDigits(done)} of ${groupDigits(total)} were done.`;
}

export const useCutShort = (): string => useSnapshot(told).said;
