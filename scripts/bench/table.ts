// Writes the figures as one table, each with its budget and its previous value.
import { type Figure, isMeasured, isWithinBudget, relativeUnit, relativeValue } from './measuring/figure';
import type { Before, PreviousFigures } from './measuring/previousFigures';

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
const withUnit = (value: number, unit: string) => `${round(value)} ${unit}`.trim();

/** The previous value; not if it was counted in another unit, because then the two cannot be compared. */
const beforeOf = (figure: Figure, previous: PreviousFigures): Before | undefined => {
  const before = previous[figure.what];
  return before?.unit === relativeUnit(figure) ? before : undefined;
};

/** The change in percent; empty if the previous value is zero or negative. */
function change(now: number, before: number): string {
  if (now === before) return '0 %';
  if (before <= 0) return '';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

function judged(figure: Figure): string {
  if (!isMeasured(figure)) return 'NOT MEASURED';
  if (!isWithinBudget(figure)) return 'OVER';
  const { aim } = figure;
  const isShort = aim !== undefined && relativeValue(figure) > aim;
  return isShort ? `short of ${withUnit(aim, relativeUnit(figure))}` : '';
}

function cellsOf(figure: Figure, previous: PreviousFigures): string[] {
  const { what, value, unit, budget, beside, slack } = figure;
  const isKnown = isMeasured(figure);
  const before = isKnown ? beforeOf(figure, previous) : undefined;
  return [
    what,
    isKnown ? withUnit(value, unit) : '–',
    isKnown && beside ? withUnit(relativeValue(figure), relativeUnit(figure)) : '',
    budget === undefined
      ? '–'
      : `≤ ${withUnit(budget, relativeUnit(figure))}${slack ? ` + ${withUnit(slack, unit)}` : ''}`,
    before ? withUnit(before.value, before.unit) : '',
    before ? change(relativeValue(figure), before.value) : '',
    judged(figure),
  ];
}

export function table(figures: Figure[], previous: PreviousFigures): string {
  const lines = [
    ['figure', 'measured', '', 'budget', 'before', 'change', ''],
    ['---', '---:', '---:', '---:', '---:', '---:', '---'],
    ...figures.map((figure) => cellsOf(figure, previous)),
  ];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
