// Room of which there is only so much: connections, or bytes in memory. Whoever finds none waits, but not for long, and not many do.
import { busy } from '../requests/refusals';

export interface RoomSettings {
  size: number;
  /** So much of it one person, or one place, may hold. */
  share?: number;
  queueLength: number;
  queueMs: number;
}

/** How full it may get by what grows: bodies leave room for answers, and both for whoever only comes in. */
const FULL_FOR = { body: 3 / 4, answer: 7 / 8 };

/** What somebody takes of it. */
export interface Stay {
  /** So much is taken in all from now on, if it is more than before. Throws when there is not so much left. */
  reach(amount: number, by: keyof typeof FULL_FOR): void;
  leave(): void;
}

interface Waiting {
  amount: number;
  enter(): void;
}

export type Room = ReturnType<typeof createRoom>;

export function createRoom({ size, share = size, queueLength, queueMs }: RoomSettings) {
  let taken = 0;
  /** In the order in which they came. */
  const queue = new Set<Waiting>();
  /** By whom. What they wait for counts, too: else one alone would fill the queue. */
  const held = new Map<string, number>();

  function hold(more: number, who: string | undefined): void {
    if (who === undefined) return;
    const amount = (held.get(who) ?? 0) + more;
    if (more > 0 && amount > share) throw busy();
    if (amount > 0) held.set(who, amount);
    else held.delete(who);
  }

  function stay(amount: number, who: string | undefined): Stay {
    let own = amount;
    let hasLeft = false;
    taken += own;
    return {
      reach(wanted, by) {
        if (hasLeft || wanted <= own) return;
        if (taken + wanted - own > size * FULL_FOR[by]) throw busy();
        hold(wanted - own, who);
        taken += wanted - own;
        own = wanted;
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        taken -= own;
        hold(-own, who);
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
    /** Refused when it takes too long, nobody wants it any more, or `who` holds their share already. */
    async enter(amount: number, signal: AbortSignal, who?: string): Promise<Stay> {
      if (signal.aborted || queue.size >= queueLength) throw signal.reason ?? busy();
      hold(amount, who);
      if (queue.size === 0 && taken + amount <= size) return stay(amount, who);
      return new Promise((resolve, reject) => {
        const giveUp = () =>
          end(() => {
            hold(-amount, who);
            reject(signal.aborted ? signal.reason : busy());
          });
        const timer = setTimeout(giveUp, queueMs);
        const waiting = { amount, enter: () => end(() => resolve(stay(amount, who))) };
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
