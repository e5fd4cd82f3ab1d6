// Room of which there is only so much: connections, or bytes in memory. Whoever finds none waits, but not for long, and not many do.
import { busy } from './refusals';

export interface RoomSettings {
  size: number;
  queueLength: number;
  queueMs: number;
}

/** What somebody takes of it. */
export interface Stay {
  /** So much is taken in all from now on, if it is more than before. Throws when there is not so much left. */
  reach(amount: number): void;
  leave(): void;
}

interface Waiting {
  amount: number;
  enter(): void;
}

export type Room = ReturnType<typeof createRoom>;

export function createRoom({ size, queueLength, queueMs }: RoomSettings) {
  let taken = 0;
  /** In the order in which they came. */
  const queue = new Set<Waiting>();

  function stay(amount: number): Stay {
    let own = amount;
    let hasLeft = false;
    taken += own;
    return {
      reach(wanted) {
        if (hasLeft || wanted <= own) return;
        if (taken + wanted - own > size) throw busy();
        taken += wanted - own;
        own = wanted;
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        taken -= own;
        letIn();
      },
    };
  }

  function letIn(): void {
    for (const waiting of queue) {
      if (taken + waiting.amount > size) return;
      waiting.enter();
    }
  }

  return {
    /** Refused when it takes too long, or nobody wants it any more. */
    enter(amount: number, signal: AbortSignal): Promise<Stay> {
      if (signal.aborted || queue.size >= queueLength) return Promise.reject(signal.reason ?? busy());
      if (queue.size === 0 && taken + amount <= size) return Promise.resolve(stay(amount));
      return new Promise((resolve, reject) => {
        const giveUp = () => end(() => reject(signal.aborted ? signal.reason : busy()));
        const timer = setTimeout(giveUp, queueMs);
        const waiting = { amount, enter: () => end(() => resolve(stay(amount))) };
        const end = (how: () => void) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          queue.delete(waiting);
          how();
        };
        signal.addEventListener('abort', giveUp, { once: true });
        queue.add(waiting);
      });
    },
    get stats() {
      return { taken, queued: queue.size };
    },
  };
}
