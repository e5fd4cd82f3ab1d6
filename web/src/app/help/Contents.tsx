// The list of all help pages, or of those that a search finds.
import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { Search } from '@/ui/buttons/icons';
import { beginningOf } from '@/ui/texts/words';
import { type Entry, type Part, searchIn } from './chapters';

const SHOWN_LENGTH = 120;
const THIS_SCREEN = 'This screen';

interface Props {
  parts: readonly Part[];
  shown: Entry | undefined;
  /** The page of the open screen. */
  currentEntry: Entry | undefined;
  search: RefObject<HTMLInputElement | null>;
  onShow: (entry: Entry) => void;
}

export function Contents({ parts, shown, currentEntry, search, onShow }: Props) {
  const [text, setText] = useState('');
  const find = useMemo(() => searchIn(parts), [parts]);
  const hits = text.trim() === '' ? undefined : find(text);
  const press = (event: KeyboardEvent) => {
    const [first] = hits ?? [];
    if (event.key === 'Enter' && first) onShow(first.entry);
  };
  const line = (entry: Entry, where = '', isMarked = entry === shown) => (
    <li key={`${entry.paths.join()} ${entry.tab ?? ''} ${entry.chapter.title}`}>
      <button type="button" aria-current={isMarked ? 'true' : undefined} onClick={() => onShow(entry)}>
        {entry.chapter.title}
        {where && <small>{beginningOf(where, SHOWN_LENGTH)}</small>}
      </button>
    </li>
  );
  const groups = currentEntry ? [{ title: THIS_SCREEN, entries: [currentEntry] }, ...parts] : parts;
  return (
    <nav className="help-contents" aria-label="All pages">
      <InputGroup
        inputRef={search}
        className="text-search"
        type="search"
        aria-label="Search in all pages"
        placeholder="Search in all pages"
        leftIcon={<Search />}
        maxLength={250}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {hits ? (
        <>
          <p role="status">
            {hits.length === 0 ? 'No matching pages' : `${hits.length} ${hits.length === 1 ? 'page' : 'pages'}`}
          </p>
          <ul>{hits.map(({ entry, where }) => line(entry, where))}</ul>
        </>
      ) : (
        groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h3 className="bp6-heading">{title}</h3>
            <ul>
              {entries.map((entry) =>
                line(entry, '', entry === shown && (entry !== currentEntry || title === THIS_SCREEN)),
              )}
            </ul>
          </section>
        ))
      )}
    </nav>
  );
}
