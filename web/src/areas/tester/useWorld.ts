// Polls this browser's world and fetches only what is new since the last time.
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearJournal, currentWorld, type Entry, journalSince, type Mail, outbox, type World } from './calls';

const POLL_EVERY_MS = 1500;
/** The mocks have the same limit. */
const KEPT = 2000;

interface Watched {
  world: World | null;
  /** Newest first. */
  journal: Entry[];
  /** Newest first. */
  mails: Mail[];
}

export interface Watch extends Watched {
  /** Whether the last request got no answer. */
  isAway: boolean;
  /** Call it after changing something in the world. */
  look: () => Promise<void>;
  clear: () => Promise<void>;
}

const NOTHING: Watched = { world: null, journal: [], mails: [] };

/** Adds what has happened since to what is known. */
async function newer(known: Watched): Promise<Watched> {
  const world = await currentWorld();
  const number = known.journal[0]?.number ?? known.world?.calls ?? 0;
  // Restarted mocks count from the beginning again.
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
  /** Requests run one after another, because two at once would add the same entries twice. */
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
    // The interval begins with the answer, so that requests do not pile up while the mocks do not answer.
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
