import { FormGroup } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isUnread } from '#wire/unread';

interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  /** An objection to the input that does not prevent saving. */
  warning?: string | undefined;
  /** A remark on the input, shown after the error if there is one. */
  note?: string | undefined;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** The `aria-describedby` of a control, extended by further ids, such as those of a field's tags. */
export function describedBy(control: ControlAttributes, ids: string[]): string | undefined {
  return [control['aria-describedby'], ...ids].filter(Boolean).join(' ') || undefined;
}

/** A label, a control, and the error or warning tied to it. */
export function Field({ label, error, warning, note, className, children }: FieldProps) {
  const message = error || warning;
  const id = useId();
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const describedBy = [message && errorId, note && noteId].filter(Boolean).join(' ') || undefined;
  return (
    <FormGroup
      className={className}
      label={label}
      labelFor={id}
      intent={error ? 'danger' : warning ? 'warning' : 'none'}
      helperText={
        (message || note) && (
          <>
            {message && (
              <span id={errorId} role="alert">
                {message}
              </span>
            )}
            {message && note && ': '}
            {note && <span id={noteId}>{note}</span>}
          </>
        )
      }
    >
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
    </FormGroup>
  );
}

const STAYS = 'The saved value could not be read. It stays as it is unless you change it.';

/** Shown at a field whose saved value is unknown; such a field is not sent as long as nobody changes it. */
export function unreadNote<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const inside = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];
  const saved = name.split('.').reduce(inside, form.formState.defaultValues);
  return isUnread(saved) || saved === null ? STAYS : undefined;
}
