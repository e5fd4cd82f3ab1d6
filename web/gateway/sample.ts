// Tests that would take too long with everything take a sample, another one in each run.

/** Set SEED to repeat a run: a failing test names it. */
export const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1000));
export const WITH_SEED = `with SEED=${SEED}`;

/** Whether the item at this place belongs to the sample: one in `every` does, and over as many runs all do. */
export const isSampled = (at: number, every: number): boolean => (at + SEED) % every === 0;
