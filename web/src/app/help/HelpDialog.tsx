// The help dialog: the page of the open screen beside its keys, and all other pages with a search.
import { Button, Dialog, DialogBody, DialogFooter, H2, InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import { Search } from '@/ui/buttons/pageIcons';
import { BoldNames } from '@/ui/facts/markedNames';
import { StatusTag } from '@/ui/facts/StatusTag';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { type ListedKey, useKeys } from '@/ui/keys/useKeys';
import { beginningOf } from '@/ui/texts/words';
import { config } from '../config';
import { visitorOf } from '../routing/guards';
import { useAreas } from '../routing/routes';
import { screenName, useCurrentPath } from '../routing/screenName';
import { useSession } from '../session/store';
import { type Entry, entryAt, type HelpPart, partsFor, searchIn } from './chapters';
import type { HelpChapter, HelpSection, HelpTexts } from './page';
import './help.css';

const SHOWN_LENGTH = 120;
const THIS_SCREEN = 'This screen';

interface ContentsProps {
  parts: readonly HelpPart[];
  shown: Entry | undefined;
  /** The page of the open screen. */
  currentEntry: Entry | undefined;
  search: RefObject<HTMLInputElement | null>;
  onShow: (entry: Entry) => void;
}

/** The list of all help pages, or of those that a search finds. */
function Contents({ parts, shown, currentEntry, search, onShow }: ContentsProps) {
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

interface Props {
  texts: () => Promise<HelpTexts>;
  keys: readonly ListedKey[];
  onClose: () => void;
}

let loading: Promise<HelpTexts> | undefined;

/** Loaded once; after a failure it is loaded again when the help is next opened. */
function loaded(texts: Props['texts']): Promise<HelpTexts> {
  loading ??= texts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export default function HelpDialog({ texts, keys, onClose }: Props) {
  const all = use(loaded(texts));
  const areas = useAreas();
  const session = useSession();
  const path = useCurrentPath() ?? '';
  const parts = useMemo(() => {
    const visitor = session && visitorOf(session);
    return partsFor({ visitor, nameOf: (route) => screenName(route, session), deployment: config() }, areas, all);
  }, [areas, session, all]);
  const currentEntry = entryAt(parts, path, new URLSearchParams(location.search).get('tab'));
  const [entry, setEntry] = useState<Entry | undefined>(currentEntry ?? parts[0]?.entries[0]);
  /** Where there is no room for both list and page: whether the list is shown. */
  const [listShown, setListShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRestoreFocus();
  useKeys([{ key: '/', group: '', label: 'Search', run: () => search.current?.focus() }], root);

  // With the focus on the heading, the browser's own keys scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another page is shown.
  useEffect(() => {
    pane.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [entry]);

  const show = (chosen: Entry) => {
    setEntry(chosen);
    setListShown(false);
  };
  const isHere = entry === currentEntry;
  return (
    <Dialog
      className={listShown ? 'help lists' : 'help'}
      title="Help"
      isOpen
      onClose={onClose}
      onOpened={() => heading.current?.focus()}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody className="help-body" useOverflowScrollContainer={false}>
        <Contents parts={parts} shown={entry} currentEntry={currentEntry} search={search} onShow={show} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section ref={pane} className="help-pane" aria-label="Page" tabIndex={0}>
          {entry && <HelpPage chapter={entry.chapter} heading={heading} />}
          {isHere && keys.length > 0 && (
            <section className="help-keys key-hint" aria-label="Keys">
              <h3 className="bp6-heading">Keys</h3>
              <KeyList keys={keys} />
            </section>
          )}
        </section>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button className="help-print" text="Print" onClick={() => window.print()} />
            <Button text="Close" onClick={onClose} />
          </>
        }
      >
        <Button
          className="help-turn"
          text={listShown ? 'Back to the page' : 'All pages'}
          onClick={() => setListShown(!listShown)}
        />
      </DialogFooter>
    </Dialog>
  );
}

const SHOWN: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };
const shown = (key: string) =>
  key
    .split('+')
    .map((part) => SHOWN[part] ?? part)
    .join('+') || '+';

function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  const groups = [...new Set(keys.map(({ group }) => group))];
  return (
    <div className="key-list">
      {groups.map((group) => (
        <section key={group}>
          <h4 className="bp6-heading">{group}</h4>
          <dl>
            {keys
              .filter((each) => each.group === group)
              .map(({ key, also, label }) => (
                <div key={key}>
                  <dt>
                    <kbd>{shown(key)}</kbd>
                    {also && <kbd>{shown(also)}</kbd>}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Body({ section }: { section: HelpSection }) {
  if ('paragraphs' in section)
    return section.paragraphs.map((text) => (
      <p key={text}>
        <BoldNames text={text} />
      </p>
    ));
  if ('steps' in section)
    return (
      <ol>
        {section.steps.map((text) => (
          <li key={text}>
            <BoldNames text={text} />
          </li>
        ))}
      </ol>
    );
  return (
    <dl className={section.areStatuses ? 'help-states' : undefined}>
      {section.terms.map(([word, meaning]) => (
        <div key={word}>
          <dt>{section.areStatuses ? <StatusTag status={word} /> : word}</dt>
          <dd>
            <BoldNames text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface HelpPageProps {
  chapter: HelpChapter;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One help page, on screen and in print. */
function HelpPage({ chapter: { title, purpose, sections }, heading }: HelpPageProps) {
  return (
    <article className="help-page">
      <H2 ref={heading} tabIndex={-1}>
        {title}
      </H2>
      <p className="help-purpose">
        <BoldNames text={purpose} />
      </p>
      {sections.map((section) => (
        <section key={section.title}>
          <h3 className="bp6-heading">{section.title}</h3>
          <Body section={section} />
        </section>
      ))}
    </article>
  );
}
