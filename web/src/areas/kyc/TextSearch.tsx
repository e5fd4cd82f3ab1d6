import { InputGroup } from '@blueprintjs/core';
import { Search } from '@/ui/icons';
import type { Desk } from './desk';

/** Narrows while it is typed. */
export function TextSearch({ desk, label }: { desk: Desk; label: string }) {
  return (
    <InputGroup
      className="text-search"
      type="search"
      aria-label={label}
      placeholder="Name, account or counter"
      leftIcon={<Search />}
      maxLength={250}
      value={desk.text}
      onChange={({ target }) => desk.setFilter({ text: target.value }, { replace: true })}
      onKeyDown={(event) => {
        // Enter here is not the Search beside it.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
