// The figures of earlier runs by name, to show each with its previous value.
import { type Figure, isMeasured, relativeUnit, relativeValue } from './figure';

export interface Before {
  group: string;
  /** As `counted` returns it: for a figure with a floor, a multiple of the floor. */
  value: number;
  unit: string;
  at: string;
}

export type PreviousFigures = Record<string, Before>;

/** Figures by the group that measured them. */
export type Measured = Map<string, Figure[]>;

/**
 * Replaces the earlier figures of the groups that were measured; a figure that could not be measured keeps its earlier
 * value.
 */
export function merged(before: PreviousFigures, measured: Measured, at: string): PreviousFigures {
  const figures = [...measured].flatMap(([group, all]) => all.map((figure) => ({ group, figure })));
  const names = new Set(figures.map(({ figure }) => figure.what));
  const others = Object.entries(before).filter(([name, { group }]) => !measured.has(group) || names.has(name));
  const now = figures
    .filter(({ figure }) => isMeasured(figure))
    .map(
      ({ group, figure }) =>
        [figure.what, { group, value: relativeValue(figure), unit: relativeUnit(figure), at }] as const,
    );
  return Object.fromEntries([...others, ...now]);
}

/** Empty if the file does not exist yet, or if an aborted run has left it incomplete. */
export function readPrevious(json: string | undefined): PreviousFigures {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return {};
  }
}
