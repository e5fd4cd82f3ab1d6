import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '@/api/answer';
import type { Acting } from '@/api/client';
import { useAgree } from '@/app/saving/useAct';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Field } from '@/ui/fields/Field';
import { Failure } from '@/ui/messages/Failure';
import { Loading } from '@/ui/messages/Loading';
import { type Kind, keyOf, type Reasons, type RemarkOption, type Risk, riskText, type Transition } from '../kind';
import { PLAIN_QUESTION } from './approval';
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
  onDisapprove: (by: Acting, reasons: Reasons) => Promise<boolean>;
}

const ADDITIONAL_LIMIT = 1000;
const REMARK_REQUIRED = 'Required!';

export function DisapprovalDialog<Row extends object>(props: Props<Row>) {
  const { kind, row, transition, risks, suggestedOf, draft, onDraft, isBusy, failure, onReturn, onDisapprove } = props;
  const agree = useAgree(keyOf(kind, row), PLAIN_QUESTION);
  const remarks = kind.useRemarks();
  const [tried, setTried] = useState(false);
  const options = remarks.data ?? [];
  const chosen = options.filter(({ id }) => draft.chosen.includes(id));
  const error = tried && chosen.length === 0 ? REMARK_REQUIRED : undefined;

  const disapprove = async () => {
    if (isBusy) return;
    setTried(true);
    if (chosen.length === 0) return;
    const by = await agree({
      title: transition.question,
      text: [
        kind.nameOf(row),
        riskText(risks),
        ...chosen.map(({ remarks: text }) => text),
        draft.additional.trim(),
      ].filter(Boolean),
      confirm: transition.confirm,
      intent: 'danger',
    });
    if (by && (await onDisapprove(by, { chosen, additional: draft.additional }))) setTried(false);
  };

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void disapprove();
  };

  return (
    <Dialog
      className="disapproval"
      backdropClassName="disapproval-backdrop"
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
          {remarks.isSuccess && (
            <RemarkChoice
              options={options}
              suggested={suggestedOf(options)}
              draft={draft}
              onDraft={onDraft}
              error={error}
            />
          )}
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
              <BusyButton text={transition.label} intent="danger" isBusy={isBusy} onClick={() => void disapprove()} />
            </>
          }
        >
          <span className="key-hint">Enter chooses the first remark, Ctrl+Enter disapproves</span>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
