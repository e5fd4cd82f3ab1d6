// Shows how many rows are selected and the actions for all of them. An action asks once and then sends one call after
// another.
import { Button } from '@blueprintjs/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/answer';
import { useScreenAction } from '@/ui/browser/screenActions';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Cross, IconButton } from '@/ui/buttons/icons';
import { isFocusNear } from '@/ui/focus/focusPlace';
import { focusRow, rowsIn } from '@/ui/table/rows';
import { countText, groupDigits, type Things } from '@/ui/texts/counts';
import { noteManySaved } from '../list/justSaved';
import { useAgree } from '../saving/agreement';
import { offerUndo } from '../saving/undo';
import { sameSession } from '../session/store';
import BatchDialog from './BatchDialog';
import {
  type BatchAction,
  type BatchActionToPrepare,
  type ItemOutcome,
  runEach,
  type Sending,
  titleOf,
} from './runEach';
import './batch.css';
import type { SelectionProps } from '../list/ListTable';
import { noteEndOf, noteLeft, useLeftRuns } from './leftRuns';
import { alreadyDoneText, FINISHED_FIRST, namesInWords } from './outcomes';

/** The same limit as for a sheet: the calls are sent one after another, and more would take hours. */
const MOST_ROWS = 5000;

interface Props<Row> extends SelectionProps<Row> {
  things: Things;
  nameOf: (row: Row) => string;
  /** The lists to fetch again. */
  refresh: QueryKey;
  actions: readonly (BatchAction<Row> | BatchActionToPrepare<Row>)[];
}

interface BatchRun<Row> {
  action: BatchAction<Row>;
  rows: readonly Row[];
  sending: Sending<Row>;
  isTheirs: () => boolean;
}

export function BatchBar<Row extends object>(props: Props<Row>) {
  const { chosen, found, onAll, onDone, onClose, things, nameOf, refresh, actions } = props;
  const queries = useQueryClient();
  const agree = useAgree();
  const [run, setRun] = useState<BatchRun<Row> | null>(null);
  const { isUnderWay } = useLeftRuns(refresh);

  const begin = async (chosenAction: BatchAction<Row> | BatchActionToPrepare<Row>) => {
    const action = 'prepare' in chosenAction ? await chosenAction.prepare(chosen) : chosenAction;
    if (!action) return;
    const rows = chosen.filter((row) => !action.isDone(row));
    const others = chosen.length - rows.length;
    const title = titleOf(action, rows.length, things);
    const text = [
      namesInWords(rows.map(nameOf)),
      await action.means(rows),
      others > 0
        ? (action.others?.(others, chosen.length) ?? alreadyDoneText(others, chosen.length, action.doneWord))
        : '',
    ].filter(Boolean);
    const isTheirs = sameSession();
    const by = await agree({
      title: `${title}?`,
      text,
      confirm: action.label,
      ...(action.intent && { intent: action.intent }),
      ...(action.human && { human: action.human }),
    });
    if (!by || !isTheirs()) return;
    setRun({ action, rows, sending: action.begin(by), isTheirs });
  };

  const note = (ended: BatchRun<Row>, ends: readonly ItemOutcome[]) => {
    if (noteEndOf(ended)) finish(ended, ends);
  };
  const leave = (closed: BatchRun<Row>, isOver: boolean, ends: readonly ItemOutcome[]) => {
    setRun(null);
    if (isOver) finish(closed, ends);
    else noteLeft(closed, refresh);
  };
  const finish = ({ action, rows: all, sending, isTheirs }: BatchRun<Row>, ends: readonly ItemOutcome[]) => {
    if (!isTheirs()) return;
    const done = all.filter((_, at) => ends[at]?.state === 'done');
    // Rows that were found done already may have been changed by a colleague, so they are not undone here.
    const rows = all.filter((_, at) => wasSent(ends[at]));
    noteManySaved();
    void queries.invalidateQueries({ queryKey: refresh });
    onDone(done);
    const { undo } = sending;
    if (!undo || rows.length === 0) return;
    const many = countText(rows.length, things);
    const [are, word] = [rows.length === 1 ? 'is' : 'are', action.doneWord.toLowerCase()];
    offerUndo(
      {
        done: `${many} ${are} ${word}.`,
        undone: `Undone: ${many}.`,
        undo: () => undoneEach(rows, undo),
      },
      { queries, refresh },
    );
  };

  // When the bar disappears, the focus in it is lost: keyboard users go on in the rows.
  const root = useRef<HTMLDivElement>(null);
  const isShown = chosen.length > 0;
  useEffect(() => {
    // A dialog without an opener has returned the focus to the screen as a whole.
    if (isShown || run || !isFocusNear(root.current)) return;
    focusRow(rowsIn(root.current?.closest('.data-table')?.querySelector('table') ?? null)[0]);
  }, [isShown, run]);

  const hidden = chosen.length - countIn(chosen, found);
  return (
    <div ref={root}>
      {isShown && (
        // biome-ignore lint/a11y/useSemanticElements: it groups no fields.
        <div className="batch-bar" role="group" aria-label="Selected rows">
          <span role="status">
            {groupDigits(chosen.length)} selected{hidden > 0 && `, ${groupDigits(hidden)} not in the results`}
          </span>
          {chosen.length - hidden < found.length && (
            <Button variant="minimal" size="small" text={`Select all ${groupDigits(found.length)}`} onClick={onAll} />
          )}
          <span className="batch-actions">
            {actions.map((action) => (
              <ActionButton
                key={action.label}
                action={action}
                rows={chosen}
                isHeld={isUnderWay}
                onBegin={() => void begin(action)}
              />
            ))}
          </span>
          <IconButton size="small" label="Clear selection" icon={<Cross />} onClick={onClose} />
        </div>
      )}
      {run && (
        <BatchDialog
          title={titleOf(run.action, run.rows.length, things)}
          items={run.rows}
          nameOf={nameOf}
          send={run.sending.send}
          isDone={run.sending.isDone}
          doneWord={run.action.doneWord}
          onEnded={(ends) => note(run, ends)}
          onClose={(isOver, ends) => leave(run, isOver, ends)}
        />
      )}
    </div>
  );
}

const wasSent = (outcome: ItemOutcome | undefined) => outcome?.state === 'done' && !outcome.isFound;

function countIn<Row>(rows: readonly Row[], found: readonly Row[]): number {
  const known = new Set(found);
  return rows.filter((row) => known.has(row)).length;
}

/** Undoes one row after another; a failure does not stop the others. */
async function undoneEach<Row>(rows: readonly Row[], undo: Sending<Row>['send']): Promise<void> {
  const outcomes: ItemOutcome[] = [];
  await runEach(rows, undo, {
    signal: new AbortController().signal,
    isTheirs: sameSession(),
    onOutcome: (at, outcome) => {
      outcomes[at] = outcome;
    },
    onRest: () => undefined,
  });
  const left = rows.length - outcomes.filter(({ state }) => state === 'done').length;
  if (left === 0) return;
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  const stay = failed.some(({ isUnknown }) => isUnknown) ? 'may have failed' : 'failed';
  const why = failed[0]?.message ?? '';
  throw new ApiError('refused', `${groupDigits(left)} of ${groupDigits(rows.length)} ${stay}. ${why}`.trim());
}

interface ActionButtonProps<Row> {
  action: BatchAction<Row> | BatchActionToPrepare<Row>;
  rows: readonly Row[];
  /** Whether a run that was left still has a call under way: one of these rows may be in it. */
  isHeld: boolean;
  onBegin: () => void;
}

function ActionButton<Row>({ action, rows, isHeld, onBegin }: ActionButtonProps<Row>) {
  const { label, icon } = action;
  const isNothing = 'isDone' in action && rows.every(action.isDone);
  const whyNot = isHeld
    ? FINISHED_FIRST
    : rows.length > MOST_ROWS
      ? `Select at most ${groupDigits(MOST_ROWS)} rows.`
      : isNothing
        ? `All are already ${action.doneWord.toLowerCase()}.`
        : undefined;
  useScreenAction(whyNot ? undefined : `${label} selected rows`, onBegin);
  return (
    <DisabledReason whyNot={whyNot}>
      {(off) => <Button {...off} size="small" icon={icon} text={label} onClick={onBegin} />}
    </DisabledReason>
  );
}
