// The dialog for one case: what was submitted, the pictures, and the decision.
import { Button, Dialog, DialogBody, DialogFooter, H3 } from '@blueprintjs/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Agreed } from '@/api/client';
import { openHelp } from '@/app/help/help';
import { useAgree } from '@/app/saving/agreement';
import { useSignedIn } from '@/app/session/store';
import type { CaseSection, FactsSection } from '@/reports/case/caseReport';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Help } from '@/ui/buttons/dialogIcons';
import { IconButton } from '@/ui/buttons/icons';
import { ChevronLeft, ChevronRight } from '@/ui/buttons/pageIcons';
import { preloadQuestions } from '@/ui/dialogs/confirm';
import { FindingTag, StatusTag } from '@/ui/facts/StatusTag';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { type KeyAction, useKeys } from '@/ui/keys/useKeys';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import type { PicturesHandle } from '@/ui/pictures/PicturePair';
import {
  type Action,
  type CaseType,
  historyFacts,
  keyOf,
  NO_REASONS,
  type RemarkOption,
  type Risk,
  type Transition,
} from '../caseType';
import type { Queue } from '../queue';
import { DisapprovalDialog, useDraft } from './DisapprovalDialog';
import { caseKeys, DECIDING, LEAVING, type Steps, useSteps } from './keys';
import { type CasePictures, Pictures, unseenPictures } from './Pictures';
import { actionsIn, approvalQuestion, objectionTo, PLAIN_QUESTION } from './transitions';
import { useDecision } from './useDecision';
import { useReport } from './useReport';
import './review.css';

const CASE_CHANGED = 'The case has changed. Read it again before you decide.';
const NOT_LOADED = 'The case is still loading.';
const PICTURES_LOADING = 'It can be approved once its pictures are shown.';
const nothing = () => new Set<RemarkOption['id']>();

interface CaseDialogProps<Row extends object> {
  caseType: CaseType<Row>;
  title: string;
  reportTitle: string;
  queue: Queue<Row>;
  pictures: CasePictures;
  /** Shown beside the counter. */
  facts: string[];
  risks: Risk[];
  /** Facts that the pictures show as well; they stand beside the pictures in the large window. */
  compared: FactsSection['facts'];
  /** While true, the data that a decision depends on is still loading, so deciding is disabled. */
  isLoading?: boolean;
  suggestedOf?: (remarks: RemarkOption[]) => Set<RemarkOption['id']>;
  /** Further keys for this kind of case. */
  keys?: KeyAction[];
  /** Further actions on the case, each with a button and a key. */
  more?: { label: string; key: string; run: () => void }[];
  /** The sections of the case report besides its name and pictures. */
  sections: () => CaseSection[];
  /** A step that follows some decisions before the next case is opened. */
  step?: { follows: (action: Action) => boolean; show: (end: () => void, agreed: Agreed) => ReactNode };
  /** A warning above the case, to be read before anything is done with it. */
  gate?: ((close: () => void, steps: Steps) => ReactNode) | undefined;
  /** The submitted data. */
  children: ReactNode;
}

export function CaseDialog<Row extends object>(props: CaseDialogProps<Row>) {
  const { caseType, title, reportTitle, queue, pictures, facts, isLoading = false, suggestedOf = nothing } = props;
  const { compared, keys = [], more = [], sections, step, gate, children } = props;
  const { tab, row, go } = queue;
  const user = useSignedIn().user_info.data;
  const decision = useDecision(caseType, queue, (action) => step?.follows(action) ?? false);
  const { decide, busy, failure, forgetFailure, isShown, inStep, endStep, moveOn } = decision;
  const key = keyOf(caseType, row);
  const steps = useSteps(queue, key, busy !== null);
  const actions = actionsIn(caseType, tab, row);
  const risks = [...props.risks, ...unseenPictures(caseType, pictures)];
  const objectionOf = (transition: Transition<Row>) =>
    objectionTo(caseType, transition, row, user) ??
    (transition.action === 'approve' && !pictures.isSettled ? PICTURES_LOADING : undefined);
  /** What a question is about: it closes when any of this changes. */
  const about = JSON.stringify([key, risks, actions.map(objectionOf)]);
  const agree = useAgree(about, PLAIN_QUESTION);
  const latestAbout = useRef(about);
  latestAbout.current = about;
  const [draft, setDraft] = useDraft(key);
  const [disapproval, setDisapproval] = useState<Transition<Row> | null>(null);
  useRestoreFocus();
  useEffect(preloadQuestions, []);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useRef<PicturesHandle>(null);

  /** Not possible while a decision is being sent. */
  const close = () => {
    if (!busy) void go(null);
  };

  const isGated = gate !== undefined;
  const focusHeading = () => {
    if (!isGated) heading.current?.focus();
  };
  // Another case starts without the dialog and the error of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the case changes.
  useEffect(() => {
    setDisapproval(null);
    forgetFailure();
    return endStep;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another case, and once its warning has been read.
  useEffect(focusHeading, [key, isGated]);

  const report = useReport({ caseType, row, reportTitle, facts, risks, sections, pictures, handle });
  const whyNoReport = isLoading || !pictures.isSettled ? NOT_LOADED : undefined;

  /** A decision that cannot be made now is not remembered: its question would open later, unexpected. */
  const whyNot = (transition: Transition<Row>) => {
    if (busy !== null) return DECIDING;
    if (steps.isLeaving) return LEAVING;
    return isLoading ? NOT_LOADED : objectionOf(transition);
  };
  const isDisabled = (transition: Transition<Row>) => whyNot(transition) !== undefined;

  const act = async (transition: Transition<Row>) => {
    if (isDisabled(transition)) return;
    forgetFailure();
    if (transition.action === 'disapprove') {
      setDisapproval(transition);
      return;
    }
    let despite: string | undefined;
    const takeReason = (reason: string) => {
      despite = reason;
    };
    const agreed = await agree(approvalQuestion(caseType, row, transition, risks, takeReason));
    // What was read in the question is not true any more.
    if (latestAbout.current !== about) {
      if (isShown()) toast.warning(CASE_CHANGED, 5000);
      return;
    }
    if (agreed) await decide(agreed, transition, { ...NO_REASONS, ...(despite && { despite }) });
  };

  const showHelp = () => openHelp(keyActions);
  const keyActions: KeyAction[] = caseKeys({
    queue,
    steps,
    actions,
    whyNot,
    isBusy: busy !== null,
    act: (transition) => void act(transition),
    perform: (command) => handle.current?.perform(command),
    own: [
      { key: 'c', group: 'Case', label: 'Case report as PDF', whyNot: whyNoReport, run: report.save },
      ...more.map((each): KeyAction => ({ ...each, group: 'Case' })),
      ...keys,
    ],
    showHelp: () => showHelp(),
  });
  useKeys(keyActions, root);

  return (
    <Dialog
      className="review"
      title={title}
      isOpen
      onOpened={focusHeading}
      onClose={close}
      canOutsideClickClose={false}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody className="review-body">
        <CaseHeader
          caseType={caseType}
          row={row}
          facts={facts}
          risks={risks}
          claimed={queue.claimed}
          headingRef={heading}
        />
        <div className="review-columns">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="case-records" aria-label="Records" tabIndex={0}>
            {children}
          </section>
          <Pictures caseType={caseType} pictures={pictures} handle={handle} facts={compared} onHelp={showHelp} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" disabled={busy !== null} onClick={close} />
            <DisabledReason whyNot={whyNoReport}>
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
          caseType={caseType}
          row={row}
          transition={disapproval}
          risks={risks}
          suggestedOf={suggestedOf}
          draft={draft}
          onDraft={setDraft}
          isBusy={busy !== null}
          failure={failure}
          onReturn={() => setDisapproval(null)}
          onDisapprove={(agreed, reasons) => decide(agreed, disapproval, reasons)}
        />
      )}
      {inStep &&
        step?.show(() => {
          endStep();
          void moveOn();
        }, inStep)}
      {gate?.(close, steps)}
    </Dialog>
  );
}

interface QueueStepsProps {
  /** '12 of 137' */
  position: string | null;
  steps: Steps;
  onHelp: () => void;
}

function QueueSteps({ position, steps, onHelp }: QueueStepsProps) {
  return (
    <span className="queue-steps">
      <DisabledReason whyNot={steps.whyNotBack}>
        {(off) => <IconButton {...off} label="Previous case" icon={<ChevronLeft />} onClick={steps.goBack} />}
      </DisabledReason>
      {position && <span>{position}</span>}
      <DisabledReason whyNot={steps.whyNotOn}>
        {(off) => <IconButton {...off} label="Next case" icon={<ChevronRight />} onClick={steps.goOn} />}
      </DisabledReason>
      <IconButton label="Help" icon={<Help />} onClick={onHelp} />
    </span>
  );
}

interface CaseHeaderProps<Row extends object> {
  caseType: CaseType<Row>;
  row: Row;
  /** Shown beside the name. */
  facts: string[];
  risks: Risk[];
  /** 'm.santos has it open, 2 min' */
  claimed: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function CaseHeader<Row extends object>({ caseType, row, facts, risks, claimed, headingRef }: CaseHeaderProps<Row>) {
  const remarks = caseType.remarksOf(row);
  return (
    <header className="case-header">
      <H3 ref={headingRef} tabIndex={-1}>
        {caseType.nameOf(row)}
      </H3>
      <StatusTag status={caseType.statusOf(row)} />
      <span role="status">{claimed && <FindingTag kind="warning" text={claimed} />}</span>
      <span className="case-facts">{[`Counter ${caseType.counterOf(row)}`, ...facts].join(' · ')}</span>
      {/* Keeps its room while the risks are unknown, so that nothing below moves. */}
      <ul className="case-risks" aria-label="Notes">
        {risks.map(({ kind: riskKind, text }) => (
          <li key={text}>
            <FindingTag kind={riskKind} text={text} />
          </li>
        ))}
      </ul>
      <dl className="case-history" aria-label="Case history">
        {historyFacts(caseType, row).map(([what, words]) => (
          <div key={`${what} ${words}`}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {remarks && (
        <dl className="case-remarks">
          <dt>Disapproval Remarks</dt>
          <dd>{remarks}</dd>
        </dl>
      )}
    </header>
  );
}

const INTENTS = { approve: 'success', disapprove: 'danger', reapprove: 'success' } as const;

interface DecisionsProps<Row> {
  actions: Transition<Row>[];
  objectionOf: (transition: Transition<Row>) => string | undefined;
}

interface ButtonsProps<Row> extends DecisionsProps<Row> {
  isDisabled: (transition: Transition<Row>) => boolean;
  /** The decision that is being sent. */
  busy: Action | null;
  onAct: (transition: Transition<Row>) => void;
}

/** Buttons with the same reason share one text, named after the first of them. */
const reasonId = <Row,>({ actions, objectionOf }: DecisionsProps<Row>, of: Transition<Row>) =>
  `objection-${actions.find((other) => objectionOf(other) === objectionOf(of))?.action}`;

/** The buttons that decide a case. */
function DecisionButtons<Row>(props: ButtonsProps<Row>) {
  const { actions, objectionOf, isDisabled, busy, onAct } = props;
  return actions.map((transition) => {
    const { action, label } = transition;
    return (
      <BusyButton
        key={action}
        text={label}
        intent={INTENTS[action]}
        isBusy={busy === action}
        disabled={isDisabled(transition) && busy !== action}
        aria-describedby={objectionOf(transition) && reasonId(props, transition)}
        onClick={() => onAct(transition)}
      />
    );
  });
}

/** Why some of the decisions are not possible. */
function Objections<Row>(props: DecisionsProps<Row>) {
  const { actions, objectionOf } = props;
  const reasons = new Map<string, Transition<Row>>();
  for (const transition of actions) {
    const reason = objectionOf(transition);
    if (reason && !reasons.has(reason)) reasons.set(reason, transition);
  }
  return [...reasons].map(([reason, transition]) => (
    <span key={reason} id={reasonId(props, transition)} className="objection">
      {reason}
    </span>
  ));
}
