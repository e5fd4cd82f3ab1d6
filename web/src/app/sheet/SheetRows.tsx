// Shows what would happen to each row of a sheet, before anything is sent.
import { useMemo, useState } from 'react';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { UploadProgress } from '@/ui/files/UploadProgress';
import { NotLoaded } from '@/ui/messages/NotLoaded';
import type { Columns } from '@/ui/sheet/matchColumns';
import { DataTable } from '@/ui/table/DataTable';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import { countText, groupDigits } from '@/ui/texts/counts';
import { listFailure } from '../list/ListTable';
import type { JudgedRow } from './judgeRows';
import { type CellEdits, type Failures, OUTCOMES, rowColumns } from './rowColumns';
import type { RowVerdict, Sheet } from './sheet';
import type { useJudgedRows } from './useJudgedRows';

const FIRST_PAGE: TableView = { page: 1, pageSize: 10, sort: '', open: '', hide: '' };
const NONE: JudgedRow[] = [];
const ITEMS = { one: 'item', many: 'items' };
const ALL = 'all';
const WARNED = 'warned';
type RowFilter = RowVerdict | typeof ALL | typeof WARNED;

const rowId = ({ at }: JudgedRow) => String(at);
const isShown = (row: JudgedRow, shown: RowFilter) =>
  shown === ALL || (shown === WARNED ? row.warnings.length > 0 : row.outcome === shown);

const countOf = (rows: readonly JudgedRow[], shown: RowFilter) => rows.filter((row) => isShown(row, shown)).length;

/** '7 new, 3 changed, 1 the same, 2 refused.' */
function inWords(rows: readonly JudgedRow[]): string {
  const parts = (Object.keys(OUTCOMES) as RowVerdict[]).map((outcome) => ({ outcome, count: countOf(rows, outcome) }));
  const shown = parts.filter(({ count }) => count > 0);
  return `${shown.map(({ outcome, count }) => `${groupDigits(count)} ${OUTCOMES[outcome].word.toLowerCase()}`).join(', ')}.`;
}

interface Props {
  sheet: Sheet;
  columns: Columns;
  judged: ReturnType<typeof useJudgedRows>;
  edits: CellEdits;
  failures: Failures;
  onEdit: (row: JudgedRow, field: string, text: string) => void;
}

export function SheetRows({ sheet, columns, judged, edits, failures, onEdit }: Props) {
  const { rows: all = NONE, progress, error, isBusy, again } = judged;
  const [shown, setShown] = useState<RowFilter>(ALL);
  const [view, setView] = useState(FIRST_PAGE);
  // Edited rows stay shown, so that they do not disappear under the pointer.
  const rows = useMemo(() => all.filter((row) => isShown(row, shown) || edits.has(row.at)), [all, shown, edits]);
  const mapped = useMemo(() => new Set(Object.keys(columns)), [columns]);
  const tableColumns = useMemo(
    () => rowColumns(sheet, { mapped, rows: all, edits, failures, onEdit }),
    [sheet, mapped, all, edits, failures, onEdit],
  );
  const table = useDataTable<JudgedRow>({
    name: `sheet ${sheet.fileName}`,
    columns: tableColumns,
    rows,
    rowId,
    view,
    onView: (change) => setView((before) => ({ ...before, ...change })),
  });
  const failure = error && listFailure({ error, refetch: again });
  if (failure) return <NotLoaded failure={failure} />;
  if (isBusy && all.length === 0)
    return (
      <UploadProgress
        text={progress ? `Checking ${groupDigits(progress.done)} of ${groupDigits(progress.of)}` : 'Checking the list…'}
        share={progress ? progress.done / progress.of : null}
      />
    );
  const options = ([ALL, 'new', 'changed', WARNED, 'refused', 'same'] as const).map((value) => ({
    value,
    label: `${value === ALL ? 'All' : value === WARNED ? 'With a warning' : OUTCOMES[value].word} (${groupDigits(countOf(all, value))})`,
  }));
  return (
    <>
      <div className="sheet-summary">
        <p role="status">{inWords(all)}</p>
        {isBusy && <span className="sheet-busy">Checking the list…</span>}
        <FilterSelect
          label="Show"
          value={shown}
          options={options}
          onChange={(value) => {
            setShown(value as RowFilter);
            setView((before) => ({ ...before, page: 1 }));
          }}
        />
      </div>
      <DataTable
        table={table}
        label="Rows of the sheet"
        summary={`Total ${countText(table.total, ITEMS)}`}
        isLoading={false}
        empty={{ title: 'No matching rows' }}
      />
    </>
  );
}
