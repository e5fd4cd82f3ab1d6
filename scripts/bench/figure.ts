// A measured figure, how it is judged, and the one table of all of them.
export interface Figure {
  /** The same in each run, because the previous value is found by it. */
  what: string;
  /** Not finite if it could not be measured. */
  value: number;
  unit: string;
  /** The limit, over which the run fails; without one, the figure is only shown. */
  budget?: number;
  /** What the figure should come to, below its budget; the table shows when it does not. */
  aim?: number;
  /** The place that the value was found at, when it is the worst of several. */
  at?: string;
}

/** The values of the previous run by figure. */
export type Previous = Record<string, number>;

export const isMeasured = ({ value }: Figure) => Number.isFinite(value);
export const isOver = ({ value, budget = Number.POSITIVE_INFINITY }: Figure) => value > budget;

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Empty if the file does not exist yet, or if an aborted run has left it incomplete. */
export function readPrevious(json: string): Previous {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
const shown = (value: number | undefined, unit: string, sign = '') =>
  value === undefined ? '' : `${sign}${round(value).toLocaleString('en')} ${unit}`.trim();

function judged(figure: Figure): string {
  if (!isMeasured(figure)) return 'NOT MEASURED';
  if (isOver(figure)) return 'OVER';
  const { value, aim = value, unit } = figure;
  return value > aim ? `short of ${shown(aim, unit)}` : '';
}

export function table(figures: Figure[], previous: Previous): string {
  const lines = [
    ['figure', 'measured', 'at', 'budget', 'before', ''],
    ['---', '---:', '---', '---:', '---:', '---'],
    ...figures.map((figure) => {
      const { what, value, unit, budget, at = '' } = figure;
      const measured = isMeasured(figure) ? shown(value, unit) : '–';
      return [what, measured, at, shown(budget, unit, '≤ '), shown(previous[what], unit), judged(figure)];
    }),
  ];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
