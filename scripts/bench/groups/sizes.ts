// Figures for lists of several lengths: a longer list may take only a little more than the shortest one.
import type { Figure } from '../measuring/figure';

interface OfOneSize {
  value: number;
  unit: string;
  /** The limit: `times` the figure of the shortest list, plus `more`; without it, the figure is informational. */
  within?: { times: number; more: number };
}

/** Figures of one size by name. */
export type Sized = Record<string, OfOneSize>;

const grouped = (size: number) => size.toLocaleString('en');

/** All figures, grouped by name, with the shortest list first. */
export function figuresBySize(measured: Map<number, Sized>): Figure[] {
  const [[shortest, ofShortest] = [0, {}], ...longer] = [...measured].toSorted(([one], [other]) => one - other);
  return Object.entries(ofShortest).flatMap(([name, { value: least, unit }]): Figure[] => [
    { what: `${name}: ${grouped(shortest)}`, value: least, unit },
    ...longer.map(([size, figures]): Figure => {
      const { value = Number.NaN, within } = figures[name] ?? {};
      return {
        what: `${name}: ${grouped(size)}`,
        value,
        unit,
        beside: { name: `at ${grouped(shortest)}`, value: least },
        ...(within && { budget: within.times, slack: within.more }),
      };
    }),
  ]);
}
