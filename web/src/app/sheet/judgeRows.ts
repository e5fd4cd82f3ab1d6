// Judges the rows of a sheet in time slices, so that the page stays responsive, and finds rows about the same record.

import { inSlices } from '@/ui/browser/timeSlices';
import type { Grid } from '@/ui/sheet/grid';
import type { Columns } from '@/ui/sheet/matchColumns';
import type { Cells, Judge, Judgement } from './sheet';

export interface SheetRow {
  /** The row number in the spreadsheet. */
  at: number;
  cells: Cells;
}

export interface JudgedRow extends SheetRow, Judgement {
  /** Set when an earlier row is identical: only that one is sent. */
  asRow?: number;
}

/** Maps cells to fields; rows that are empty in all mapped columns are left out. */
export function rowsBy({ rows }: Grid, headings: number | undefined, columns: Columns): SheetRow[] {
  const fields = Object.entries(columns);
  return rows.flatMap(({ at, cells }) => {
    if (headings !== undefined && at <= headings) return [];
    const own = Object.fromEntries(fields.map(([field, column]) => [field, cells[column] ?? '']));
    return Object.values(own).some((text) => text.trim() !== '') ? [{ at, cells: own }] : [];
  });
}

/** Caches the judgement for each row's cells; an edited row has other cells. */
export function judgingOnce(judge: Judge): (row: SheetRow) => Judgement {
  const known = new WeakMap<Cells, Judgement>();
  return ({ cells }) => {
    const before = known.get(cells);
    if (before) return before;
    const judgement = judge(cells);
    known.set(cells, judgement);
    return judgement;
  };
}

export async function judgeAll(
  rows: readonly SheetRow[],
  judge: (row: SheetRow) => Judgement,
  signal: AbortSignal,
): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  const slices = inSlices(signal);
  for (const row of rows) {
    judged.push({ ...row, ...judge(row) });
    if (slices.isOver()) await slices.pause();
  }
  return withoutDoubles(judged);
}

const alsoIn = (rows: readonly JudgedRow[]) =>
  `Also in row${rows.length === 1 ? '' : 's'} ${rows.map(({ at }) => at).join(', ')}, with different values. Keep one of them.`;

const textsOf = ({ cells }: SheetRow) => JSON.stringify(Object.values(cells).map((text) => text.trim()));

/** Of identical rows only the first is sent; rows that contradict each other are all refused. */
function withoutDoubles(rows: readonly JudgedRow[]): JudgedRow[] {
  const byKey = new Map<string, JudgedRow[]>();
  for (const row of rows) {
    if (row.key === '') continue;
    const known = byKey.get(row.key);
    if (known) known.push(row);
    else byKey.set(row.key, [row]);
  }
  return rows.map((row) => {
    const about = byKey.get(row.key) ?? [];
    const [first] = about;
    if (about.length < 2 || !first) return row;
    const texts = textsOf(row);
    const others = about.filter((each) => textsOf(each) !== texts);
    if (others.length > 0) return doubled(row, others);
    return row === first ? row : { ...row, outcome: 'same', problems: [], warnings: [], changes: [], asRow: first.at };
  });
}

function doubled({ send: _, ...row }: JudgedRow, others: readonly JudgedRow[]): JudgedRow {
  return { ...row, outcome: 'refused', problems: [...row.problems, { field: '', message: alsoIn(others) }] };
}
