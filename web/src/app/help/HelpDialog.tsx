// The help dialog: the page of the open screen beside its keys, and all other pages with a search.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { useKeys } from '@/ui/keys/useKeys';
import type { ListedKey } from '@/ui/keys/usePartKeys';
import { config } from '../config';
import { visitorOf } from '../routing/guards';
import { useAreas } from '../routing/routes';
import { screenName, useCurrentPath } from '../routing/screenName';
import { useSession } from '../session/store';
import { Contents } from './Contents';
import { type Entry, entryAt, partsFor } from './chapters';
import { HelpPage } from './HelpPage';
import type { HelpTexts } from './page';
import './help.css';
import '@/ui/keys/keys.css';

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
