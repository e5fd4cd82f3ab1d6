export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The upper limit; without one, the figure is informational. */
  budget?: number;
  /** What was measured beside it in the same run: the budget is a multiple of that. */
  beside?: { name: string; value: number };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
const withUnit = (value: number, unit: string) => `${round(value)} ${unit}`.trim();

/** The figure as its budget counts it. */
const counted = ({ value, beside }: Figure) => (beside ? value / beside.value : value);

export const isWithinBudget = (figure: Figure) => figure.budget === undefined || counted(figure) <= figure.budget;

function cellsOf(figure: Figure): string[] {
  const { what, value, unit, budget, beside } = figure;
  const inBudgets = beside ? `× ${beside.name}` : unit;
  return [
    what,
    withUnit(value, unit),
    beside ? withUnit(counted(figure), inBudgets) : '',
    budget === undefined ? '–' : `≤ ${withUnit(budget, inBudgets)}`,
    isWithinBudget(figure) ? '' : 'OVER',
  ];
}

export function table(figures: Figure[]): string {
  const lines = [
    ['figure', 'measured', '', 'budget', ''],
    ['---', '---:', '---:', '---:', '---'],
    ...figures.map(cellsOf),
  ];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
