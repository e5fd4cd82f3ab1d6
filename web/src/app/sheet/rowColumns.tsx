// The columns of the table of a sheet's rows: what would happen to each row, and which cells are wrong.
import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useId } from 'react';
import { FindingTag } from '@/ui/facts/StatusTag';
import type { StatusKind } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import type { JudgedRow, SheetRow } from './judgeRows';
import type { RowVerdict, Sheet, SheetColumn } from './sheet';

export const OUTCOMES: Record<RowVerdict, { word: string; kind: StatusKind }> = {
  new: { word: 'New', kind: 'good' },
  changed: { word: 'Changed', kind: 'waiting' },
  same: { word: 'Unchanged', kind: 'off' },
  refused: { word: 'Refused', kind: 'bad' },
};

/** Edited cells, by row number and field. */
export type CellEdits = ReadonlyMap<number, Readonly<Record<string, string>>>;
/** Why rows could not be saved; once edited, a row is another one. */
export type Failures = ReadonlyMap<string, string>;
export const failureKey = ({ at, cells }: SheetRow) => JSON.stringify([at, cells]);

interface Options {
  /** The fields that have a column in the sheet. */
  mapped: ReadonlySet<string>;
  rows: readonly JudgedRow[];
  edits: CellEdits;
  failures: Failures;
  onEdit: (row: JudgedRow, field: string, text: string) => void;
}

export function rowColumns({ columns }: Sheet, options: Options): Column<JudgedRow>[] {
  const { mapped, rows, failures } = options;
  const concerned = new Set(
    rows.flatMap(({ problems, warnings, changes }) => [...problems, ...warnings, ...changes].map(({ field }) => field)),
  );
  // A field without a column is shown if it would change, or needs to be filled in because it is wrong.
  const shown = columns.filter(({ name }) => mapped.has(name) || concerned.has(name));
  const names = new Set(shown.map(({ name }) => name));
  return [
    { key: 'row', title: 'Row', text: ({ at }) => String(at), sortBy: ({ at }) => at, width: 7, numeric: true },
    {
      key: 'outcome',
      title: 'Outcome',
      text: ({ outcome }) => OUTCOMES[outcome].word,
      cell: (row) => <OutcomeCell row={row} names={names} failure={failureOf(row, failures)} />,
      width: 22,
      wraps: true,
    },
    ...shown.map((column) => fieldColumn(column, options)),
  ];
}

interface OutcomeProps {
  row: JudgedRow;
  names: ReadonlySet<string>;
  failure: string | undefined;
}

function OutcomeCell({ row, names, failure }: OutcomeProps) {
  const { outcome, asRow, problems, begins = [] } = row;
  const { word, kind } = OUTCOMES[outcome];
  // Problems of fields that have no cell here.
  const others = problems.filter(({ field }) => !names.has(field)).map(({ message }) => message);
  return (
    <>
      <FindingTag kind={kind} text={word} />
      {asRow !== undefined && <span> as row {asRow}</span>}
      {begins.length > 0 && <div className="sheet-now">With {begins.join(', ')}</div>}
      {[...others, failure].filter(Boolean).map((message) => (
        <div key={message} className="field-error">
          {message}
        </div>
      ))}
    </>
  );
}

const textIn = (row: JudgedRow, name: string) => row.cells[name] ?? '';

/** If the row is the same as in the list now, it was saved after all. */
const failureOf = (row: JudgedRow, failures: Failures) =>
  row.outcome === 'same' ? undefined : failures.get(failureKey(row));

/** Whether the row has a problem that belongs to no single cell; then any of its cells may be the one to correct. */
const isWrongAsWhole = (row: JudgedRow, failures: Failures) =>
  failureOf(row, failures) !== undefined || row.problems.some(({ field }) => field === '');

function fieldColumn(
  { name, heading, width = 18, maxLength }: SheetColumn,
  { mapped, edits, failures, onEdit }: Options,
): Column<JudgedRow> {
  return {
    key: name,
    title: heading,
    text: (row) => textIn(row, name),
    cell: (row) => {
      const problem = row.problems.find(({ field }) => field === name);
      const warning = row.warnings.find(({ field }) => field === name);
      const change = row.changes.find(({ field }) => field === name);
      const beside = row.beside?.[name];
      const isEdited = edits.get(row.at)?.[name] !== undefined;
      if (problem || warning || isEdited || (mapped.has(name) && isWrongAsWhole(row, failures)))
        return (
          <EditCell
            label={`${heading} of row ${row.at}`}
            text={textIn(row, name)}
            error={problem?.message}
            warning={warning?.message}
            now={change?.from}
            beside={beside}
            maxLength={maxLength}
            onEdit={(text) => onEdit(row, name, text)}
          />
        );
      return (
        <>
          {change ? (
            <>
              <del>{change.from || '—'}</del> <span aria-hidden>→</span> <ins>{change.to}</ins>
            </>
          ) : (
            textIn(row, name)
          )}
          {beside && <div className="sheet-now">{beside}</div>}
        </>
      );
    },
    width,
    wraps: true,
  };
}

interface EditCellProps {
  label: string;
  text: string;
  error: string | undefined;
  warning: string | undefined;
  /** The current value in the list, where it differs. */
  now: string | undefined;
  /** The information shown beside the field. */
  beside: string | undefined;
  maxLength: number | undefined;
  onEdit: (text: string) => void;
}

/** An editable cell for wrong values; its row is judged again when the cell loses the focus. */
function EditCell({ label, text, error, warning, now, beside, maxLength, onEdit }: EditCellProps) {
  const saidId = useId();
  const note = error ?? warning ?? (now !== undefined && `Now ${now || 'empty'}`);
  const take = (typed: string) => {
    if (typed !== text) onEdit(typed);
  };
  return (
    <>
      <InputGroup
        // If the text is already too long, it must not be truncated.
        maxLength={maxLength !== undefined && text.length <= maxLength ? maxLength : undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={note ? saidId : undefined}
        intent={error ? 'danger' : warning ? 'warning' : 'none'}
        defaultValue={text}
        autoComplete="off"
        onBlur={({ target }) => take(target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          const { currentTarget: input, key } = event;
          if (key === 'Enter') take(input.value);
          if (key !== 'Escape' || input.value === text) return;
          // The first Escape reverts the input; only the next one closes the dialog.
          event.stopPropagation();
          input.value = text;
        }}
      />
      {note && (
        <div id={saidId} className={error ? 'field-error' : warning ? 'field-warning' : 'sheet-now'}>
          {note}
        </div>
      )}
      {beside && <div className="sheet-now">{beside}</div>}
    </>
  );
}
