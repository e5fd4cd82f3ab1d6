import { Button, Checkbox, Dialog, DialogBody, DialogFooter, InputGroup, Tag, TextArea } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '@/api/answer';
import { type Remark, remarksQuery } from '@/shared/remarks';
import { BusyButton } from '@/ui/BusyButton';
import { useConfirm } from '@/ui/confirm';
import { Failure } from '@/ui/Failure';
import { Field } from '@/ui/Field';
import { Loading } from '@/ui/Loading';
import type { Decision } from '../calls';
import { compareRegistration } from '../comparison';
import { fullName, type Registration } from '../registration';
import { suggestedRemarks } from '../remarkHints';
import { disapproval, REMARK_REQUIRED } from '../rules';
import type { Draft } from './draft';
import type { Case } from './useCase';

interface Props {
  registration: Registration;
  subject: Case;
  /** Kept outside the dialog, so that closing it loses nothing. */
  draft: Draft;
  onDraft: (draft: Draft) => void;
  isBusy: boolean;
  failure: string | null;
  onReturn: () => void;
  onDisapprove: (decision: Decision) => Promise<boolean>;
}

const ADDITIONAL_LIMIT = 1000;

export function DisapprovalDialog(props: Props) {
  const { registration, draft, onDraft, isBusy, failure, onReturn, onDisapprove } = props;
  const confirm = useConfirm(registration.recordid);
  const remarks = useQuery(remarksQuery);
  const [tried, setTried] = useState(false);
  const active = remarks.data?.filter(({ status }) => status === 'A') ?? [];
  const chosen = active.filter(({ recordid }) => draft.chosen.includes(recordid));
  const error = tried && chosen.length === 0 ? REMARK_REQUIRED : undefined;

  const disapprove = async () => {
    if (isBusy) return;
    setTried(true);
    if (chosen.length === 0) return;
    const confirmed = await confirm({
      title: 'Please Confirm Application Disapproval',
      text: fullName(registration),
      confirm: 'Disapprove',
      intent: 'danger',
    });
    if (confirmed && (await onDisapprove(disapproval(chosen, draft.additional)))) setTried(false);
  };

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void disapprove();
  };

  return (
    <Dialog
      className="disapproval"
      title="Application Disapproval"
      isOpen
      onClose={isBusy ? undefined : onReturn}
      canOutsideClickClose={false}
      transitionDuration={0}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for all fields inside. */}
      <div className="disapproval-form" onKeyDown={sendByKeys}>
        <DialogBody>
          <Failure message={failure} />
          <Failure message={remarks.error && messageOf(remarks.error)} />
          {remarks.isError && <Button text="Try again" onClick={() => void remarks.refetch()} />}
          {remarks.isPending && <Loading />}
          {remarks.isSuccess && <RemarkChoice {...props} remarks={active} error={error} />}
          <Field label="Additional Remarks (if any)">
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
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Return" disabled={isBusy} onClick={onReturn} />
              <BusyButton text="Disapprove" intent="danger" isBusy={isBusy} onClick={() => void disapprove()} />
            </>
          }
        >
          Ctrl+Enter disapproves
        </DialogFooter>
      </div>
    </Dialog>
  );
}

function suggestedFor({ registration, subject }: Props, remarks: Remark[]): Set<number> {
  const { core, files } = subject;
  const differing = core
    ? compareRegistration(registration, core)
        .filter(({ outcome }) => outcome === 'differs' || outcome === 'notSubmitted')
        .map(({ field }) => field)
    : [];
  const missing = { selfie: files.data?.selfie === null, id: files.data?.id === null };
  return suggestedRemarks(remarks, differing, missing);
}

/** Lists all remarks, suggested ones first. Typing filters them, arrow keys move the focus, space selects. */
function RemarkChoice(props: Props & { remarks: Remark[]; error: string | undefined }) {
  const { remarks, draft, onDraft, error } = props;
  const [filterText, setFilterText] = useState('');
  const suggested = suggestedFor(props, remarks);
  const isSuggested = ({ recordid }: Remark) => suggested.has(recordid);
  const shown = [...remarks.filter(isSuggested), ...remarks.filter((remark) => !isSuggested(remark))].filter(
    ({ remarks: text }) => text.toLowerCase().includes(filterText.trim().toLowerCase()),
  );

  const toggle = (id: number) => {
    const { chosen } = draft;
    onDraft({ ...draft, chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  };

  return (
    <fieldset className="remark-choice" aria-describedby={error ? 'remarks-error' : undefined}>
      <legend>Remarks</legend>
      <InputGroup
        aria-label="Narrow the remarks"
        placeholder="Narrow the remarks"
        value={filterText}
        onChange={({ target }) => setFilterText(target.value)}
        onKeyDown={(event) => moveFocus(event)}
        autoFocus
      />
      <div className="remark-list">
        {shown.map((remark) => (
          <Checkbox
            key={remark.recordid}
            checked={draft.chosen.includes(remark.recordid)}
            onChange={() => toggle(remark.recordid)}
            onKeyDown={(event) => moveFocus(event)}
          >
            {remark.remarks}
            {isSuggested(remark) && (
              <Tag minimal intent="warning">
                Suggested
              </Tag>
            )}
          </Checkbox>
        ))}
        {shown.length === 0 && <p>No remark has these words.</p>}
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
