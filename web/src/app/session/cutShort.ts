// What was under way when the session ended: how far it had come, for the sign-in screen, and nothing of whom it was about.
import { proxy, useSnapshot } from 'valtio';
import { grouped } from '@/ui/texts/grouped';
import { currentSession, onSessionEnd } from './store';

const told = proxy({ said: '' });

/** It stands until somebody signs in. */
onSessionEnd(() => {
  told.said = '';
});

export function noteCutShort({ done, total }: { done: number; total: number }): void {
  if (currentSession() === null) told.said = `${grouped(done)} of ${grouped(total)} were done.`;
}

export const useCutShort = (): string => useSnapshot(told).said;
