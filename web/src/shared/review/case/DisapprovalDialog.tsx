// The dialog of a disapproval: its reasons are chosen in the first step, and read once more in the second.
import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { messageOf } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { useAgreeInStep } from '@/app/saving/agreement';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Field } from '@/ui/fields/Field';
import { isTyping } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/Loading';
import { toast } from '@/ui/messages/toasts';
import { type Kind, NO_REASONS, type Reasons, type RemarkOption, type Risk, riskText, type Transition } from '../kind';
import type { Draft } from './draft';
import { RemarkChoice } from './RemarkChoice';

interface Props<Row extends object> {
  kind: Kind<Row>;
  row: Row;
  transition: Transition<Row>;
  risks: Risk[];
  /** The ids of the remarks that fit what is wrong with the case. */
  suggestedOf: (remarks: RemarkOption[]) => Set<RemarkOption['id']>;
  /** Kept outside the dialog, so that closing it loses nothing. */
  draft: Draft;
  onDraft: (draft: Draft) => void;
  isBusy: boolean;
  failure: string | null;
  onReturn: () => void;
  onDisapprove: (by: Agreed, reasons: Reasons) => Promise<boolean>;
}

const ADDITIONAL_LIMIT = 1000;
const REMARK_REQUIRED = 'Required!';
const NO_REMARKS = 'There are no remarks to choose from. Please write the reason below.';
const REMARK_CHANGED = 'Someone has changed a remark that you chose. Please check your choice again.';

export function DisapprovalDialog<Row extends object>(props: Props<Row>) {
  const { kind, row, transition, risks, suggestedOf, draft, onDraft, isBusy, failure, onReturn, onDisapprove } = props;
  const { agree, answer, leave } = useAgreeInStep();
  const remarks = kind.useRemarks();
  const [tried, setTried] = useState(false);
  const options = remarks.data ?? [];
  /** Also while they are loaded again: the button then keeps the focus until there is something to choose from. */
  const areMissing = !remarks.data && remarks.errorUpdateCount > 0;
  const chosen = options.filter(({ id }) => draft.chosen.includes(id));
  // Where the server has no remark to choose, the words of the reviewer have to do.
  const mustChoose = remarks.isPending || options.length > 0;
  const isReasonMissing = mustChoose ? chosen.length === 0 : draft.additional.trim() === '';
  const error = tried && isReasonMissing ? REMARK_REQUIRED : undefined;
  const isConfirming = answer !== null;
  const step = isConfirming ? 'confirm' : 'choose';
  /** What is confirmed is what is sent, whatever the list of remarks becomes meanwhile. */
  const [confirmed, setConfirmed] = useState<Reasons>(NO_REASONS);

  const choose = async () => {
    setTried(true);
    if (isReasonMissing) return;
    const reasons = { chosen, additional: draft.additional };
    setConfirmed(reasons);
    const by = await agree();
    if (by && !(await onDisapprove(by, reasons))) leave();
  };
  const isOutdated = isConfirming && !isBusy && JSON.stringify(confirmed.chosen) !== JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a remark has changed.
  useEffect(() => {
    if (!isOutdated) return;
    goBack();
    toast.warning(REMARK_CHANGED, 5000);
  }, [isOutdated]);
  const goOn = () => {
    if (isBusy) return;
    if (answer) answer(true);
    else void choose();
  };
  const goBack = () => {
    if (isBusy) return;
    if (!answer) return onReturn();
    answer(false);
    leave();
  };

  const goOnByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };

  return (
    <Dialog
      className="disapproval"
      backdropClassName="disapproval-backdrop"
      title={isConfirming ? transition.question : 'Application Disapproval'}
      role={isConfirming ? 'alertdialog' : 'dialog'}
      isOpen
      onClose={goBack}
      canOutsideClickClose={false}
      transitionDuration={0}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for everything inside. */}
      <div key={step} data-step={step} className="disapproval-form" onKeyDown={goOnByKeys}>
        <DialogBody>
          {isConfirming ? (
            <ToConfirm name={kind.nameOf(row)} risks={risks} {...confirmed} />
          ) : (
            <>
              <Failure message={failure} />
              <Failure message={remarks.isLoadingError ? messageOf(remarks.error) : null} />
              {areMissing && (
                <BusyButton
                  text="Try again"
                  isBusy={remarks.isFetching}
                  autoFocus={!isTyping()}
                  onClick={() => void remarks.refetch()}
                />
              )}
              {remarks.isPending && !areMissing && <Loading />}
              {remarks.data && !mustChoose && <p>{NO_REMARKS}</p>}
              {remarks.data && mustChoose && (
                <RemarkChoice
                  options={options}
                  suggested={suggestedOf(options)}
                  draft={draft}
                  onDraft={onDraft}
                  error={error}
                />
              )}
              <Field label="Additional Remarks (if any)" error={mustChoose ? undefined : error}>
                {(control) => (
                  <TextArea
                    {...control}
                    fill
                    rows={3}
                    maxLength={ADDITIONAL_LIMIT}
                    value={draft.additional}
                    onChange={({ target }) => onDraft({ ...draft, additional: target.value })}
                  />
                )}
              </Field>
            </>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Return" disabled={isBusy} onClick={goBack} />
              <BusyButton
                text={isConfirming ? transition.confirm : transition.label}
                intent="danger"
                isBusy={isBusy}
                autoFocus={isConfirming || tried}
                onClick={goOn}
              />
            </>
          }
        >
          <span className="key-hint">
            {isConfirming
              ? `Ctrl+Enter: ${transition.confirm}`
              : 'Enter chooses the first remark, Ctrl+Enter continues'}
          </span>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

interface ToConfirmProps extends Reasons {
  name: string;
  risks: Risk[];
}

/** What will be sent, to be read once more. */
function ToConfirm({ name, risks, chosen, additional }: ToConfirmProps) {
  return (
    <div className="to-confirm">
      <p>
        <strong>{name}</strong>
      </p>
      {risks.length > 0 && <p>{riskText(risks)}</p>}
      <ul aria-label="Remarks">
        {chosen.map(({ id, remarks, special_instructions }) => (
          <li key={id}>
            {remarks}
            {special_instructions && <small>{special_instructions}</small>}
          </li>
        ))}
      </ul>
      {additional.trim() && <p className="to-confirm-additional">{additional.trim()}</p>}
    </div>
  );
}
