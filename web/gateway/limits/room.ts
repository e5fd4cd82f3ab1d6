// A limited capacity of connections or bytes in memory. Callers wait for it when it is used up, in a bounded queue and
// for a bounded time.
import { busy } from '../requests/refusals';

export interface RoomSettings {
  size: number;
  /** The most that one person or one network address may hold. */
  share?: number;
  queueLength: number;
  queueMs: number;
}

/** How far growing reservations may fill it: bodies leave capacity for answers, and both leave some for new calls. */
const FULL_FOR = { body: 3 / 4, answer: 7 / 8 };

/** The part of the capacity that one caller has taken. */
export interface Stay {
  /** Grows the reservation to this total amount; never shrinks it. Throws `busy` when there is not enough left. */
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
  /** In order of arrival. */
  const queue = new Set<Waiting>();
  /** By caller. Amounts that a caller waits for count, too; otherwise one caller could fill the queue. */
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
    /** Rejects when it takes too long, when `signal` aborts, or when `who` already holds its share. */
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
