import { Button, InputGroup } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Filter, Search } from '@/ui/buttons/pageIcons';

interface Props {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** Adds a Clear button, and is called when that button is pressed. */
  onClear?: (() => void) | undefined;
}

/** A search field that filters a table at every keystroke. */
export function TableSearch({ label, placeholder = label, text, onText, onClear }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const search = (
    <InputGroup
      inputRef={field}
      className="text-search"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftIcon={<Search />}
      maxLength={250}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        // Enter must not submit a form around it.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
  if (!onClear) return search;
  const clear = () => {
    onText('');
    onClear();
    // The button no longer works now, so the focus moves to the field.
    field.current?.focus();
  };
  return (
    <>
      {search}
      <DisabledReason whyNot={text === '' ? 'Enter a search.' : undefined}>
        {(off) => <Button {...off} text="Clear" onClick={clear} />}
      </DisabledReason>
    </>
  );
}

/** In a narrow window the filters are folded behind a button, so that the list stays in sight. */
export function useFilterFold(isInUse: boolean) {
  const [isOpen, setOpen] = useState(false);
  return {
    className: isOpen ? 'filters' : 'filters filters-folded',
    toggle: (
      <Button
        className="filters-toggle"
        icon={<Filter />}
        text={isInUse ? 'Filters (in use)' : 'Filters'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
  };
}
