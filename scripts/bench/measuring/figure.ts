// A measured figure, and how it is judged by its budget.
export interface Figure {
  /** The name, which must be the same in each run, because the previous value is found by it. */
  what: string;
  value: number;
  unit: string;
  /** The upper limit; without one, the figure is informational. */
  budget?: number;
  /** What the figure should come to, where that is less than its budget; not reaching it is shown, but is no failure. */
  aim?: number;
  /** A reference value from the same run; the budget is a multiple of it. */
  beside?: { name: string; value: number };
  /** Added to the budget, in the unit of the figure: for small figures, because they easily vary by a large factor. */
  slack?: number;
}

export type Limit = Pick<Figure, 'budget' | 'aim'>;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The figure as a multiple of its reference value, which makes figures of faster and slower machines comparable. */
export const relativeValue = ({ value, beside }: Figure) => (beside ? value / beside.value : value);
export const relativeUnit = ({ unit, beside }: Figure) => (beside ? `× ${beside.name}` : unit);

/** A figure without a finite value could not be measured. */
export const isMeasured = (figure: Figure) => Number.isFinite(relativeValue(figure));

export function isWithinBudget({ value, beside, budget, slack = 0 }: Figure): boolean {
  return budget === undefined || value <= budget * (beside?.value ?? 1) + slack;
}
