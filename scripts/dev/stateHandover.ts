// How a process of a service takes over the state of the one that it replaces, and hands over its own state to the next
// one, with processReplacement.ts in between.
import { once } from 'node:events';

export const WANTS_STATE = 'wants the state';
export const HAND_OVER = 'hand over';

/** The message with the state; without one if there was no process before. */
export interface HandedOver {
  state?: Uint8Array;
}

interface Successor {
  takeOver: (state: Uint8Array) => void;
  handOver: () => Uint8Array;
}

/** Takes over the state of the previous process, which receives no more calls from then on. */
export async function takeOverFromPrevious({ takeOver, handOver }: Successor): Promise<void> {
  process.on('message', (message) => {
    if (message === HAND_OVER) process.send?.({ state: handOver() } satisfies HandedOver);
  });
  const message = once(process, 'message');
  process.send?.(WANTS_STATE);
  const [{ state }] = (await message) as [HandedOver];
  if (state) takeOver(state);
}
