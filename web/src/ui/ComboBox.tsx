// One of very many, found by typing: the field of a form that a list of all of them would be too long for.
import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import './comboBox.css';
import { Field } from './Field';
import { CaretDown } from './icons';
import { finderIn } from './words';

interface Props<Item> {
  label: string;
  placeholder: string;
  items: readonly Item[];
  /** Items are shown and found by their texts. */
  textOf: (item: Item) => string;
  idOf: (item: Item) => string;
  selected: Item | undefined;
  onSelect: (item: Item) => void;
  disabled?: boolean;
}

/** What more there is, typing finds. */
const SHOWN_AT_MOST = 100;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

const counted = (found: number) =>
  found > SHOWN_AT_MOST
    ? `The first ${SHOWN_AT_MOST} of ${found.toLocaleString('en-US')}: type more to find the others`
    : found === 0
      ? 'Nothing matches'
      : `${found} found`;

export function ComboBox<Item>(props: Props<Item>) {
  const { label, placeholder, items, textOf, idOf, selected, onSelect, disabled } = props;
  const listId = useId();
  const optionId = (at: number) => `${listId}-${at}`;
  /** What is searched for; null while the list is closed, and what is selected stands in the field. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = text !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an item is written does not change.
  const find = useMemo(() => finderIn(items.map(textOf)), [items]);
  const found = useMemo(() => (text === null ? [] : find(text)), [find, text]);
  const shown = found.slice(0, SHOWN_AT_MOST).flatMap((at) => items[at] ?? []);

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const search = (typed: string) => {
    setText(typed);
    setActive(0);
  };
  const open = () => {
    if (isOpen) return;
    setText('');
    // The list begins with what is selected, where it is among the first.
    setActive(selected ? Math.max(0, items.slice(0, SHOWN_AT_MOST).indexOf(selected)) : 0);
  };
  const close = () => setText(null);
  const choose = (item: Item | undefined) => {
    if (!item) return;
    close();
    onSelect(item);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(Math.min(Math.max(active + step, 0), Math.max(shown.length - 1, 0)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="combo-box">
      <Field label={label}>
        {({ id }) => (
          <InputGroup
            id={id}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={250}
            disabled={disabled}
            placeholder={selected ? textOf(selected) : placeholder}
            rightElement={<CaretDown className="combo-caret" />}
            value={text ?? (selected ? textOf(selected) : '')}
            title={selected ? textOf(selected) : undefined}
            onChange={({ target }) => search(target.value)}
            onClick={open}
            onKeyDown={press}
            onBlur={close}
          />
        )}
      </Field>
      {/* The focus stays in the field: a click in the list takes it from nowhere. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is. */}
      <div className="combo-list" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div ref={list} id={listId} className="combo-options" role="listbox" aria-label={label}>
          {shown.map((item, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
            // biome-ignore lint/a11y/useFocusableInteractive: the field says which is active.
            <div
              key={idOf(item)}
              id={optionId(at)}
              role="option"
              aria-selected={item === selected}
              className={at === active ? 'active' : undefined}
              onClick={() => choose(item)}
            >
              {textOf(item)}
            </div>
          ))}
        </div>
        <p role="status">{isOpen && counted(found.length)}</p>
      </div>
    </div>
  );
}
