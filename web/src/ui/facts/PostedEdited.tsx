import { savedMoment } from '@/ui/saving/savedMoment';
import { shownMoment } from '@/ui/texts/days';
import { EmailText } from './EmailText';
import './postedEdited.css';

interface Saved {
  by: string;
  /** As the server wrote it; nothing as long as it is not saved, null where the server does not say. */
  at?: string | null;
}

interface Props {
  /** Of a new record: who is about to post it. */
  posted: Saved;
  edited?: Saved | undefined;
  /** Where the columns of the list call it otherwise. */
  words?: readonly [posted: string, edited: string];
}

const WORDS = ['Posted', 'Edited'] as const;

/** Who posted and who edited a record, and when: read, not changed, in its dialog. */
export function PostedEdited({ posted, edited, words = WORDS }: Props) {
  return (
    <dl className="posted-edited">
      <Part label={words[0]} saved={posted} />
      {edited && <Part label={words[1]} saved={edited} />}
    </dl>
  );
}

const NOTHING = '–';
const NOT_YET = 'When it is saved';

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
