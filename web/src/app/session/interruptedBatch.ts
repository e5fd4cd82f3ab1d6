// How far a batch had come when the session ended. Shown on the sign-in screen, without any names.
import { proxy, useSnapshot } from 'valtio';
import { groupDigits } from '@/ui/texts/counts';
import { currentSession, onSessionEnd } from './store';

const notice = proxy({ message: '' });

/** Shown until someone signs in. */
onSessionEnd(() => {
  notice.message = '';
});

export function noteCutShort({ done, total }: { done: number; total: number }): void {
  if (currentSession() === null) notice.message = `${groupDigits(done)} of ${groupDigits(total)} were done.`;
}

export const useCutShort = (): string => useSnapshot(notice).message;
