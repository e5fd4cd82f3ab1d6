// A limited capacity of connections or bytes in memory. Callers wait for it when it is used up, in a bounded queue and
// for a bounded time. They take turns: who holds least comes first, so that many calls of one delay nobody else.
import { busy } from '../requests/refusals';

interface CapacitySettings {
  size: number;
  /** The most that one person or one network address may hold. */
  share?: number;
  /** Whether calls beyond the share wait for the caller's own earlier ones; otherwise they are refused at once. */
  waitsForShare?: boolean;
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

interface WaitingCall {
  amount: number;
  who: string | symbol;
  start(): void;
  giveUp(): void;
}

interface Held {
  taken: number;
  /** Also what the caller waits for. */
  asked: number;
}

const NOTHING: Held = { taken: 0, asked: 0 };

const compared = (one: Held, other: Held) => one.taken - other.taken || one.asked - other.asked;

export type Capacity = ReturnType<typeof createCapacity>;

export function createCapacity({ size, share = size, waitsForShare = false, queueLength, queueMs }: CapacitySettings) {
  let taken = 0;
  /** In order of arrival. */
  const queue = new Set<WaitingCall>();
  const held = new Map<string | symbol, Held>();
  const heldBy = (who: string | symbol) => held.get(who) ?? NOTHING;

  function note(who: string | symbol, more: Partial<Held>): void {
    const { taken: before, asked } = heldBy(who);
    const now = { taken: before + (more.taken ?? 0), asked: asked + (more.asked ?? 0) };
    if (now.asked > 0) held.set(who, now);
    else held.delete(who);
  }

  function holdShare(amount: number, who: string | symbol): void {
    if (!waitsForShare && heldBy(who).asked + amount > share) throw busy();
  }

  const canStart = (amount: number, who: string | symbol) =>
    taken + amount <= size && (!waitsForShare || heldBy(who).taken + amount <= share);

  function reservation(amount: number, who: string | symbol): Reservation {
    let own = amount;
    let hasLeft = false;
    taken += own;
    note(who, { taken: own });
    return {
      growTo(wanted, by) {
        const more = wanted - own;
        if (hasLeft || more <= 0) return;
        if (taken + more > size * FULL_AT[by]) throw busy();
        holdShare(more, who);
        note(who, { taken: more, asked: more });
        taken += more;
        own = wanted;
      },
      release() {
        if (hasLeft) return;
        hasLeft = true;
        taken -= own;
        note(who, { taken: -own, asked: -own });
        admitWaiting();
      },
    };
  }

  function admitWaiting(): void {
    const next = [...queue]
      .filter(({ amount, who }) => canStart(amount, who))
      .sort((one, other) => compared(heldBy(one.who), heldBy(other.who)))[0];
    if (!next) return;
    next.start();
    admitWaiting();
  }

  /** In a full queue, the caller with most waiting calls gives up the latest of them for a caller with fewer. */
  function makeRoom(amount: number, who: string | symbol): boolean {
    const waiting = new Map<string | symbol, WaitingCall[]>();
    for (const call of queue) waiting.set(call.who, [...(waiting.get(call.who) ?? []), call]);
    const [most = []] = [...waiting.values()].sort((one, other) => other.length - one.length);
    const own = waiting.get(who)?.length ?? 0;
    if (amount > size || most.length <= own + 1) return false;
    most.at(-1)?.giveUp();
    return true;
  }

  return {
    /**
     * Rejects when it takes too long, when `signal` aborts, or when `from`, a person or a network address, already holds
     * its share.
     */
    async reserve(amount: number, signal: AbortSignal, from?: string): Promise<Reservation> {
      const who = from ?? Symbol('a caller of its own');
      if (signal.aborted) throw signal.reason;
      holdShare(amount, who);
      const isAtOnce = canStart(amount, who);
      if (!isAtOnce && queue.size >= queueLength && !makeRoom(amount, who)) throw busy();
      note(who, { asked: amount });
      if (isAtOnce) return reservation(amount, who);
      return new Promise((resolve, reject) => {
        const giveUp = () =>
          end(() => {
            note(who, { asked: -amount });
            reject(signal.aborted ? signal.reason : busy());
          });
        const timer = setTimeout(giveUp, queueMs);
        const start = () => end(() => resolve(reservation(amount, who)));
        const waiting = { amount, who, start, giveUp };
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
