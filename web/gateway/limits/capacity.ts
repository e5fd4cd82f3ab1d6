// A limited capacity of connections or bytes in memory. Callers wait for it when it is used up, in a bounded queue and
// for a bounded time.
import { busy } from '../requests/refusals';

interface CapacitySettings {
  size: number;
  /** The most that one person or one network address may hold. */
  share?: number;
  queueLength: number;
  queueMs: number;
}

/** How far growing reservations may fill it: bodies leave capacity for answers, and both leave some for new calls. */
const FULL_AT = { body: 3 / 4, answer: 7 / 8 };

/** The part of the capacity that one caller has taken. */
export interface Reservation {
  /** Grows the reservation to this total amount; never shrinks it. Throws `busy` when there is not enough left. */
  growTo(amount: number, by: keyof typeof FULL_AT): void;
  release(): void;
}

interface WaitingCaller {
  amount: number;
  start(): void;
}

export type Capacity = ReturnType<typeof createCapacity>;

export function createCapacity({ size, share = size, queueLength, queueMs }: CapacitySettings) {
  let taken = 0;
  /** In order of arrival. */
  const queue = new Set<WaitingCaller>();
  /** By caller. Amounts that a caller waits for count, too; otherwise one caller could fill the queue. */
  const held = new Map<string, number>();

  function hold(more: number, who: string | undefined): void {
    if (who === undefined) return;
    const amount = (held.get(who) ?? 0) + more;
    if (more > 0 && amount > share) throw busy();
    if (amount > 0) held.set(who, amount);
    else held.delete(who);
  }

  function reservation(amount: number, who: string | undefined): Reservation {
    let own = amount;
    let hasLeft = false;
    taken += own;
    return {
      growTo(wanted, by) {
        if (hasLeft || wanted <= own) return;
        if (taken + wanted - own > size * FULL_AT[by]) throw busy();
        hold(wanted - own, who);
        taken += wanted - own;
        own = wanted;
      },
      release() {
        if (hasLeft) return;
        hasLeft = true;
        taken -= own;
        hold(-own, who);
        admitWaiting();
      },
    };
  }

  function admitWaiting(): void {
    for (const waiting of queue) {
      if (taken + waiting.amount > size) return;
      waiting.start();
    }
  }

  return {
    /** Rejects when it takes too long, when `signal` aborts, or when `who` already holds its share. */
    async reserve(amount: number, signal: AbortSignal, who?: string): Promise<Reservation> {
      if (signal.aborted || queue.size >= queueLength) throw signal.reason ?? busy();
      hold(amount, who);
      if (queue.size === 0 && taken + amount <= size) return reservation(amount, who);
      return new Promise((resolve, reject) => {
        const giveUp = () =>
          end(() => {
            hold(-amount, who);
            reject(signal.aborted ? signal.reason : busy());
          });
        const timer = setTimeout(giveUp, queueMs);
        const waiting = { amount, start: () => end(() => resolve(reservation(amount, who))) };
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
