export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The upper limit; without one, the figure is informational. */
  budget?: number;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
