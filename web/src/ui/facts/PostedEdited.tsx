import { savedMoment } from '@/ui/saving/savedMoment';
import { shownMoment } from '@/ui/texts/days';
import './facts.css';
import { Fragment } from 'react';

interface Saved {
  by: string;
  /** As the server wrote it; undefined while the record is not saved, null where the server does not say. */
  at?: string | null;
}

interface Props {
  /** For a new record: the user who is about to post it. */
  posted: Saved;
  edited?: Saved | undefined;
  /** For lists whose columns have other names. */
  words?: readonly [posted: string, edited: string];
}

const WORDS = ['Posted', 'Edited'] as const;

/** Read-only facts in a record's dialog: who posted and who edited it, and when. */
export function PostedEdited({ posted, edited, words = WORDS }: Props) {
  return (
    <dl className="posted-edited">
      <Part label={words[0]} saved={posted} />
      {edited && <Part label={words[1]} saved={edited} />}
    </dl>
  );
}

const NOTHING = '–';
const NOT_YET = 'After saving';

function Part({ label, saved: { by, at } }: { label: string; saved: Saved }) {
  return (
    <>
      <div>
        <dt>{label} by</dt>
        <dd>{by ? <EmailText address={by} /> : NOTHING}</dd>
      </div>
      {at !== null && (
        <div>
          <dt>{label} Date</dt>
          <dd>{at === undefined ? NOT_YET : shownMoment(savedMoment(at)) || NOTHING}</dd>
        </div>
      )}
    </>
  );
}

/** An e-mail address that can wrap before its @ and its dots. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
