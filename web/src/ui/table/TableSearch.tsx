import { InputGroup } from '@blueprintjs/core';
import { Search } from '@/ui/icons';

interface Props {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
}

/** Filters a table at every keystroke. */
export function TableSearch({ label, placeholder = label, text, onText }: Props) {
  return (
    <InputGroup
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
}
