// The state of a batch run: the outcomes so far, and functions to stop it and to go on with what is left.
import { useEffect, useRef, useState } from 'react';
import { noteCutShort } from '../session/interruptedBatch';
import { sameSession } from '../session/store';
import { countsOf } from './outcomes';
import { FOUND, type Halt, type Outcome, runEach, type Send } from './runEach';

interface Options<Item> {
  items: readonly Item[];
  send: Send<Item>;
  /**
   * Whether the item already is as sending it would make it. Asked before an item is sent again whose first call may
   * have been carried out.
   */
  isDone: (item: Item, signal: AbortSignal) => Promise<boolean>;
  /** Called after each run, with the outcomes so far. */
  onEnded: (outcomes: readonly Outcome[]) => void;
}

type Phase = 'running' | 'stopping' | 'ended';

interface Run {
  outcomes: readonly Outcome[];
  phase: Phase;
  /** Why the rest was not sent. */
  halt: Halt | null;
  /** When the server accepts calls again, while the run waits for that. */
  waitsUntil: number | null;
}

export function useRun<Item>({ items, send, isDone, onEnded }: Options<Item>) {
  const [run, setRun] = useState<Run>(() => ({
    outcomes: items.map(() => ({ state: 'waiting' })),
    phase: 'running',
    halt: null,
    waitsUntil: null,
  }));
  const abort = useRef<AbortController>(null);
  const outcomes = useRef(run.outcomes);
  /** The indexes of items that may have been done: they are checked before they are sent again. */
  const unknown = useRef(new Set<number>());
  const sendAt = async (at: number, signal: AbortSignal) => {
    const item = items[at] as Item;
    if (unknown.current.has(at)) {
      if (await isDone(item, signal)) return FOUND;
      signal.throwIfAborted();
      unknown.current.delete(at);
    }
    return send(item, signal);
  };

  const begin = async (places: number[]) => {
    const running = new AbortController();
    abort.current = running;
    const isTheirs = sameSession();
    const change = (part: Partial<Run>) => setRun((before) => ({ ...before, ...part }));
    const note = (changed: ReadonlyMap<number, Outcome>) => {
      outcomes.current = outcomes.current.map((before, at) => changed.get(at) ?? before);
      change({ outcomes: outcomes.current });
    };
    change({ phase: 'running', halt: null });
    note(new Map(places.map((at) => [at, { state: 'waiting' }])));
    const halt = await runEach(places, sendAt, {
      signal: running.signal,
      isTheirs,
      onOutcome: (index, outcome) => {
        const at = places[index] as number;
        if (outcome.state === 'failed' && outcome.isUnknown) unknown.current.add(at);
        note(new Map([[at, outcome]]));
      },
      onRest: (from) => note(new Map(places.slice(from).map((at) => [at, { state: 'notSent' }]))),
      onWait: (ms) => change({ waitsUntil: ms === null ? null : Date.now() + ms }),
    });
    abort.current = null;
    change({ phase: 'ended', halt });
    if (isTheirs()) onEnded(outcomes.current);
    else noteCutShort(countsOf(outcomes.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount.
  useEffect(() => {
    void begin(items.map((_, at) => at));
    return () => abort.current?.abort();
  }, []);

  return {
    ...run,
    /**
     * Returns how each has ended so far, and whether a call is still under way: `onEnded` is then called after it. The
     * phase that is shown may lag behind.
     */
    stop: () => {
      const isUnderWay = abort.current !== null;
      abort.current?.abort();
      setRun((before) => (before.phase === 'running' ? { ...before, phase: 'stopping' } : before));
      return { isUnderWay, ends: outcomes.current };
    },
    /** Runs the items at these indexes only. */
    goOn: (places: number[]) => void begin(places),
  };
}
