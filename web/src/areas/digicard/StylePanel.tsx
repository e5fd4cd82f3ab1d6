import { Button, H2, Switch } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { usePatch } from '@/app/saving/concurrentChanges';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { useConfirm } from '@/ui/dialogs/confirm';
import { DROP_QUESTION, PROCEED } from '@/ui/dialogs/question';
import { StatusTag } from '@/ui/facts/StatusTag';
import { yesOrNo } from '@/ui/facts/statuses';
import { shownValue } from '@/ui/fields/fieldNames';
import { Failure } from '@/ui/messages/Failure';
import { cardKey, type Flags, type Style, styleQuery, updateStyle } from './calls';
import { onCards } from './rules';

const FLAGS: { name: keyof Flags; label: string }[] = [
  { name: 'isBoldFullname', label: 'Bold full name' },
  { name: 'isBoldCompany', label: 'Bold company' },
  { name: 'isBoldOtherLabel', label: 'Bold other labels' },
  { name: 'isBoldOtherValue', label: 'Bold other values' },
  { name: 'isVisibleSelfie', label: 'Visible selfie' },
];

const flagsOf = (style: Style): Flags => {
  const { isBoldFullname, isBoldCompany, isBoldOtherLabel, isBoldOtherValue, isVisibleSelfie } = style;
  return { isBoldFullname, isBoldCompany, isBoldOtherLabel, isBoldOtherValue, isVisibleSelfie };
};

const idOf = ({ recordid }: Style) => String(recordid);

const FIELDS = new Map(FLAGS.map(({ name, label }) => [name, { label, shown: shownValue }]));

interface Props {
  code: string;
  style: Style;
  /** The unsaved flags; null while the panel is not being edited. */
  draft: Flags | null;
  onDraft: (draft: Flags | null) => void;
  /** Whether leaving would lose changes. */
  onDirty: (isDirty: boolean) => void;
  onSaving: (isSaving: boolean) => void;
}

export function StylePanel({ code, style, draft, onDraft, onDirty, onSaving }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const confirm = useConfirm();
  const [opened, setOpened] = useState(style);
  const list = styleQuery(code);
  const patch = usePatch();
  const close = () => onDraft(null);
  const { save, failure, isSaving } = useSave({
    refresh: cardKey(code),
    success: 'Digicard label fontstyle successfully updated',
    refusal: 'warning',
    asks: (flags: Flags) => ({
      ...PROCEED,
      text: onCards(code),
      saves: { opened: { ...opened }, mine: flags, fields: FIELDS },
    }),
    send: (flags, agreed) => {
      // Only changed flags are sent, so that a colleague's changes of the others are kept.
      const touched = Object.fromEntries(
        Object.entries(flags).filter(([name, flag]) => flag !== opened[name as keyof Flags]),
      );
      return patch(style, { idOf, list }, (now, compared) =>
        updateStyle({ ...agreed, ...compared }, now.recordid, { ...flagsOf(now), ...touched }, emailaddress),
      );
    },
    onSaved: close,
  });
  useEffect(() => onSaving(isSaving), [isSaving, onSaving]);
  const isDirty = draft !== null && FLAGS.some(({ name }) => draft[name] !== opened[name]);
  const cancel = async () => {
    if (!isDirty || (await confirm(DROP_QUESTION))) close();
  };
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  // 'Edit' and the form's buttons replace each other, so the focus has to move with them.
  const panel = useRef<HTMLElement>(null);
  const isEditing = draft !== null;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (isEditing !== wasEditing.current)
      panel.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const edit = () => {
    setOpened(style);
    onDraft(flagsOf(style));
  };

  return (
    <section ref={panel} aria-label="Font style">
      <div className="part-header">
        <H2>Font style</H2>
        {draft ? (
          <span className="part-buttons">
            <Button text="Cancel" disabled={isSaving} onClick={() => void cancel()} />
            <BusyButton intent="primary" text="Save" isBusy={isSaving} onClick={() => void save(draft)} />
          </span>
        ) : (
          <Button text="Edit Font Style" onClick={edit} />
        )}
      </div>
      <Failure message={draft && failure} />
      <ul className="style-list">
        {FLAGS.map(({ name, label }) => (
          <li key={name}>
            {draft ? (
              <Switch
                role="switch"
                alignIndicator="end"
                label={draft[name] === null ? `${label} (unknown)` : label}
                checked={draft[name] === true}
                disabled={isSaving}
                onChange={({ currentTarget }) => onDraft({ ...draft, [name]: currentTarget.checked })}
              />
            ) : (
              <>
                <span>{label}</span>
                <StatusTag status={yesOrNo(style[name])} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
