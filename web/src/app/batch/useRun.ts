// One run through many after another: how each ended so far, and how it is stopped and begun again with what is left.
import { useEffect, useRef, useState } from 'react';
import { noteCutShort } from '../session/cutShort';
import { sameSession } from '../session/store';
import { countsOf } from './outcomes';
import { FOUND, type Halt, type Outcome, runEach, type Send } from './runEach';

interface Options<Item> {
  items: readonly Item[];
  send: Send<Item>;
  /** Whether it stands as it would after it was sent: asked before one is sent again that nobody has answered. */
  isDone: (item: Item, signal: AbortSignal) => Promise<boolean>;
  /** Whenever a run is over: how each ended so far. */
  onEnded: (outcomes: readonly Outcome[]) => void;
}

type Phase = 'running' | 'stopping' | 'ended';

interface Run {
  outcomes: readonly Outcome[];
  phase: Phase;
  /** Why the rest was not sent. */
  halt: Halt | null;
  /** When a server that takes no more for now will be asked again. */
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
  /** The places of those that may have been done: until that is known they are looked up before they are sent. */
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
    change({ phase: 'ended', halt });
    if (isTheirs()) onEnded(outcomes.current);
    else noteCutShort(countsOf(outcomes.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins when it is there, once.
  useEffect(() => {
    void begin(items.map((_, at) => at));
    return () => abort.current?.abort();
  }, []);

  return {
    ...run,
    stop: () => {
      abort.current?.abort();
      setRun((before) => (before.phase === 'running' ? { ...before, phase: 'stopping' } : before));
    },
    /** Those at these places, and none of the others. */
    goOn: (places: number[]) => void begin(places),
  };
}
