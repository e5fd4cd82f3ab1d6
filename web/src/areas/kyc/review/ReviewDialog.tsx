// The dialog for one case: the comparison with the company's record, the pictures, and the decision.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '@/app/session/store';
import { BusyButton } from '@/ui/BusyButton';
import { useConfirm } from '@/ui/confirm';
import { Failure } from '@/ui/Failure';
import { IconButton } from '@/ui/IconButton';
import { ChevronLeft, ChevronRight, Help } from '@/ui/icons';
import { KeySheet } from '@/ui/keys/KeySheet';
import { useKeys } from '@/ui/keys/useKeys';
import type { PicturesHandle } from '@/ui/pictures/PicturePair';
import { useRestoreFocus } from '@/ui/useRestoreFocus';
import { fullName } from '../registration';
import { approval } from '../rules';
import { type Action, actionsIn, objectionTo, transitions } from '../transitions';
import { CaseHeader } from './CaseHeader';
import { CaseRecords } from './CaseRecords';
import { DisapprovalDialog } from './DisapprovalDialog';
import { useDraft } from './draft';
import { NoCardDialog } from './NoCardDialog';
import { Pictures } from './Pictures';
import type { Queue } from './queue';
import { reviewKeys } from './reviewKeys';
import './review.css';
import { useCase } from './useCase';
import { useDecision } from './useDecision';

const INTENTS = { approve: 'success', disapprove: 'danger', reapprove: 'success' } as const;

const QUESTIONS: Record<'approve' | 'reapprove', string> = {
  approve: 'Please Confirm Application Approval',
  reapprove: 'Please Confirm Application Reapproval',
};

export default function ReviewDialog({ queue }: { queue: Queue }) {
  const { tab, registration, previous, next, go } = queue;
  const user = useSignedIn().user_info.data;
  const subject = useCase(registration, tab, next);
  const { decide, busy, failure, forgetFailure } = useDecision(queue);
  const confirm = useConfirm(registration.recordid);
  const [draft, setDraft] = useDraft(registration);
  const [disapproving, setDisapproving] = useState(false);
  const [profileShown, setProfileShown] = useState(false);
  const [sheetShown, setSheetShown] = useState(false);
  const [cardWarned, setCardWarned] = useState<number | null>(null);
  useRestoreFocus();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pictures = useRef<PicturesHandle>(null);

  /** Not possible while a decision is being sent. */
  const close = () => {
    if (!busy) go(null);
  };

  const focusHeading = () => heading.current?.focus();
  // Another case starts at its heading, without the dialog and the error of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the case changes.
  useEffect(() => {
    setDisapproving(false);
    forgetFailure();
    focusHeading();
  }, [registration.recordid]);

  const actions = actionsIn(tab, registration);
  const objectionOf = (action: Action) =>
    action === 'approve' && !subject.core
      ? "It cannot be approved without the company's record."
      : objectionTo(action, registration, user);

  // Disabled while loading: the warning about a missing card number must come before any decision.
  const isDisabled = (action: Action) => busy !== null || subject.isLoading || objectionOf(action) !== undefined;

  /** Actions with the same objection share one text, named after the first of them. */
  const reasonId = (action: Action) =>
    `objection-${actions.find((other) => objectionOf(other) === objectionOf(action))}`;

  const act = async (action: Action) => {
    if (isDisabled(action)) return;
    forgetFailure();
    if (action === 'disapprove') setDisapproving(true);
    else if (
      await confirm({ title: QUESTIONS[action], text: fullName(registration), confirm: transitions[action].label })
    )
      await decide(action, approval);
  };

  const keyActions = reviewKeys({
    queue,
    actions,
    isDisabled,
    isBusy: busy !== null,
    act: (action) => void act(action),
    perform: (command) => pictures.current?.perform(command),
    toggleProfile: () => setProfileShown(!profileShown),
    showSheet: () => setSheetShown(true),
  });
  useKeys(keyActions, root);

  const hasNoCard = subject.core !== null && subject.core.cardno.trim() === '' && cardWarned !== registration.recordid;
  if (hasNoCard) {
    return (
      <NoCardDialog
        registration={registration}
        onClose={close}
        onContinue={() => setCardWarned(registration.recordid)}
      />
    );
  }

  return (
    <Dialog
      className="review"
      title="View Member Profile"
      isOpen
      onOpened={focusHeading}
      onClose={close}
      canOutsideClickClose={false}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody className="review-body">
        <CaseHeader queue={queue} headingRef={heading} />
        <div className="review-columns">
          <CaseRecords
            registration={registration}
            subject={subject}
            profileShown={profileShown}
            onToggleProfile={() => setProfileShown(!profileShown)}
          />
          <Pictures registration={registration} subject={subject} handle={pictures} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" disabled={busy !== null} onClick={close} />
            {actions.map((action) => (
              <BusyButton
                key={action}
                text={transitions[action].label}
                intent={INTENTS[action]}
                isBusy={busy === action}
                disabled={isDisabled(action) && busy !== action}
                aria-describedby={objectionOf(action) ? reasonId(action) : undefined}
                onClick={() => void act(action)}
              />
            ))}
          </>
        }
      >
        <span className="queue-steps">
          <IconButton
            label="Previous case"
            icon={<ChevronLeft />}
            disabled={!previous || busy !== null}
            onClick={() => go(previous)}
          />
          {queue.position && <span>{queue.position}</span>}
          <IconButton
            label="Next case"
            icon={<ChevronRight />}
            disabled={!next || busy !== null}
            onClick={() => go(next)}
          />
          <IconButton label="Keyboard" icon={<Help />} onClick={() => setSheetShown(true)} />
        </span>
        <Objections actions={actions} objectionTo={objectionOf} isLoading={subject.isLoading} />
        <Failure message={!disapproving && failure} />
      </DialogFooter>
      {disapproving && (
        <DisapprovalDialog
          registration={registration}
          subject={subject}
          draft={draft}
          onDraft={setDraft}
          isBusy={busy !== null}
          failure={failure}
          onReturn={() => setDisapproving(false)}
          onDisapprove={(decision) => decide('disapprove', decision)}
        />
      )}
      <KeySheet actions={keyActions} isOpen={sheetShown} onClose={() => setSheetShown(false)} />
    </Dialog>
  );
}

interface ObjectionsProps {
  actions: Action[];
  objectionTo: (action: Action) => string | undefined;
  isLoading: boolean;
}

/** Why buttons are disabled; buttons with the same reason share one text. */
function Objections({ actions, objectionTo: objection, isLoading }: ObjectionsProps) {
  const reasons = new Map<string, Action[]>();
  for (const action of isLoading ? [] : actions) {
    const reason = objection(action);
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), action]);
  }
  return [...reasons].map(([reason, [action]]) => (
    <span key={reason} id={`objection-${action}`} className="objection">
      {reason}
    </span>
  ));
}
