// Several addresses in one field of a form: each is a tag that can be written anew or removed.
import { Tag } from '@blueprintjs/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Cross, WarningSign } from '@/ui/buttons/icons';
import { EmailText } from '@/ui/facts/EmailText';
import { describedBy, Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import '@/ui/fields/tagBox.css';
import { useAfterPress } from '@/ui/buttons/useAfterPress';
import type { Recipients } from './calls';
import './ebilling.css';
import { addressesIn, hasEnded, joined, MOST_CHARACTERS, type RecipientsForm, wrongIn } from './rules';

interface Props {
  form: UseFormReturn<RecipientsForm, unknown, Recipients>;
  name: 'EmailAdd' | 'CCEmail' | 'BCCEmail';
  label: string;
  autoFocus?: boolean;
}

/** The tags, and what is being typed behind them. The form has both: what somebody has not ended is not lost. */
interface Entry {
  tags: string[];
  text: string;
}

const writtenOf = ({ tags, text }: Entry) => joined([...tags, text]);
const entryOf = (value: string): Entry => ({ tags: addressesIn(value), text: '' });

/** From here on it is said how many characters there are. */
const NEARLY_FULL = 200;

export function AddressField({ form, name, label, autoFocus = false }: Props) {
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label);
  const [typed, setTyped] = useState(() => entryOf(field.value));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const tagId = (at: number) => `${listId}-${at}`;
  // The form may have got another value, such as what was typed before somebody was signed out.
  const entry = writtenOf(typed) === field.value ? typed : entryOf(field.value);
  const { tags, text } = entry;
  const wrong = wrongIn(field.value);
  const isWrong = (address: string) => wrong.includes(address);

  const change = (next: Entry) => {
    // What is being sent does not change any more.
    if (form.formState.isSubmitting) return;
    setTyped(next);
    field.onChange(writtenOf(next));
  };
  /** Makes tags of a text. What is wrong with them is said now, and not when everything else is filled in. */
  const end = (written: string) => {
    if (written === '') return;
    const value = joined([...tags, written]);
    change(entryOf(value));
    if (wrongIn(value).length > 0) void form.trigger(name);
  };
  const leave = useAfterPress(() => {
    // What was pressed may have been a tag, which is written anew now.
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
  /** Behind the last tag is where one types. `without` is the place of a tag that is about to go. */
  const focusTag = (at: number, without?: number) => {
    const buttons = tagButtons().filter((_, place) => place !== without);
    (buttons[Math.max(at, 0)] ?? input.current)?.focus();
  };

  const pressInInput = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const last = tags.at(-1);
    if ((event.key === 'Enter' || event.key === 'Escape') && text !== '' && !event.nativeEvent.isComposing) {
      // Neither is the form sent by it nor the dialog closed: what is being typed ends.
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
    // A click by Enter would be one more Enter in the input, which then has the focus.
    else if (event.key === 'Enter') writeAnew(address);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // An input would drop the line breaks.
    const pasted = event.clipboardData.getData('text');
    const whole = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length);
    if (!hasEnded(whole) && addressesIn(whole).length < 2) return;
    event.preventDefault();
    end(whole);
  };

  const { error } = fieldState;
  const named = error && wrong.length > 0 ? wrong.map((address) => `‘${address}’`).join(', ') : undefined;
  const { length } = field.value;
  const counted = !error && length > NEARLY_FULL ? `${length} of ${MOST_CHARACTERS} characters` : undefined;
  return (
    <Field label={label} error={error?.message} note={named ?? counted} className="address-field">
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the tags is one into the input, which keys reach by themselves.
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
                    title={isWrong(address) ? 'No e-mail address. Write it anew' : 'Write it anew'}
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
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that was asked for.
            autoFocus={autoFocus}
            placeholder={tags.length === 0 ? 'Addresses, with semicolons between them' : undefined}
            value={text}
            onChange={({ target: { value } }) => (hasEnded(value) ? end(value) : change({ tags, text: value }))}
            onKeyDown={pressInInput}
            onPaste={paste}
            onBlur={({ relatedTarget }) => {
              // A tag would move the button away below the pointer that presses it; the form has the text anyway.
              if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')) leave();
              field.onBlur();
            }}
          />
        </div>
      )}
    </Field>
  );
}
