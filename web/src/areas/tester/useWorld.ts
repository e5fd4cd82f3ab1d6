// What happens in this browser's world, asked for again and again: only what is new since the last time.
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearJournal, currentWorld, type Entry, journalSince, type Mail, outbox, type World } from './calls';

const POLL_EVERY_MS = 1500;
/** The mocks keep no more either. */
const KEPT = 2000;

export interface Watched {
  world: World | null;
  /** Newest first. */
  journal: Entry[];
  /** Newest first. */
  mails: Mail[];
}

export interface Watch extends Watched {
  /** Whether the mocks did not answer the last time. */
  isAway: boolean;
  /** After something was changed. */
  look: () => Promise<void>;
  clear: () => Promise<void>;
}

const NOTHING: Watched = { world: null, journal: [], mails: [] };

/** What is known now, and what has happened since. */
async function newer(known: Watched): Promise<Watched> {
  const world = await currentWorld();
  const number = known.journal[0]?.number ?? known.world?.calls ?? 0;
  // Mocks that were started anew count from the beginning.
  const isSame = world.id === known.world?.id && world.calls >= number;
  const since = isSame ? number : 0;
  const old = isSame ? known : NOTHING;
  const [entries, mails] = await Promise.all([
    world.calls > since ? journalSince(since) : [],
    world.mails === old.mails.length ? old.mails : outbox().then((sent) => sent.toReversed()),
  ]);
  const journal = entries.length > 0 ? [...entries.reverse(), ...old.journal].slice(0, KEPT) : old.journal;
  return { world, journal, mails };
}

export function useWorld(): Watch {
  const [watched, setWatched] = useState(NOTHING);
  const [isAway, setAway] = useState(false);
  const known = useRef(NOTHING);
  /** One look after the other: two at once would both bring the same. */
  const last = useRef(Promise.resolve());

  const look = useCallback(() => {
    last.current = last.current.then(async () => {
      try {
        known.current = await newer(known.current);
        setWatched(known.current);
        setAway(false);
      } catch {
        // The mocks may be restarting; the next look tries again.
        setAway(true);
      }
    });
    return last.current;
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    // Counted from the answer: mocks that do not answer are not asked more and more.
    const watch = async () => {
      await look();
      if (!isGone) timer = setTimeout(() => void watch(), POLL_EVERY_MS);
    };
    void watch();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [look]);

  const clear = useCallback(async () => {
    await clearJournal();
    last.current = last.current.then(() => {
      known.current = { ...known.current, journal: [] };
      setWatched(known.current);
    });
    await look();
  }, [look]);

  return { ...watched, isAway, look, clear };
}
