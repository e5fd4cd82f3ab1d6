import { lazy, type Ref, Suspense, useState } from 'react';
import { ButtonPopover } from '@/ui/buttons/ButtonPopover';
import { IconButton } from '@/ui/buttons/icons';
import { Calendar as CalendarSign } from '@/ui/buttons/pageIcons';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { Loading } from '@/ui/messages/MessagePage';
import { DAY_FORMAT, type DayFormat, dayIn, dayProblem, typedDay } from '@/ui/texts/days';
import { Field } from './Field';
import { ActionInput } from './TextInput';

const Calendar = lazy(() => import('./Calendar'));

const NO_CALENDAR = 'The calendar could not be loaded. Type the date, or reload the page.';

interface Props {
  label: string;
  /** 'YYYY-MM-DD', or '' when there is none. A text that is no date is shown as it is. */
  value: string;
  /** `typed` is the text as written, which may be no date. */
  onChange: (day: string, typed: string) => void;
  error?: string | undefined;
  warning?: string | undefined;
  note?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** The first and the last day that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  format?: DayFormat | undefined;
  autoFocus?: boolean;
}

/** A date that is typed or picked from a calendar. */
export function DateInput({
  label,
  value,
  onChange,
  error,
  warning,
  note,
  inputRef,
  min,
  max,
  format = DAY_FORMAT,
  autoFocus = false,
}: Props) {
  // The typed text, kept as long as it means the field's value; `day` is '' while the text cannot be read.
  const [draft, setDraft] = useState<{ text: string; day: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = draft?.day === value ? draft.text : null;
  const unreadable = typed && !value ? dayProblem(typed, format) : undefined;

  const pick = (day: string) => {
    setDraft(null);
    setOpen(false);
    onChange(day, day);
  };

  return (
    <Field label={label} error={error ?? unreadable} warning={warning} note={note} className="date-field">
      {(control) => (
        <ActionInput
          {...control}
          inputRef={inputRef}
          autoFocus={autoFocus}
          value={typed ?? dayIn(format, value)}
          placeholder={format}
          intent={error || unreadable ? 'danger' : warning ? 'warning' : 'none'}
          autoComplete="off"
          maxLength={10}
          onChange={({ target }) => {
            const day = typedDay(target.value);
            setDraft({ text: target.value, day });
            onChange(day, target.value);
          }}
          onBlur={() => {
            if (value) setDraft(null);
          }}
          action={
            <ButtonPopover
              isOpen={isOpen}
              onOpenChange={setOpen}
              placement="bottom-end"
              content={
                <CrashBoundary fallback={<p className="no-calendar">{NO_CALENDAR}</p>}>
                  <Suspense fallback={<Loading />}>
                    <Calendar value={value} min={min} max={max} onPick={pick} />
                  </Suspense>
                </CrashBoundary>
              }
            >
              <IconButton label={`${label}: open the calendar`} icon={<CalendarSign />} />
            </ButtonPopover>
          }
        />
      )}
    </Field>
  );
}
