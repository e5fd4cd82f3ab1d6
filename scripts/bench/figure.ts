export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The most it may be; none where the figure is there to be known. */
  budget?: number;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
