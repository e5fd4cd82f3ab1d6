// A field to choose one of very many items by typing, where a list of all of them would be too long.
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './comboBox.css';
import { CaretDown } from '@/ui/buttons/pageIcons';
import { groupDigits } from '@/ui/texts/counts';
import { finderIn } from '@/ui/texts/words';
import { Field } from './Field';

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
  /** The reason why there is nothing to choose from yet; shown when the user tries anyway. */
  locked?: string | undefined;
  /** Shown while the items are loading. */
  loading?: string | undefined;
  error?: string | undefined;
  warning?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** Items beyond these are found by typing. */
const SHOWN_AT_MOST = 100;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

const counted = (found: number) =>
  found > SHOWN_AT_MOST
    ? `The first ${SHOWN_AT_MOST} of ${groupDigits(found)}: type more to find the others`
    : found === 0
      ? 'No matches'
      : `${found} found`;

export function ComboBox<Item>(props: Props<Item>) {
  const { label, placeholder, items, textOf, idOf, selected, onSelect, disabled } = props;
  const { locked, loading, error, warning, inputRef, autoFocus } = props;
  const listId = useId();
  const optionId = (at: number) => `${listId}-${at}`;
  /** The search text; null while the list is closed and the field shows the selected item. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  if (isAnnounced && !locked) setAnnounced(false);
  const isOpen = text !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `textOf` does not change.
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
  const tell = () => {
    if (locked) setAnnounced(true);
  };
  const open = () => {
    tell();
    if (isOpen || locked) return;
    setText('');
    // The active option is the selected item, if it is among the options shown.
    setActive(selected ? Math.max(0, items.slice(0, SHOWN_AT_MOST).indexOf(selected)) : 0);
  };
  const close = () => setText(null);
  const choose = (item: Item | undefined) => {
    if (!item) return;
    close();
    onSelect(item);
  };
  const click = (event: MouseEvent) => {
    if (!event.defaultPrevented) open();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The field is read-only while the form is being saved.
    if (event.defaultPrevented) return;
    tell();
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(Math.min(Math.max(active + step, 0), Math.max(shown.length - 1, 0)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) choose(shown[active]);
    } else if (event.key === 'Tab') {
      // If only one item matches, Tab selects it.
      if (text?.trim() && found.length === 1) choose(shown[0]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="combo-box">
      <Field label={label} error={(isAnnounced && locked) || error} warning={warning}>
        {(control) => (
          // Blueprint's InputGroup keeps `aria-disabled` for disabled inputs, so the input is written out here.
          <div
            className={`bp6-input-group${isAnnounced || error ? ' bp6-intent-danger' : warning ? ' bp6-intent-warning' : ''}`}
          >
            <input
              {...control}
              ref={inputRef}
              className="bp6-input"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
              aria-disabled={Boolean(disabled || locked)}
              aria-busy={Boolean(loading)}
              autoComplete="off"
              spellCheck={false}
              maxLength={250}
              disabled={disabled}
              readOnly={Boolean(locked)}
              // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that the user has opened.
              autoFocus={autoFocus}
              placeholder={selected ? textOf(selected) : (loading ?? (locked ? '' : placeholder))}
              value={text ?? (selected ? textOf(selected) : '')}
              title={selected ? textOf(selected) : undefined}
              onChange={({ target }) => search(target.value)}
              onFocus={tell}
              onClick={click}
              onKeyDown={press}
              onBlur={close}
            />
            <CaretDown className="combo-caret" />
          </div>
        )}
      </Field>
      {/* Keeps the focus in the field when the list is clicked. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field. */}
      <div className="combo-list" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div ref={list} id={listId} className="combo-options" role="listbox" aria-label={label}>
          {shown.map((item, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the field states the active option.
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
        <p role="status">{isOpen && (loading ?? counted(found.length))}</p>
      </div>
    </div>
  );
}
