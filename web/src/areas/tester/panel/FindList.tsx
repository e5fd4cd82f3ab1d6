// A grouped list with a search field; an item is chosen by one click or with keys.
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useOptions } from '@/ui/fields/useOptions';
import { finderIn } from '@/ui/texts/words';

export interface Item {
  id: string;
  label: string;
  hint?: string;
  /** Shown beside the label, for example that it is the current one. */
  mark?: ReactNode;
}

export interface Group {
  name: string;
  items: Item[];
}

interface Props {
  label: string;
  groups: Group[];
  onChoose: (id: string) => void;
  /** For lists that are too long to load at once: requests the matches from the server. */
  onSearch?: (text: string) => void;
  isPending?: boolean;
  /** Shown below the list, for example that there are more. */
  note?: string;
}

function useFound(groups: Group[], text: string): Group[] {
  const find = useMemo(() => {
    const all = groups.flatMap(({ name, items }) => items.map(({ label, hint }) => `${label} ${hint ?? ''} ${name}`));
    return finderIn(all);
  }, [groups]);
  return useMemo(() => {
    const found = new Set(find(text));
    let at = 0;
    return groups
      .map(({ name, items }) => ({ name, items: items.filter(() => found.has(at++)) }))
      .filter(({ items }) => items.length > 0);
  }, [groups, find, text]);
}

export function FindList({ label, groups, onChoose, onSearch, isPending = false, note }: Props) {
  const [text, setText] = useState('');
  const found = useFound(groups, text);
  const shown = found.flatMap(({ items }) => items);
  const options = useOptions({ items: shown, onChoose: (item) => onChoose(item.id), isPending });

  const search = (typed: string) => {
    setText(typed);
    onSearch?.(typed);
    options.begin();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      search('');
    } else {
      options.press(event);
    }
  };

  let at = -1;
  return (
    <div className="tester-find">
      <input
        {...options.field}
        className="bp6-input bp6-fill"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={press}
      />
      <div {...options.list} role="listbox" aria-label={label}>
        {found.map(({ name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group in a list box is not a fieldset.
          <div key={name} role="group" aria-label={name}>
            <div className="tester-group" aria-hidden>
              {name}
            </div>
            {items.map((item) => {
              at += 1;
              return (
                <div key={item.id} {...options.option(item, at)}>
                  <strong>{item.label}</strong> {item.mark}
                  {item.hint && <small>{item.hint}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="tester-none">
        {shown.length === 0 && groups.length > 0 && !isPending ? 'No matches' : note}
      </p>
    </div>
  );
}
