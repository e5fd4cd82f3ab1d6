// A form field to choose several of a few options, from a list that stays open. The chosen ones are shown as tags.
import { Tag } from '@blueprintjs/core';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { Cross } from '@/ui/buttons/icons';
import { CaretDown, Tick } from '@/ui/buttons/pageIcons';
import { describedBy, Field } from './Field';
import { nameField } from './fieldNames';
import './comboBox.css';
import './fields.css';
import './tagBox.css';
import { Popover } from '@/ui/buttons/Popover';
import { finderIn } from '@/ui/texts/words';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Its value is the chosen options, in the order of `options`. */
  name: FieldPath<Values>;
  label: string;
  placeholder: string;
  options: readonly string[];
  /** A remark shown beside an option. */
  noteOf?: (option: string) => string | undefined;
  disabled?: boolean;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Keeps the focus in the field when the list is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function MultiSelectField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, placeholder, options, noteOf, disabled = false } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label);
  const chosen: readonly string[] = field.value;
  const listId = useId();
  const optionId = (at: number) => `${listId}-${at}`;
  const chosenId = (at: number) => `${listId}-chosen-${at}`;
  const input = useRef<HTMLInputElement | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = isWanted && !disabled;
  const shown = finderIn(options)(text).flatMap((at) => options[at] ?? []);

  useLayoutEffect(() => {
    if (isOpen) sheet.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const choose = (wanted: readonly string[]) => field.onChange(options.filter((option) => wanted.includes(option)));
  const drop = (option: string | undefined) => {
    if (!disabled) choose(chosen.filter((other) => other !== option));
  };
  const toggle = (option: string | undefined) => {
    if (option === undefined || disabled) return;
    if (chosen.includes(option)) drop(option);
    else choose([...chosen, option]);
    // The option stays active when the search text is cleared and the list shows all options again.
    setActive(options.indexOf(option));
    setText('');
  };
  const open = () => {
    if (!isOpen) setActive(0);
    setWanted(true);
  };
  const close = () => {
    setWanted(false);
    setText('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The field is read-only while the form is being saved.
    if (event.defaultPrevented) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(Math.min(Math.max(active + step, 0), Math.max(shown.length - 1, 0)));
    } else if (event.key === 'Enter' && isOpen) {
      // Otherwise Enter would save the form.
      event.preventDefault();
      toggle(shown[active]);
    } else if (event.key === 'Backspace' && text === '') {
      drop(chosen.at(-1));
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise Escape would close the dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field.
    <div className="multi-select-list" onMouseDown={keepFocus}>
      <div ref={sheet} id={listId} className="combo-options" role="listbox" aria-label={label} aria-multiselectable>
        {shown.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the field states the active option.
          <div
            key={option}
            id={optionId(at)}
            role="option"
            aria-selected={chosen.includes(option)}
            className={at === active ? 'active' : undefined}
            onClick={() => toggle(option)}
          >
            <span className="multi-select-tick">{chosen.includes(option) && <Tick />}</span>
            <span>{option}</span> {noteOf?.(option) && <small>{noteOf(option)}</small>}
          </div>
        ))}
      </div>
      <p role="status">{shown.length === 0 && 'No matches'}</p>
    </div>
  );

  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <Popover
          isOpen={isOpen}
          content={list}
          placement="bottom-start"
          arrow={false}
          animation="minimal"
          matchTargetWidth
          autoFocus={false}
          enforceFocus={false}
          shouldReturnFocusOnClose={false}
          canEscapeKeyClose={false}
          renderTarget={({ ref }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a click around the input counts as one on it.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            <div
              ref={ref}
              className={`multi-select tag-box bp6-input ${fieldState.error ? 'bp6-intent-danger' : ''}`}
              onMouseDown={(event) => event.target !== input.current && keepFocus(event)}
              onClick={(event) => {
                if (event.defaultPrevented) return;
                input.current?.focus();
                open();
              }}
            >
              {chosen.map((option, at) => (
                <Tag key={option} minimal>
                  <span id={chosenId(at)}>{option}</span>
                  <button
                    type="button"
                    className="multi-select-remove"
                    aria-label={`Remove ${option}`}
                    title={`Remove ${option}`}
                    disabled={disabled}
                    onClick={(event) => {
                      // Removing a tag must not open the list.
                      event.stopPropagation();
                      drop(option);
                      input.current?.focus();
                    }}
                  >
                    <Cross size={12} />
                  </button>
                </Tag>
              ))}
              <input
                {...control}
                ref={(element) => {
                  input.current = element;
                  field.ref(element);
                }}
                role="combobox"
                aria-describedby={describedBy(
                  control,
                  chosen.map((_, at) => chosenId(at)),
                )}
                aria-disabled={disabled}
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && shown.length > 0 ? optionId(active) : undefined}
                autoComplete="off"
                spellCheck={false}
                maxLength={250}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setActive(0);
                  setWanted(true);
                }}
                onKeyDown={press}
                onBlur={() => {
                  close();
                  field.onBlur();
                }}
              />
              <CaretDown className="combo-caret" />
            </div>
          )}
        />
      )}
    </Field>
  );
}
