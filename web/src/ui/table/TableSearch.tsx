import { InputGroup } from '@blueprintjs/core';
import { Search } from '@/ui/icons';

interface Props {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
}

/** Narrows a table while it is typed. */
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
        // Enter here is not the Search of a form around it.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
