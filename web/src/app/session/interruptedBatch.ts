// How far a batch had come when the session ended. Shown on the sign-in screen, without any names.
import { proxy } from 'valtio';
import { groupDigits } from '@/ui/texts/counts';
import { currentSession, onSessionEnd } from './store';

export const interruptedBatch = proxy({ message: '' });

/** Shown until someone signs in. */
onSessionEnd(() => {
  interruptedBatch.message = '';
});

export function noteCutShort({ done, total }: { done: number; total: number }): void {
  if (currentSession() === null) interruptedBatch.message = `${groupDigits(done)} of ${groupDigits(total)} were done.`;
}
