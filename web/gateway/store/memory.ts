// The store of a single gateway: in its own memory, lost when the process ends.
import { RATE, type Store, StoreAway } from './store';

interface Entry {
  value: string;
  until: number;
}

export interface MemoryContents {
  entries: Map<string, Entry>;
  counts: Map<string, Entry>;
  rates: Map<string, Entry>;
}

export const emptyMemory = (): MemoryContents => ({
  entries: new Map(),
  counts: new Map(),
  rates: new Map(),
});

const MOST_ENTRIES = 100_000;
const SWEPT_EVERY_MS = 60_000;

/**
 * Bounded. When it is full of live entries it refuses new ones, because dropping a used proof would allow it a second
 * time. Counts are kept apart and drop their oldest, so that tries with invented addresses fill only the counts. So are
 * the rates, whose number says nothing about failed tries.
 */
export function memoryStore(mostEntries = MOST_ENTRIES, { entries, counts, rates } = emptyMemory()): Store {
  const countsOf = (key: string) => (key.startsWith(RATE) ? rates : counts);
  const sweeping = setInterval(() => [entries, counts, rates].forEach(sweep), SWEPT_EVERY_MS).unref();

  function put(key: string, value: string, forMs: number): void {
    if (!entries.has(key) && entries.size >= mostEntries) sweep(entries);
    if (!entries.has(key) && entries.size >= mostEntries) throw new StoreAway();
    entries.set(key, { value, until: Date.now() + forMs });
  }

  return {
    get: async (key) => found(entries, key)?.value,
    set: async (key, value, forMs) => put(key, value, forMs),
    replace: async (key, value, forMs) => {
      if (found(entries, key)) put(key, value, forMs);
    },
    delete: async (key) => {
      entries.delete(key);
      counts.delete(key);
    },
    change: async (key, from, to, forMs) => {
      if (found(entries, key)?.value !== from) return false;
      if (to === undefined) entries.delete(key);
      else put(key, to, forMs);
      return true;
    },
    add: async (key, forMs) => {
      if (found(entries, key)) return false;
      put(key, '', forMs);
      return true;
    },
    increase: async (key, by, forMs) => {
      const ofKind = countsOf(key);
      const { value, until } = found(ofKind, key) ?? { value: '0', until: Date.now() + forMs };
      const entry = { value: String(Number(value) + by), until };
      const [oldest] = ofKind.keys();
      if (oldest !== undefined && !ofKind.has(key) && ofKind.size >= mostEntries) ofKind.delete(oldest);
      ofKind.set(key, entry);
      return countIn(entry);
    },
    decrease: async (key) => {
      const entry = found(counts, key);
      if (entry) entry.value = String(Math.max(0, Number(entry.value) - 1));
    },
    countOf: async (key) => countIn(found(counts, key)),
    ready: async () => true,
    close: async () => clearInterval(sweeping),
  };
}

function found(entries: Map<string, Entry>, key: string): Entry | undefined {
  const entry = entries.get(key);
  if (entry && entry.until > Date.now()) return entry;
  entries.delete(key);
  return undefined;
}

function sweep(entries: Map<string, Entry>): void {
  const now = Date.now();
  for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
}

const countIn = (entry: Entry | undefined) =>
  entry ? { count: Number(entry.value), leftMs: entry.until - Date.now() } : { count: 0, leftMs: 0 };
