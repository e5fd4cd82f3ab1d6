/** A generator of pseudo-random numbers that gives the same sequence for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;

export const pick = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

export const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** Picks one of several values, each with its probability; the usual value has the rest. */
export function pickWeighted<T extends string>(random: Random, shares: Partial<Record<T, number>>, usual: T): T {
  let point = random();
  for (const [value, share] of Object.entries<number | undefined>(shares)) {
    point -= share ?? 0;
    if (point < 0) return value as T;
  }
  return usual;
}
