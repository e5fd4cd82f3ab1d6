// Adds and changes records from a spreadsheet: reads it, compares each row with the current list, and sends new and
// changed rows.
import { Button, Checkbox, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { EMPTY, type Grid, NOT_READ, SheetProblem } from '@/ui/sheet/grid';
import { type Columns, findHeadings, letterOf, matchColumns, unreadDuplicates } from '@/ui/sheet/matchColumns';
import { readSheet } from '@/ui/sheet/readSheet';
import { countText, groupDigits } from '@/ui/texts/counts';
import BatchDialog from '../batch/BatchDialog';
import { noteEndOf, noteLeft, useLeftRuns } from '../batch/leftRuns';
import { reasonOf } from '../batch/outcomes';
import type { ItemOutcome as BatchOutcome } from '../batch/runEach';
import { type JudgedRow, rowsBy } from './judgeRows';
import { type CellEdits, type Failures, failureKey } from './rowColumns';
import { SheetRows } from './SheetRows';
import { SheetSource } from './SheetSource';
import type { Sheet } from './sheet';
import { savedIn, useJudgedRows } from './useJudgedRows';
import { type AgreedContext, inWords, useSending } from './useSending';
import './sheet.css';

interface SheetColumnsProps {
  sheet: Sheet;
  grid: Grid;
  /** The row with the headings; undefined when there is none. */
  headings: number | undefined;
  columns: Columns;
  onHeadings: (row: number | undefined) => void;
  onColumns: (columns: Columns) => void;
}

const NONE = '';

/** Shows which column each field is read from: matched by name, and adjustable by hand. */
function SheetColumns({ sheet, grid, headings, columns, onHeadings, onColumns }: SheetColumnsProps) {
  const named = grid.rows.find(({ at }) => at === headings)?.cells ?? [];
  const doubles = unreadDuplicates(named, sheet.columns, columns);
  // Opened at first when no column was found, or a name occurs twice; afterwards as the user leaves it.
  const [isOpen, setOpen] = useState(() => Object.keys(columns).length === 0 || doubles.length > 0);
  const first = grid.rows[0]?.at;
  const width = Math.max(...grid.rows.map(({ cells }) => cells.length));
  const options = [
    { value: NONE, label: 'No column' },
    ...Array.from({ length: width }, (_, at) => {
      const heading = named[at]?.trim();
      return { value: String(at), label: heading ? `${letterOf(at)} – ${heading}` : letterOf(at) };
    }),
  ];
  const choose = (field: string, value: string) => {
    // A column chosen for one field is taken away from any other.
    const others = Object.entries(columns).filter(([name, at]) => name !== field && String(at) !== value);
    onColumns(Object.fromEntries(value === NONE ? others : [...others, [field, Number(value)]]));
  };
  const found = sheet.columns.filter(({ name }) => name in columns).length;
  return (
    <>
      {doubles.map((at) => (
        <p key={at} className="field-warning">
          {`Column ${letterOf(at)} is also called '${named[at]?.trim()}' and is skipped.`}
        </p>
      ))}
      <details className="sheet-columns" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          Columns: {found} of {sheet.columns.length} found
        </summary>
        <div className="sheet-fields">
          {sheet.columns.map(({ name, heading }) => (
            <FilterSelect
              key={name}
              label={heading}
              fill
              value={name in columns ? String(columns[name]) : NONE}
              options={options}
              onChange={(value) => choose(name, value)}
            />
          ))}
        </div>
        <Checkbox
          label={`Row ${headings ?? first} has the headings`}
          checked={headings !== undefined}
          onChange={({ currentTarget }) => onHeadings(currentTarget.checked ? first : undefined)}
        />
      </details>
    </>
  );
}

interface Props {
  sheet: Sheet;
  onClose: () => void;
}

/** A sheet that was read, and how; the rows are judged again when any of this changes. */
interface Read {
  grid: Grid;
  /** The name of the file, or how else the sheet was given. */
  name: string;
  /** Whether it was typed by hand: then there is no other copy of it. */
  isTyped: boolean;
  headings: number | undefined;
  columns: Columns;
  edits: CellEdits;
}

interface SheetRun {
  rows: readonly JudgedRow[];
  context: AgreedContext;
}

const LEAVE_QUESTION = {
  title: 'Leave the sheet?',
  text: 'Rows that were not sent are not saved.',
  confirm: 'Leave',
  cancel: 'Stay',
  intent: 'danger',
  isCautious: true,
} as const;

const DROP_QUESTION = {
  ...LEAVE_QUESTION,
  title: 'Use another sheet?',
  text: 'Your corrections to this sheet will be lost.',
  confirm: 'Another sheet',
} as const;

const NO_EDITS: CellEdits = new Map();
const NO_FAILURES: Failures = new Map();
const NAMELESS = 'No headings found. Match the columns below.';
const NOTHING_TO_SEND = 'No rows are new or changed.';
const STILL_SAVED = 'The last row is still being saved.';
const ONLY_WARNED = 'All rows to send have warnings.';

export function SheetDialog({ sheet, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [since, setSince] = useState(Date.now);
  /** Send was pressed while the rows were still being judged. */
  const [isWanted, setWanted] = useState(false);
  const [takesWarned, setTakesWarned] = useState(false);
  const [run, setRun] = useState<SheetRun | null>(null);
  const [failures, setFailures] = useState(NO_FAILURES);
  const reading = useRef<AbortController>(null);
  const { askToSend, showAnew } = useSending(sheet);
  const isSaved = savedIn(sheet, useQueryClient());
  const confirm = useConfirm();
  useRestoreFocus();
  useEffect(() => () => reading.current?.abort(), []);
  // After reading a sheet, and after a run, the element that had the focus is gone: the sheet's content gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet may be read in place of this one.
  const takeFocus = useCallback((content: HTMLDivElement | null) => content?.focus(), [read?.grid]);

  const [grid, headings, columns, edits] = [read?.grid, read?.headings, read?.columns, read?.edits];
  const base = useMemo(() => grid && columns && rowsBy(grid, headings, columns), [grid, headings, columns]);
  const rows = useMemo(
    () =>
      base?.map((row) => ({
        ...row,
        cells: edits?.has(row.at) ? { ...row.cells, ...edits.get(row.at) } : row.cells,
      })),
    [base, edits],
  );
  // While a call of a run that was left is under way, its row is judged as if it had not been sent. All are judged again
  // once it has ended.
  const { isUnderWay, endedAt } = useLeftRuns(sheet.refresh);
  const judged = useJudgedRows(sheet, rows, Math.max(since, endedAt));
  const sendable = (judged.rows ?? []).filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const warned = sendable.filter(({ warnings }) => warnings.length > 0).length;
  const toSend = takesWarned ? sendable : sendable.filter(({ warnings }) => warnings.length === 0);
  const isEdited = (judged.rows ?? []).some(({ at, outcome }) => outcome !== 'same' && edits?.has(at));
  const whyNothing =
    judged.isBusy || toSend.length > 0 ? undefined : sendable.length > 0 ? ONLY_WARNED : NOTHING_TO_SEND;
  const whyNot = isUnderWay ? STILL_SAVED : whyNothing;

  const isAllInList =
    !judged.isBusy && judged.rows?.length !== 0 && judged.rows?.every(({ outcome }) => outcome === 'same');
  /** Whether closing loses rows that were typed by hand. */
  const isTypedLeft = typed.trim() !== '' && !(read?.isTyped && isAllInList);

  const open = async (source: File | string) => {
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    setReading(true);
    setProblem(null);
    try {
      const found = await readSheet(source, abort.signal);
      const named = findHeadings(found, sheet.columns);
      const name = typeof source === 'string' ? 'Pasted rows' : source.name;
      if (named.headings && found.rows.at(-1)?.at === named.headings.at) throw new SheetProblem(EMPTY);
      setSince(Date.now());
      setTakesWarned(false);
      setFailures(NO_FAILURES);
      setRead({
        grid: found,
        name,
        isTyped: source === typed,
        headings: named.headings?.at,
        columns: named.columns,
        edits: NO_EDITS,
      });
    } catch (error) {
      if (!abort.signal.aborted) setProblem(error instanceof SheetProblem ? error.message : NOT_READ);
    } finally {
      if (reading.current === abort) setReading(false);
    }
  };
  const drop = async (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    if (await mayDrop()) void open(file);
  };
  const giveUp = async () => {
    if (!(await mayDrop())) return;
    setProblem(null);
    if (!isTypedLeft) setTyped('');
    setRead(null);
  };

  const setColumns = (changed: Columns) => setRead((before) => before && { ...before, columns: changed });
  const setHeadings = (at: number | undefined) =>
    setRead((before) => {
      if (!before) return before;
      const row = before.grid.rows.find((each) => each.at === at);
      const matched = row ? matchColumns(row.cells, sheet.columns) : {};
      return { ...before, headings: at, columns: Object.keys(matched).length > 0 ? matched : before.columns };
    });
  const edit = useCallback(({ at }: JudgedRow, field: string, text: string) => {
    setWanted(false);
    setRead(
      (before) =>
        before && { ...before, edits: new Map(before.edits).set(at, { ...before.edits.get(at), [field]: text }) },
    );
  }, []);

  const isUnsent = isTypedLeft || (read !== null && (toSend.length > 0 || isEdited));
  const mayDrop = async () => !isEdited || confirm(DROP_QUESTION);
  const mayLeave = async () => !isUnsent || confirm(LEAVE_QUESTION);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  useLeaveGuard(isUnsent && run === null, mayLeave, onClose);

  const send = async () => {
    const context = await askToSend(toSend);
    if (!context) return;
    setRun({ rows: toSend, context });
  };
  // The question waits until the current cells have been judged, because these are sent.
  useEffect(() => {
    if (!isWanted || judged.isBusy) return;
    setWanted(false);
    if (!judged.error && toSend.length > 0) void send();
  });
  const noteEnded = (outcomes: readonly BatchOutcome[]) => {
    setFailures((before) => {
      const after = new Map(before);
      for (const [place, outcome] of outcomes.entries()) {
        const row = run?.rows[place];
        if (row && outcome.state === 'done') after.delete(failureKey(row));
        if (row && outcome.state === 'failed') after.set(failureKey(row), reasonOf(outcome));
      }
      return after;
    });
    showAnew();
    if (run) noteEndOf(run);
  };
  /** Judges the rows again: those sent are now the same as in the list, the others remain to be sent. */
  const goOn = (isOver: boolean) => {
    if (run && !isOver) noteLeft(run, sheet.refresh);
    setRun(null);
    setSince(Date.now());
  };

  if (run) {
    const { rows: sent, context } = run;
    return (
      <BatchDialog
        title={inWords(sheet.things, sent)}
        items={sent}
        nameOf={({ at, name }) => `Row ${at}: ${name}`}
        send={async (row, signal) => row.send?.({ ...context, signal })}
        isDone={isSaved}
        doneWord="Saved"
        onEnded={noteEnded}
        onClose={goOn}
      />
    );
  }
  const isNameless = read !== null && Object.keys(read.columns).length === 0;
  const { many } = sheet.things;
  return (
    <Dialog
      className="sheet-dialog"
      title={`${many.charAt(0).toUpperCase()}${many.slice(1)} from a sheet`}
      isOpen
      onClose={() => void close()}
      canOutsideClickClose={false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped anywhere; keyboard users use the input. */}
      <div className="sheet-drop" onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
        <DialogBody>
          {read === null ? (
            <SheetSource
              sheet={sheet}
              typed={typed}
              onTyped={setTyped}
              isReading={isReading}
              problem={problem}
              onSource={(source) => void open(source)}
            />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: it groups no fields.
            <div ref={takeFocus} className="sheet-content" tabIndex={-1} role="group" aria-label={read.name}>
              <div className="sheet-name">
                <p>
                  {read.name}
                  {read.grid.name && `, sheet '${read.grid.name}'`}
                </p>
                <Button text="Another sheet" onClick={() => void giveUp()} />
              </div>
              <Failure message={problem} />
              {isNameless && <p className="field-warning">{NAMELESS}</p>}
              <SheetColumns
                sheet={sheet}
                grid={read.grid}
                headings={read.headings}
                columns={read.columns}
                onHeadings={setHeadings}
                onColumns={setColumns}
              />
              {!isNameless && (
                <SheetRows
                  sheet={sheet}
                  columns={read.columns}
                  judged={judged}
                  edits={read.edits}
                  failures={failures}
                  onEdit={edit}
                />
              )}
            </div>
          )}
        </DialogBody>
        <DialogFooter
          className="save-footer"
          actions={
            <>
              <Button text="Cancel" onClick={() => void close()} />
              {read !== null && (
                <DisabledReason whyNot={whyNot}>
                  {(off) => (
                    <Button
                      {...off}
                      intent="primary"
                      text={toSend.length > 0 ? `Send ${countText(toSend.length, sheet.things)}` : 'Send'}
                      loading={isWanted}
                      onClick={() => (judged.isBusy ? setWanted(true) : void send())}
                    />
                  )}
                </DisabledReason>
              )}
            </>
          }
        >
          {read !== null && warned > 0 && (
            <Checkbox
              label={`Include rows with a warning (${groupDigits(warned)})`}
              checked={takesWarned}
              onChange={({ currentTarget }) => setTakesWarned(currentTarget.checked)}
            />
          )}
        </DialogFooter>
      </div>
    </Dialog>
  );
}
