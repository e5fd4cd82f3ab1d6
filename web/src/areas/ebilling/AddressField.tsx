// A form field for several email addresses. Each is a tag that can be edited or removed.
import { Tag } from '@blueprintjs/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Cross } from '@/ui/buttons/icons';
import { WarningSign } from '@/ui/buttons/pageIcons';
import { EmailText } from '@/ui/facts/PostedEdited';
import { describedBy, Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import '@/ui/fields/tagBox.css';
import { useAfterPress } from '@/ui/buttons/useAfterPress';
import type { Recipients } from './calls';
import './ebilling.css';
import {
  addressesIn,
  hasEnded,
  invalidAddressesIn,
  joinedAddresses,
  MOST_CHARACTERS,
  type RecipientsForm,
} from './rules';

interface Props {
  form: UseFormReturn<RecipientsForm, unknown, Recipients>;
  name: 'EmailAdd' | 'CCEmail' | 'BCCEmail';
  label: string;
  autoFocus?: boolean;
}

/**
 * The tags, and the text being typed after them. The form's value contains both, so that unfinished text is not lost.
 */
interface Entry {
  tags: string[];
  text: string;
}

const writtenOf = ({ tags, text }: Entry) => joinedAddresses([...tags, text]);
const entryOf = (value: string): Entry => ({ tags: addressesIn(value), text: '' });

/** From this length on the field shows the number of characters. */
const NEARLY_FULL = 200;

export function AddressField({ form, name, label, autoFocus = false }: Props) {
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label);
  const [typed, setTyped] = useState(() => entryOf(field.value));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const tagId = (at: number) => `${listId}-${at}`;
  // The form may set another value, such as restored input after the user had to sign in again.
  const entry = writtenOf(typed) === field.value ? typed : entryOf(field.value);
  const { tags, text } = entry;
  const wrong = invalidAddressesIn(field.value);
  const isWrong = (address: string) => wrong.includes(address);

  const change = (next: Entry) => {
    // The value does not change while it is being sent.
    if (form.formState.isSubmitting) return;
    setTyped(next);
    field.onChange(writtenOf(next));
  };
  /** Turns the text into tags. Invalid addresses are reported at once, not only when the form is submitted. */
  const end = (written: string) => {
    if (written === '') return;
    const value = joinedAddresses([...tags, written]);
    change(entryOf(value));
    if (invalidAddressesIn(value).length > 0) void form.trigger(name);
  };
  const leave = useAfterPress(() => {
    // The press may have been on a tag, which moves that address back into the input for editing.
    if (document.activeElement !== input.current) end(text);
  });
  const writeAnew = (address: string) => {
    change({ tags: addressesIn(writtenOf(entry)).filter((tag) => tag !== address), text: address });
    input.current?.focus();
  };
  const remove = (at: number) => {
    change({ tags: tags.filter((_, place) => place !== at), text });
    focusTag(Math.min(at, tags.length - 2), at);
  };

  const tagButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('.address-text') ?? [])];
  /** Focuses a tag, or the input after the last one. `without` is the index of a tag that is about to be removed. */
  const focusTag = (at: number, without?: number) => {
    const buttons = tagButtons().filter((_, place) => place !== without);
    (buttons[Math.max(at, 0)] ?? input.current)?.focus();
  };

  const pressInInput = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const last = tags.at(-1);
    if ((event.key === 'Enter' || event.key === 'Escape') && text !== '' && !event.nativeEvent.isComposing) {
      // Enter and Escape only finish the typed address here; they neither submit the form nor close the dialog.
      event.preventDefault();
      event.stopPropagation();
      end(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      change({ tags: tags.slice(0, -1), text: last });
    } else if (event.key === 'ArrowLeft' && isAtStart && last !== undefined) {
      event.preventDefault();
      focusTag(tags.length - 1);
    }
  };
  const pressInTag = (event: KeyboardEvent, address: string, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) focusTag(at + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    // Handled here because the click that Enter triggers would focus the input, which would then receive the Enter as
    // well.
    else if (event.key === 'Enter') writeAnew(address);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // Read from the clipboard, because an input drops line breaks.
    const pasted = event.clipboardData.getData('text');
    const result = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length);
    if (!hasEnded(result) && addressesIn(result).length < 2) return;
    event.preventDefault();
    end(result);
  };

  const { error } = fieldState;
  const named = error && wrong.length > 0 ? wrong.map((address) => `‘${address}’`).join(', ') : undefined;
  const { length } = field.value;
  const counted = !error && length > NEARLY_FULL ? `${length} of ${MOST_CHARACTERS} characters` : undefined;
  return (
    <Field label={label} error={error?.message} note={named ?? counted} className="address-field">
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the tags focuses the input, which keys can reach themselves.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
        <div
          className={`bp6-input tag-box address-box${error ? ' bp6-intent-danger' : ''}`}
          onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        >
          <ul ref={list} aria-label={`${label} addresses`}>
            {tags.map((address, at) => (
              <li key={address}>
                <Tag minimal={!isWrong(address)} intent={isWrong(address) ? 'danger' : 'none'} multiline>
                  <button
                    type="button"
                    id={tagId(at)}
                    className="address-text"
                    tabIndex={-1}
                    title={isWrong(address) ? 'Not an email address. Correct it' : 'Correct it'}
                    aria-label={`${isWrong(address) ? 'Invalid: ' : ''}${address}`}
                    onClick={() => writeAnew(address)}
                    onKeyDown={(event) => pressInTag(event, address, at)}
                  >
                    {isWrong(address) && <WarningSign size={12} />}
                    <span>
                      <EmailText address={address} />
                    </span>
                  </button>
                  <button
                    type="button"
                    className="address-remove"
                    tabIndex={-1}
                    title={`Remove ${address}`}
                    aria-label={`Remove ${address}`}
                    onClick={() => remove(at)}
                  >
                    <Cross size={12} />
                  </button>
                </Tag>
              </li>
            ))}
          </ul>
          <input
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            aria-describedby={describedBy(
              control,
              tags.map((_, at) => tagId(at)),
            )}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that the user has opened.
            autoFocus={autoFocus}
            placeholder={tags.length === 0 ? 'Separate addresses with semicolons' : undefined}
            value={text}
            onChange={({ target: { value } }) => (hasEnded(value) ? end(value) : change({ tags, text: value }))}
            onKeyDown={pressInInput}
            onPaste={paste}
            onBlur={({ relatedTarget }) => {
              // Making a tag now would move the button from under the pointer. The form's value has the text anyway.
              if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')) leave();
              field.onBlur();
            }}
          />
        </div>
      )}
    </Field>
  );
}
