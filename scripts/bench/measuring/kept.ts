// What was measured before, by the names of the figures: each is shown beside what it is now.
import { counted, countedIn, type Figure, isMeasured } from './figure';

export interface Before {
  group: string;
  /** As it is counted: of a figure with a floor how many times that. */
  value: number;
  unit: string;
  at: string;
}

export type Kept = Record<string, Before>;

/** By the group that measured them. */
export type Measured = Map<string, Figure[]>;

/** What a group measures takes the place of all that it has measured before; what it could not measure this time stays. */
export function merged(before: Kept, measured: Measured, at: string): Kept {
  const figures = [...measured].flatMap(([group, all]) => all.map((figure) => ({ group, figure })));
  const names = new Set(figures.map(({ figure }) => figure.what));
  const others = Object.entries(before).filter(([name, { group }]) => !measured.has(group) || names.has(name));
  const now = figures
    .filter(({ figure }) => isMeasured(figure))
    .map(({ group, figure }) => [figure.what, { group, value: counted(figure), unit: countedIn(figure), at }] as const);
  return Object.fromEntries([...others, ...now]);
}

/** Of a file that is not there yet, or that a run which was broken off has left, nothing is known. */
export function readKept(json: string | undefined): Kept {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return {};
  }
}
