// What was measured, and how it is judged.
export interface Figure {
  /** The same in each run: by it the figure finds what it was before. */
  what: string;
  value: number;
  unit: string;
  /** The upper limit; without one, the figure is informational. */
  budget?: number;
  /** What was measured beside it in the same run: the budget is a multiple of that. */
  beside?: { name: string; value: number };
  /** So much more is allowed than the budget says, in the unit of the figure: of a small one a little is many times as much. */
  slack?: number;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The figure as its budget, and whoever compares it with another day, counts it: a slower machine is slower in both. */
export const counted = ({ value, beside }: Figure) => (beside ? value / beside.value : value);
export const countedIn = ({ unit, beside }: Figure) => (beside ? `× ${beside.name}` : unit);

/** Nothing is known of what has no value, neither that it is good. */
export const isMeasured = (figure: Figure) => Number.isFinite(counted(figure));

export function isWithinBudget({ value, beside, budget, slack = 0 }: Figure): boolean {
  return budget === undefined || value <= budget * (beside?.value ?? 1) + slack;
}
