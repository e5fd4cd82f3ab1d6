// What a process of a service asks of the one that it follows, and is asked by the one that follows it (successors.ts).
import { once } from 'node:events';

export const WANTS_STATE = 'wants the state';
export const HAND_OVER = 'hand over';

/** What is handed over; nothing where there was no process before. */
export interface Handed {
  state?: Uint8Array;
}

interface Successor {
  takeOver: (state: Uint8Array) => void;
  handOver: () => Uint8Array;
}

/** Begins with what the process before knows; from then on that one is asked for nothing more. */
export async function succeed({ takeOver, handOver }: Successor): Promise<void> {
  process.on('message', (message) => {
    if (message === HAND_OVER) process.send?.({ state: handOver() } satisfies Handed);
  });
  const told = once(process, 'message');
  process.send?.(WANTS_STATE);
  const [{ state }] = (await told) as [Handed];
  if (state) takeOver(state);
}
