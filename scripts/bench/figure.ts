export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The most it may be; none where the figure is there to be known. */
  budget?: number;
}
