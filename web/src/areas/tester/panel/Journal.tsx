import { Button, HTMLSelect, type Intent, Tag } from '@blueprintjs/core';
import { memo, useId, useMemo, useState } from 'react';
import { basePath } from '@/app/config';
import { currentSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import { groupDigits } from '@/ui/texts/counts';
import { type Entry, operations, worldName } from '../calls';
import { copyToClipboard } from '../clipboard';
import { COPY, curlOf } from '../curl';
import {
  type CallOutcome,
  type Filter,
  filteredJournal,
  OUTCOMES,
  outcomeOf,
  shownAnswer,
  shownHeaders,
} from '../journalRows';
import { manilaTime } from '../moments';
import { useLoaded } from '../useLoaded';
import type { Watch } from '../useWorld';

/** More entries are rendered on request. */
const SHOWN_AT_FIRST = 100;

const INTENTS: Record<CallOutcome, Intent> = { any: 'none', done: 'success', refused: 'warning', failed: 'danger' };

async function copyCurl(entry: Entry): Promise<void> {
  const session = currentSession();
  const who = session && {
    email: session.user_info.data.emailaddress,
    application: session.appName,
    device_id: session.device_id,
  };
  const where = { console: `${location.origin}${basePath}`, world: worldName(), who: who ?? undefined };
  if (await copyToClipboard(curlOf(entry, where))) {
    toast.success('Copied as a curl command. It repeats this call as the user who is signed in here.');
  }
}

function Details({ entry }: { entry: Entry }) {
  return (
    <div className="tester-details">
      <p>
        <code>
          {entry.method} {entry.path}
        </code>
        <br />
        Answered with {entry.status === 'dropped' ? 'nothing: the connection was cut' : entry.status}.
      </p>
      <h3>Headers</h3>
      <dl>
        {shownHeaders(entry.headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Body</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable with keys. */}
      <pre tabIndex={0}>{entry.body === null ? 'none' : JSON.stringify(entry.body, null, 2)}</pre>
      <h3>Answer</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable with keys. */}
      <pre tabIndex={0}>{shownAnswer(entry)}</pre>
      {entry.isShortened && <p>This call cannot be copied because its body was too long to store.</p>}
      <Button text={COPY} size="small" disabled={entry.isShortened} onClick={() => void copyCurl(entry)} />
    </div>
  );
}

const Row = memo(function Row({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <time>{manilaTime(entry.at)}</time> <span>{entry.operation}</span>{' '}
        <Tag minimal intent={INTENTS[outcomeOf(entry)]}>
          {entry.status}
        </Tag>
      </button>
      <div id={id}>{isOpen && <Details entry={entry} />}</div>
    </li>
  );
});

const NO_FILTER: Filter = { text: '', area: '', outcome: 'any' };

export function Journal({ watch: { world, journal, clear } }: { watch: Watch }) {
  const all = useLoaded(operations, '', []);
  const areaOf = useMemo(() => new Map(all.map(({ operation, area }) => [operation, area])), [all]);
  const areas = [...new Set(areaOf.values())].sort();
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const found = useMemo(() => filteredJournal(journal, filter, areaOf), [journal, filter, areaOf]);

  const change = (changed: Partial<Filter>) => {
    setFilter({ ...filter, ...changed });
    setMost(SHOWN_AT_FIRST);
  };

  return (
    <>
      <input
        className="bp6-input bp6-fill"
        type="search"
        aria-label="Search calls"
        placeholder="Search calls: operation, status, body"
        maxLength={100}
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="tester-line">
        <HTMLSelect
          aria-label="Area"
          value={filter.area}
          options={[{ value: '', label: 'Any area' }, ...areas]}
          onChange={({ currentTarget }) => change({ area: currentTarget.value })}
        />
        <HTMLSelect
          aria-label="Answer"
          value={filter.outcome}
          options={OUTCOMES}
          onChange={({ currentTarget }) =>
            change({ outcome: OUTCOMES.find(({ value }) => value === currentTarget.value)?.value ?? 'any' })
          }
        />
        <Button text="Clear" aria-label="Clear the journal" onClick={() => void clear().catch(() => undefined)} />
      </div>
      <p className="tester-none" role="status">
        {groupDigits(found.length)} of {groupDigits(journal.length)} calls
      </p>
      <ul className="tester-journal" aria-label="Calls, newest first">
        {found.slice(0, most).map((entry) => (
          <Row key={`${world?.id} ${entry.number}`} entry={entry} />
        ))}
      </ul>
      {found.length > most && (
        <Button text={`Show ${SHOWN_AT_FIRST} more`} onClick={() => setMost(most + SHOWN_AT_FIRST)} />
      )}
    </>
  );
}
