// Runs an action on many items, one after another: shows the progress and each outcome, and can retry the rest.
import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { memo, useEffect, useRef, useState } from 'react';
import { useExport } from '@/reports/export/useExport';
import type { Report } from '@/reports/report';
import { stampOf } from '@/reports/writing/file';
import { Export } from '@/ui/buttons/pageIcons';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FindingTag } from '@/ui/facts/StatusTag';
import { isStatusWord, type StatusKind, statusKind } from '@/ui/facts/statuses';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { toast } from '@/ui/messages/toasts';
import { useCountdown } from '@/ui/proofs/useCountdown';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { groupDigits } from '@/ui/texts/counts';
import { noteCutShort } from '../session/interruptedBatch';
import { sameSession, useSignedIn } from '../session/store';
import { countsOf, FINISHED_FIRST, HALTS, inWords, placesOf, quarterOf, reasonOf, worstFirst } from './outcomes';
import { FOUND, type Halt, type ItemOutcome, runEach, type Send } from './runEach';
import './batch.css';

interface BatchProps<Item> {
  /** The action and the number of items: 'Disable 12 features'. */
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  send: Send<Item>;
  /**
   * Whether the item already is as sending it would make it. Asked before an item is sent again whose first call may
   * have been carried out.
   */
  isDone: (item: Item, signal: AbortSignal) => Promise<boolean>;
  /** The state of an item after the action: 'Disabled'. */
  doneWord: string;
  /** Called after each run, including those started by 'Again', with the outcomes in the order of the items. */
  onEnded: (outcomes: readonly ItemOutcome[]) => void;
  /** Closing before the end stops the run; `onEnded` is then called once the current call has ended. */
  onClose: (isOver: boolean, ends: readonly ItemOutcome[]) => void;
}

const LEAVE_QUESTION = {
  title: 'Leave and stop?',
  text: 'The current row will be finished. The rest will not be sent.',
  confirm: 'Leave',
  cancel: 'Stay',
  intent: 'danger',
  isCautious: true,
} as const;

/** At most this many rows are drawn; the export has all of them. */
const MOST_DRAWN = 200;
/** While it runs, this many finished rows stay in sight. */
const BEHIND = 20;

/** Starts running when it opens. */
export default function BatchDialog<Item>(props: BatchProps<Item>) {
  const { title, items, nameOf, send, isDone, doneWord, onEnded, onClose } = props;
  const { outcomes, phase, halt, waitsUntil, stop, goOn } = useRun({ items, send, isDone, onEnded });
  const confirm = useConfirm(phase);
  useRestoreFocus();
  const isOver = phase === 'ended';
  const counts = countsOf(outcomes);
  const [failed, notSent] = [placesOf(outcomes, 'failed'), placesOf(outcomes, 'notSent')];
  const order = isOver ? worstFirst(outcomes) : outcomes.map((_, at) => at);
  const now = outcomes.findIndex(({ state }) => state === 'underWay');
  const from = isOver ? 0 : Math.max(0, Math.min(now - BEHIND, order.length - MOST_DRAWN));
  const drawn = order.slice(from, from + MOST_DRAWN);
  const more = order.length - drawn.length;

  const leave = () => {
    const { isUnderWay, ends } = stop();
    onClose(!isUnderWay, ends);
  };
  const mayLeave = async () => isOver || confirm(LEAVE_QUESTION);
  const close = async () => {
    if (await mayLeave()) leave();
  };
  useLeaveGuard(!isOver, mayLeave, leave);

  // The button that had the focus is gone, so the focus moves to its replacement.
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button is replaced.
  useEffect(() => {
    next.current?.focus();
  }, [isOver]);

  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[Math.max(0, now - from)];
    row?.scrollIntoView({ block: 'nearest' });
  }, [now, from]);

  const { emailaddress } = useSignedIn().user_info.data;
  const outcomeExport = useExport(toast.warning);
  const report = (): Report<number> => ({
    title,
    sheet: 'Outcome',
    stamp: stampOf([title], emailaddress),
    columns: [
      { title: 'Name', width: 50, text: (at) => nameOf(items[at] as Item) },
      { title: 'Result', width: 16, text: (at) => wordOf(outcomes[at] as ItemOutcome, doneWord) },
      { title: 'Why', width: 80, text: (at) => reasonOf(outcomes[at] as ItemOutcome) },
    ],
    rows: [order],
    count: order.length,
  });
  const saveOutcome = async () => {
    if (await outcomeExport.run(report, 'xlsx', title)) toast.success('Report saved');
  };

  const progress = `${groupDigits(counts.ended)} of ${groupDigits(counts.total)}`;
  const summary = isOver ? [halt && HALTS[halt], inWords(counts)].filter(Boolean).join(' ') : '';
  return (
    <Dialog className="batch-dialog" title={title} isOpen onClose={() => void close()} canOutsideClickClose={false}>
      <DialogBody>
        <div className="batch-progress">
          <span aria-hidden>{progress}</span>
          {!isOver && (
            <Button
              ref={next}
              size="small"
              text={phase === 'stopping' ? 'Stopping …' : 'Stop'}
              aria-disabled={phase === 'stopping'}
              onClick={stop}
            />
          )}
          <ProgressBar
            intent="primary"
            stripes={false}
            value={counts.total > 0 ? counts.ended / counts.total : 1}
            aria-label={title}
            aria-valuetext={progress}
          />
          <p className="batch-note" aria-hidden={isOver}>
            {isOver && summary}
            {phase === 'stopping' && FINISHED_FIRST}
            {phase === 'running' && waitsUntil !== null && <Waits key={waitsUntil} until={waitsUntil} />}
          </p>
        </div>
        <p className="batch-told" role="status">
          {isOver ? summary : quarterOf(counts) > 0 && `${quarterOf(counts)} of 4 quarters done.`}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <ol ref={list} className="batch-rows" tabIndex={0} aria-label="Results">
          {drawn.map((at) => (
            <Row key={at} name={nameOf(items[at] as Item)} outcome={outcomes[at] as ItemOutcome} doneWord={doneWord} />
          ))}
        </ol>
        {more > 0 && (
          <p className="batch-note">
            {isOver ? `${groupDigits(more)} more are in the export.` : `${groupDigits(more)} more are not shown here.`}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        className="save-footer"
        actions={
          <>
            <Button text={isOver ? 'Close' : 'Cancel'} ref={isOver ? next : null} onClick={() => void close()} />
            {isOver && notSent.length > 0 && (
              <Button text={`Continue (${groupDigits(notSent.length)})`} onClick={() => goOn(notSent)} />
            )}
            {isOver && failed.length > 0 && (
              <Button intent="primary" text={`Retry (${groupDigits(failed.length)})`} onClick={() => goOn(failed)} />
            )}
          </>
        }
      >
        {isOver && <Button icon={<Export />} text="Export" onClick={() => void saveOutcome()} />}
      </DialogFooter>
    </Dialog>
  );
}

function Waits({ until }: { until: number }) {
  const began = Date.now();
  const [left] = useCountdown(Math.ceil((until - began) / 1000), began);
  return `The server is busy. Continuing in ${left} s.`;
}

const KINDS: Record<ItemOutcome['state'], StatusKind> = {
  waiting: 'off',
  underWay: 'waiting',
  done: 'good',
  failed: 'bad',
  notSent: 'off',
};
/** If the done word is a status, it looks the same as in the list. */
const kindOf = ({ state }: ItemOutcome, doneWord: string): StatusKind =>
  state === 'done' && isStatusWord(doneWord) ? statusKind(doneWord) : KINDS[state];
const WORDS = { waiting: 'Waiting', underWay: 'In progress', failed: 'Failed', notSent: 'Not sent' };
const wordOf = ({ state }: ItemOutcome, doneWord: string) => (state === 'done' ? doneWord : WORDS[state]);

interface RowProps {
  name: string;
  outcome: ItemOutcome;
  doneWord: string;
}

/** Memoized: there may be hundreds of rows, and one of them changes at a time. */
const Row = memo(function Row({ name, outcome, doneWord }: RowProps) {
  const reason = reasonOf(outcome);
  return (
    <li>
      <span className="batch-name">{name}</span>
      {outcome.state === 'waiting' ? (
        <span className="batch-waits">{WORDS.waiting}</span>
      ) : (
        <FindingTag kind={kindOf(outcome, doneWord)} text={wordOf(outcome, doneWord)} />
      )}
      {reason && <span className="batch-reason">{reason}</span>}
    </li>
  );
});

interface RunOptions<Item> {
  items: readonly Item[];
  send: Send<Item>;
  /**
   * Whether the item already is as sending it would make it. Asked before an item is sent again whose first call may
   * have been carried out.
   */
  isDone: (item: Item, signal: AbortSignal) => Promise<boolean>;
  /** Called after each run, with the outcomes so far. */
  onEnded: (outcomes: readonly ItemOutcome[]) => void;
}

type Phase = 'running' | 'stopping' | 'ended';

interface BatchRun {
  outcomes: readonly ItemOutcome[];
  phase: Phase;
  /** Why the rest was not sent. */
  halt: Halt | null;
  /** When the server accepts calls again, while the run waits for that. */
  waitsUntil: number | null;
}

/** The state of a batch run: the outcomes so far, and functions to stop it and to go on with what is left. */
function useRun<Item>({ items, send, isDone, onEnded }: RunOptions<Item>) {
  const [run, setRun] = useState<BatchRun>(() => ({
    outcomes: items.map(() => ({ state: 'waiting' })),
    phase: 'running',
    halt: null,
    waitsUntil: null,
  }));
  const abort = useRef<AbortController>(null);
  const outcomes = useRef(run.outcomes);
  /** The indexes of items that may have been done: they are checked before they are sent again. */
  const unknown = useRef(new Set<number>());
  const sendAt = async (at: number, signal: AbortSignal) => {
    const item = items[at] as Item;
    if (unknown.current.has(at)) {
      if (await isDone(item, signal)) return FOUND;
      signal.throwIfAborted();
      unknown.current.delete(at);
    }
    return send(item, signal);
  };

  const begin = async (places: number[]) => {
    const running = new AbortController();
    abort.current = running;
    const isTheirs = sameSession();
    const change = (part: Partial<BatchRun>) => setRun((before) => ({ ...before, ...part }));
    const note = (changed: ReadonlyMap<number, ItemOutcome>) => {
      outcomes.current = outcomes.current.map((before, at) => changed.get(at) ?? before);
      change({ outcomes: outcomes.current });
    };
    change({ phase: 'running', halt: null });
    note(new Map(places.map((at) => [at, { state: 'waiting' }])));
    const halt = await runEach(places, sendAt, {
      signal: running.signal,
      isTheirs,
      onOutcome: (index, outcome) => {
        const at = places[index] as number;
        if (outcome.state === 'failed' && outcome.isUnknown) unknown.current.add(at);
        note(new Map([[at, outcome]]));
      },
      onRest: (from) => note(new Map(places.slice(from).map((at) => [at, { state: 'notSent' }]))),
      onWait: (ms) => change({ waitsUntil: ms === null ? null : Date.now() + ms }),
    });
    abort.current = null;
    change({ phase: 'ended', halt });
    if (isTheirs()) onEnded(outcomes.current);
    else noteCutShort(countsOf(outcomes.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount.
  useEffect(() => {
    void begin(items.map((_, at) => at));
    return () => abort.current?.abort();
  }, []);

  return {
    ...run,
    /**
     * Returns how each has ended so far, and whether a call is still under way: `onEnded` is then called after it. The
     * phase that is shown may lag behind.
     */
    stop: () => {
      const isUnderWay = abort.current !== null;
      abort.current?.abort();
      setRun((before) => (before.phase === 'running' ? { ...before, phase: 'stopping' } : before));
      return { isUnderWay, ends: outcomes.current };
    },
    /** Runs the items at these indexes only. */
    goOn: (places: number[]) => void begin(places),
  };
}
