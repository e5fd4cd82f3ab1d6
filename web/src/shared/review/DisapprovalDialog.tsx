import { Button, Checkbox, Dialog, DialogBody, DialogFooter, InputGroup, Tag, TextArea } from '@blueprintjs/core';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '@/api/answer';
import { BusyButton } from '@/ui/BusyButton';
import { useConfirm } from '@/ui/confirm';
import { Failure } from '@/ui/Failure';
import { Field } from '@/ui/Field';
import { Loading } from '@/ui/Loading';
import type { Draft } from './draft';
import { type Kind, keyOf, type Reasons, type RemarkOption, type Transition } from './kind';

interface Props<Row extends object> {
  kind: Kind<Row>;
  row: Row;
  transition: Transition<Row>;
  /** The ids of the remarks that fit what is wrong with the case. */
  suggestedOf: (remarks: RemarkOption[]) => Set<RemarkOption['id']>;
  /** Kept outside the dialog, so that closing it loses nothing. */
  draft: Draft;
  onDraft: (draft: Draft) => void;
  isBusy: boolean;
  failure: string | null;
  onReturn: () => void;
  onDisapprove: (reasons: Reasons) => Promise<boolean>;
}

const ADDITIONAL_LIMIT = 1000;
const REMARK_REQUIRED = 'Required!';

export function DisapprovalDialog<Row extends object>(props: Props<Row>) {
  const { kind, row, transition, suggestedOf, draft, onDraft, isBusy, failure, onReturn, onDisapprove } = props;
  const confirm = useConfirm(keyOf(kind, row));
  const remarks = kind.useRemarks();
  const [tried, setTried] = useState(false);
  const options = remarks.data ?? [];
  const chosen = options.filter(({ id }) => draft.chosen.includes(id));
  const error = tried && chosen.length === 0 ? REMARK_REQUIRED : undefined;

  const disapprove = async () => {
    if (isBusy) return;
    setTried(true);
    if (chosen.length === 0) return;
    const confirmed = await confirm({
      title: transition.question,
      text: kind.nameOf(row),
      confirm: transition.confirm,
      intent: 'danger',
    });
    if (confirmed && (await onDisapprove({ chosen, additional: draft.additional }))) setTried(false);
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
          Ctrl+Enter disapproves
        </DialogFooter>
      </div>
    </Dialog>
  );
}

interface ChoiceProps extends Pick<Props<object>, 'draft' | 'onDraft'> {
  options: RemarkOption[];
  suggested: Set<RemarkOption['id']>;
  error: string | undefined;
}

/** Lists all remarks, suggested ones first. Typing filters them, arrow keys move the focus, space selects. */
function RemarkChoice({ options, suggested, draft, onDraft, error }: ChoiceProps) {
  const [filterText, setFilterText] = useState('');
  const isSuggested = ({ id }: RemarkOption) => suggested.has(id);
  const shown = [...options.filter(isSuggested), ...options.filter((option) => !isSuggested(option))].filter(
    ({ remarks: text }) => text.toLowerCase().includes(filterText.trim().toLowerCase()),
  );

  const toggle = (id: RemarkOption['id']) => {
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
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            checked={draft.chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
            onKeyDown={(event) => moveFocus(event)}
          >
            {option.remarks}
            {isSuggested(option) && (
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
