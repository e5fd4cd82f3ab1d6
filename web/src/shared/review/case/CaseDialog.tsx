// The dialog for one case: what was submitted, the pictures, and the decision.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openHelp } from '@/app/help/help';
import { useAgree } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import type { CaseSection, FactsSection } from '@/reports/case/caseReport';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { preloadQuestions } from '@/ui/dialogs/confirm';
import { useRestoreFocus } from '@/ui/focus/useRestoreFocus';
import { type KeyAction, useKeys } from '@/ui/keys/useKeys';
import { Failure } from '@/ui/messages/Failure';
import type { PicturesHandle } from '@/ui/pictures/PicturePair';
import { type Action, type Kind, keyOf, NO_REASONS, type RemarkOption, type Risk, type Transition } from '../kind';
import type { Queue } from '../queue';
import { approvalQuestion, PLAIN_QUESTION } from './approval';
import { CaseHeader } from './CaseHeader';
import { caseKeys } from './caseKeys';
import { DecisionButtons, Objections } from './Decisions';
import { DisapprovalDialog } from './DisapprovalDialog';
import { useDraft } from './draft';
import { Pictures } from './Pictures';
import { type CasePictures, unseenReason } from './pictures';
import { QueueSteps } from './QueueSteps';
import './review.css';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { actionsIn, objectionTo } from './transitions';
import { useDecision } from './useDecision';
import { useReport } from './useReport';
import { useSteps } from './useSteps';

const nothing = () => new Set<RemarkOption['id']>();

interface Props<Row extends object> {
  kind: Kind<Row>;
  queue: Queue<Row>;
  pictures: CasePictures;
  /** Shown beside the counter. */
  facts: string[];
  risks: Risk[];
  /** Facts that the pictures show as well; they stand beside the pictures in the large window. */
  compared: FactsSection['facts'];
  /** While true, the data that a decision depends on is still loading, so deciding is disabled. */
  isLoading?: boolean;
  /** A further reason against a decision on this case. */
  objection?: (action: Action) => string | undefined;
  suggestedOf?: (remarks: RemarkOption[]) => Set<RemarkOption['id']>;
  /** Further keys for this kind of case. */
  keys?: KeyAction[];
  /** Further actions on the case, each with a button and a key. */
  more?: { label: string; key: string; run: () => void }[];
  /** The sections of the case report besides its name and pictures. */
  sections: () => CaseSection[];
  /** A step that follows some decisions before the next case is opened. */
  step?: { follows: (action: Action) => boolean; show: (end: () => void) => ReactNode };
  /** Shown in place of the case until the user goes on from it. */
  gate?: ((close: () => void) => ReactNode) | undefined;
  /** The submitted data. */
  children: ReactNode;
}

export function CaseDialog<Row extends object>(props: Props<Row>) {
  const { kind, queue, pictures, facts, risks, isLoading = false, suggestedOf = nothing } = props;
  const { compared, keys = [], more = [], sections, step, gate, children } = props;
  const { tab, row, go } = queue;
  const user = useSignedIn().user_info.data;
  const [inStep, setInStep] = useState(false);
  const { decide, busy, failure, forgetFailure, moveOn } = useDecision(kind, queue, {
    onStep: (action) => {
      const follows = step?.follows(action) ?? false;
      setInStep(follows);
      return follows;
    },
  });
  const key = keyOf(kind, row);
  const steps = useSteps(queue, key, busy !== null);
  const agree = useAgree(key, PLAIN_QUESTION);
  const [draft, setDraft] = useDraft(key);
  const [disapproval, setDisapproval] = useState<Transition<Row> | null>(null);
  useRestoreFocus();
  useEffect(preloadQuestions, []);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useRef<PicturesHandle>(null);

  /** Not possible while a decision is being sent. */
  const close = () => {
    if (!busy) go(null);
  };

  const focusHeading = () => heading.current?.focus();
  // Another case starts at its heading, without the dialog and the error of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the case changes.
  useEffect(() => {
    setDisapproval(null);
    setInStep(false);
    setWanted(null);
    forgetFailure();
    focusHeading();
  }, [key]);

  const report = useReport({ kind, row, facts, sections, pictures, handle });
  const hasReport = !isLoading && pictures.isSettled;

  const actions = actionsIn(kind, tab, row);
  const objectionOf = (transition: Transition<Row>) =>
    props.objection?.(transition.action) ??
    objectionTo(kind, transition, row, user) ??
    (transition.action === 'approve' ? unseenReason(pictures) : undefined);
  const isDisabled = (transition: Transition<Row>) =>
    busy !== null || steps.isLeaving || isLoading || objectionOf(transition) !== undefined;

  /** A decision requested while data is loading is carried out once loading has ended. */
  const isWaiting = busy === null && !steps.isLeaving && (isLoading || !pictures.isSettled);
  const [wanted, setWanted] = useState<{ key: string; action: Action } | null>(null);

  const act = async (transition: Transition<Row>) => {
    if (isDisabled(transition)) {
      if (isWaiting) setWanted({ key, action: transition.action });
      return;
    }
    setWanted(null);
    forgetFailure();
    if (transition.action === 'disapprove') {
      setDisapproval(transition);
      return;
    }
    const by = await agree(approvalQuestion(kind, row, transition, risks));
    if (by) await decide(by, transition, NO_REASONS);
  };

  const isGated = gate !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when loading has ended.
  useEffect(() => {
    if (isWaiting && !isGated) return;
    setWanted(null);
    // A wish for another case ends with that case, which may be left for one that is loaded already.
    const transition = wanted?.key === key && actions.find(({ action }) => action === wanted.action);
    // A gate must be read before any question; afterwards the user decides anew.
    if (transition && !isGated) void act(transition);
  }, [isWaiting, isGated]);

  const showHelp = () => openHelp(keyActions);
  const keyActions: KeyAction[] = caseKeys({
    queue,
    steps,
    actions,
    isDisabled: (transition) => isDisabled(transition) && !isWaiting,
    isBusy: busy !== null,
    act: (transition) => void act(transition),
    perform: (command) => handle.current?.perform(command),
    own: [
      { key: 'c', group: 'Case', label: 'Case report as PDF', disabled: !hasReport, run: report.save },
      ...more.map((each): KeyAction => ({ ...each, group: 'Case' })),
      ...keys,
    ],
    showHelp: () => showHelp(),
  });
  useKeys(keyActions, root);

  if (gate) return gate(close);

  return (
    <Dialog
      className="review"
      title={kind.caseTitle}
      isOpen
      onOpened={focusHeading}
      onClose={close}
      canOutsideClickClose={false}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody className="review-body">
        <CaseHeader kind={kind} row={row} facts={facts} risks={risks} headingRef={heading} />
        <div className="review-columns">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="case-records" aria-label="Records" tabIndex={0}>
            {children}
          </section>
          <Pictures kind={kind} pictures={pictures} handle={handle} facts={compared} onHelp={showHelp} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" disabled={busy !== null} onClick={close} />
            <DisabledReason whyNot={hasReport ? undefined : 'The case is not loaded yet.'}>
              {(off) => <BusyButton {...off} text="Case Report" isBusy={report.isWriting} onClick={report.save} />}
            </DisabledReason>
            {more.map(({ label, run }) => (
              <Button key={label} text={label} disabled={busy !== null} onClick={run} />
            ))}
            <DecisionButtons
              actions={actions}
              objectionOf={objectionOf}
              isDisabled={isDisabled}
              busy={busy}
              onAct={(transition) => void act(transition)}
            />
          </>
        }
      >
        <QueueSteps position={queue.position} steps={steps} onHelp={showHelp} />
        <Objections actions={isLoading ? [] : actions} objectionOf={objectionOf} />
        <Failure message={!disapproval && failure} />
      </DialogFooter>
      {disapproval && (
        <DisapprovalDialog
          kind={kind}
          row={row}
          transition={disapproval}
          risks={risks}
          suggestedOf={suggestedOf}
          draft={draft}
          onDraft={setDraft}
          isBusy={busy !== null}
          failure={failure}
          onReturn={() => setDisapproval(null)}
          onDisapprove={(by, reasons) => decide(by, disapproval, reasons)}
        />
      )}
      {inStep &&
        step?.show(() => {
          setInStep(false);
          moveOn();
        })}
    </Dialog>
  );
}
