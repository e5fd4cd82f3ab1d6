// Labels with their values, several side by side, as on a form.

import type { Flow } from '../pdf/flow';
import { INK, STAMP_INK } from '../pdf/inks';
import type { Line } from '../pdf/lines';
import type { Faces } from '../pdf/typefaces';
import type { FactsSection } from './caseReport';
import { addHeading, addRule, beginningOf, flowLines, leadingOf, NOTHING, putLines, type Style, wrapped } from './text';

const COLUMNS = 3;
const GAP = 14;
const PADDING = 3.5;
/** A value with more lines gets the whole width. */
const MOST_LINES = 3;

interface Fact {
  label: Line[];
  value: Line[];
}

/** Facts side by side, or one fact across the page. */
type Row = { beside: Fact[] } | { across: Fact };

export function addFacts(flow: Flow, { regular, bold }: Faces, { title, facts }: FactsSection): void {
  const labels: Style = { typeface: regular, size: 7.5, color: STAMP_INK };
  const values: Style = { typeface: regular, size: 9, color: INK };
  const columnWidth = (flow.width - (COLUMNS - 1) * GAP) / COLUMNS;
  const heightOf = ({ label, value }: Fact) => label.length * leadingOf(labels) + value.length * leadingOf(values);

  /** The height that must not be split over pages: facts side by side, or the beginning of a long value. */
  const wholeOf = (row: Row) =>
    2 * PADDING +
    ('beside' in row
      ? Math.max(...row.beside.map(heightOf))
      : row.across.label.length * leadingOf(labels) + beginningOf(row.across.value, values));

  const rows = rowsOf(facts, (text, isValue, isAcross) =>
    wrapped(text, isValue ? values : labels, isAcross ? flow.width : columnWidth),
  );
  for (const [at, row] of rows.entries()) {
    if (at === 0) addHeading(flow, title, bold, wholeOf(row));
    flow.fit(wholeOf(row));
    addRule(flow);
    flow.y -= PADDING;
    if ('across' in row) {
      flow.y = putLines(flow, row.across.label, labels, flow.left, flow.y);
      flowLines(flow, row.across.value, values);
    } else {
      for (const [at, { label, value }] of row.beside.entries()) {
        const x = flow.left + at * (columnWidth + GAP);
        putLines(flow, value, values, x, putLines(flow, label, labels, x, flow.y));
      }
      flow.y -= Math.max(...row.beside.map(heightOf));
    }
    flow.y -= PADDING;
  }
  addRule(flow);
}

type Wrap = (text: string, isValue: boolean, isAcross: boolean) => Line[];

function rowsOf(facts: FactsSection['facts'], wrap: Wrap): Row[] {
  const rows: Row[] = [];
  for (const [label, content] of facts) {
    const text = content || NOTHING;
    const value = wrap(text, true, false);
    if (value.length > MOST_LINES) {
      rows.push({ across: { label: wrap(label, false, true), value: wrap(text, true, true) } });
      continue;
    }
    const fact = { label: wrap(label, false, false), value };
    const last = rows.at(-1);
    if (last && 'beside' in last && last.beside.length < COLUMNS) last.beside.push(fact);
    else rows.push({ beside: [fact] });
  }
  return rows;
}
