// One run through many after another: how each ended so far, and how it is stopped and begun again with what is left.
import { useEffect, useRef, useState } from 'react';
import { noteCutShort } from '../session/cutShort';
import { sameSession } from '../session/store';
import { countsOf, leftOver } from './outcomes';
import { type Halt, type Outcome, runEach, type Send } from './runEach';

interface Options<Item> {
  items: readonly Item[];
  send: Send<Item>;
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

export function useRun<Item>({ items, send, onEnded }: Options<Item>) {
  const [run, setRun] = useState<Run>(() => ({
    outcomes: items.map(() => ({ state: 'waiting' })),
    phase: 'running',
    halt: null,
    waitsUntil: null,
  }));
  const abort = useRef<AbortController>(null);
  const outcomes = useRef(run.outcomes);

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
    const halt = await runEach(
      places.map((at) => items[at] as Item),
      send,
      {
        signal: running.signal,
        isTheirs,
        onOutcome: (at, outcome) => note(new Map([[places[at] as number, outcome]])),
        onWait: (ms) => change({ waitsUntil: ms === null ? null : Date.now() + ms }),
      },
    );
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
    /** Those that failed or were not sent, and none of the others. */
    again: () => void begin(leftOver(outcomes.current)),
  };
}
