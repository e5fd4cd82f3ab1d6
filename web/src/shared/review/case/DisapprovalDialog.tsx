// The dialog of a disapproval: its reasons are chosen in the first step, and read once more in the second.
import { Button, Checkbox, Dialog, DialogBody, DialogFooter, InputGroup, Tag, TextArea } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { messageOf } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { useAgreeInStep } from '@/app/saving/agreement';
import { onAnotherPerson } from '@/app/session/store';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { RemovableTag } from '@/ui/buttons/RemovableTag';
import { Field } from '@/ui/fields/Field';
import { isTyping } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/MessagePage';
import { toast } from '@/ui/messages/toasts';
import { containsWords } from '@/ui/texts/words';
import {
  type CaseType,
  NO_REASONS,
  type Reasons,
  type RemarkOption,
  type Risk,
  riskText,
  type Transition,
} from '../caseType';

interface DisapprovalDialogProps<Row extends object> {
  caseType: CaseType<Row>;
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
  onDisapprove: (agreed: Agreed, reasons: Reasons) => Promise<boolean>;
}

const ADDITIONAL_LIMIT = 1000;
const REMARK_REQUIRED = 'Required!';
const NO_REMARKS = 'There are no remarks. Enter the reason below.';
const REMARK_CHANGED = 'Someone changed a remark that you selected. Check your selection.';

export function DisapprovalDialog<Row extends object>(props: DisapprovalDialogProps<Row>) {
  const { caseType, row, transition, risks, suggestedOf, draft, onDraft, isBusy, failure, onReturn, onDisapprove } =
    props;
  const { agree, answer, leave } = useAgreeInStep();
  const remarks = caseType.useRemarks();
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
    const agreed = await agree();
    if (agreed && !(await onDisapprove(agreed, reasons))) leave();
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
            <ToConfirm name={caseType.nameOf(row)} risks={risks} {...confirmed} />
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
              : 'Enter selects the first remark, Ctrl+Enter continues'}
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

/** Kept per case: it survives opening another case, an error, and signing in again. */
interface Draft {
  readonly chosen: readonly (number | string)[];
  readonly additional: string;
}

const EMPTY: Draft = { chosen: [], additional: '' };

const drafts = proxy<Record<string, Draft>>({});

onAnotherPerson(() => {
  for (const key of Object.keys(drafts)) delete drafts[key];
});

/** `key` is the case's key. */
export function useDraft(key: string): [Draft, (draft: Draft) => void] {
  // Synchronous, because a delayed update would lose characters of a controlled input.
  const draft = useSnapshot(drafts, { sync: true })[key] ?? EMPTY;
  return [
    draft,
    (changed) => {
      drafts[key] = changed;
    },
  ];
}

/** To be called when the case is decided. */
export function dropDraft(key: string): void {
  delete drafts[key];
}

interface RemarkChoiceProps {
  options: RemarkOption[];
  suggested: Set<RemarkOption['id']>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  error: string | undefined;
}

/**
 * Suggested remarks come first. Typing filters the list, and Enter chooses the first match; arrow keys move the focus,
 * and Space chooses.
 */
function RemarkChoice({ options, suggested, draft, onDraft, error }: RemarkChoiceProps) {
  const [filterText, setFilterText] = useState('');
  // The list may load late: a user who is typing in another field by then keeps the focus.
  const [takesFocus] = useState(() => !isTyping());
  const isSuggested = ({ id }: RemarkOption) => suggested.has(id);
  const isChosen = ({ id }: RemarkOption) => draft.chosen.includes(id);
  const ordered = [...options.filter(isSuggested), ...options.filter((option) => !isSuggested(option))];
  const shown = ordered.filter(({ remarks }) => containsWords(remarks, filterText));

  const toggle = ({ id }: RemarkOption) => {
    const { chosen } = draft;
    onDraft({ ...draft, chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  };
  const chooseFirst = (event: KeyboardEvent<HTMLElement>) => {
    const first = shown.find((option) => !isChosen(option));
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !first) return;
    event.preventDefault();
    toggle(first);
    setFilterText('');
  };

  return (
    <fieldset className="remark-choice" aria-describedby={error ? 'remarks-error' : undefined}>
      <legend>Remarks</legend>
      <ul className="chosen-remarks" aria-label="Selected remarks">
        {options.filter(isChosen).map((option) => (
          <li key={option.id}>
            <RemovableTag text={option.remarks} onRemove={() => toggle(option)} />
          </li>
        ))}
      </ul>
      <InputGroup
        aria-label="Search remarks"
        placeholder="Search remarks"
        value={filterText}
        onChange={({ target }) => setFilterText(target.value)}
        onKeyDown={(event) => {
          chooseFirst(event);
          moveFocus(event);
        }}
        autoFocus={takesFocus}
      />
      <div className="remark-list">
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            checked={isChosen(option)}
            onChange={() => toggle(option)}
            onKeyDown={(event) => moveFocus(event)}
          >
            {option.remarks}
            {isSuggested(option) && (
              <Tag minimal intent="warning">
                Suggested
              </Tag>
            )}
            {option.special_instructions && <small>{option.special_instructions}</small>}
          </Checkbox>
        ))}
        {shown.length === 0 && <p>No matching remarks.</p>}
      </div>
      {error && (
        <div id="remarks-error" role="alert" className="field-error">
          {error}
        </div>
      )}
    </fieldset>
  );
}

/** The up and down arrows move between the filter field and the checkboxes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const inputs = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const at = inputs.indexOf(event.target as HTMLInputElement);
  event.preventDefault();
  inputs[at + step]?.focus();
}
