// Imports views from a file. Replacing own views, or keeping searches that may contain names, is asked about first; the
// import can be undone.
import { Button, Checkbox, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState } from 'react';
import { FileDrop } from '@/ui/files/FileDrop';
import { useRestoreFocus } from '@/ui/focus/useRestoreFocus';
import { Failure } from '@/ui/messages/Failure';
import { countText } from '@/ui/texts/countText';
import { groupDigits } from '@/ui/texts/groupDigits';
import { nameIn } from '@/ui/texts/words';
import { canBeInMenu, mayEnter, visitorOf } from '../routing/guards';
import { useRoutes } from '../routing/routes';
import { useSignedIn } from '../session/store';
import { useViewChanges } from './changes';
import { VIEWS, type View } from './rules';
import { viewsOf } from './store';
import {
  type CheckedViews,
  checkViews,
  type Imported,
  type ImportOptions,
  outcomeOf,
  readFile,
  sortForImport,
  viewsWithNewSearch,
} from './transfer';
import './importViews.css';

const HINT = 'Choose or drop a file of exported views';
/** More names than this are not listed. */
const NAMED_AT_MOST = 20;
const NOTHING_MORE: ImportOptions = { replaces: false, keepsSearches: false };

/** The file's name and the state of its import: not a file of views, waiting for answers, or imported. */
type Read = { of: string } & ({ problem: string } | { question: Asked } | { imported: Imported });

interface Asked extends CheckedViews {
  /** Own views with the same names as views of the file. */
  rivals: View[];
  searching: View[];
}

export default function ImportViewsDialog({ onClose }: { onClose: () => void }) {
  const session = useSignedIn();
  const routes = useRoutes();
  const changes = useViewChanges();
  const views = viewsOf(session);
  const [read, setRead] = useState<Read>();
  const [wanted, setWanted] = useState(NOTHING_MORE);
  const close = useRef<HTMLButtonElement>(null);
  useRestoreFocus();

  const importThem = (of: string, { fit, refused }: CheckedViews, chosen: ImportOptions) => {
    const sorted = sortForImport(views, fit, chosen);
    changes.import(sorted, () => setRead(undefined));
    setRead({ of, imported: outcomeOf(sorted, refused) });
  };
  const answer = (of: string, judged: CheckedViews) => {
    // The pressed button disappears, so the focus moves to the close button.
    close.current?.focus();
    importThem(of, judged, wanted);
  };
  const take = async (file: File) => {
    const of = nameIn(file.name);
    const candidates = await readFile(file);
    if (!Array.isArray(candidates)) return setRead({ of, ...candidates });
    const visitor = visitorOf(session);
    const paths = routes.filter((route) => canBeInMenu(route) && mayEnter(route, visitor)).map(({ path }) => path);
    const judged = checkViews(views, candidates, paths);
    const question = {
      ...judged,
      rivals: sortForImport(views, judged.fit, NOTHING_MORE).kept,
      searching: viewsWithNewSearch(views, judged.fit),
    };
    if (question.rivals.length + question.searching.length === 0) return importThem(of, judged, NOTHING_MORE);
    setWanted(NOTHING_MORE);
    setRead({ of, question });
  };
  const question = read && 'question' in read ? read.question : undefined;
  return (
    <Dialog title="Import views" isOpen onClose={onClose}>
      <DialogBody className="import-views">
        <FileDrop
          label="File of views"
          accept=".json,application/json"
          hint={read?.of ?? HINT}
          onFile={(file) => void take(file)}
        />
        <Failure message={read && 'problem' in read ? read.problem : undefined} />
        {question && <Questions question={question} wanted={wanted} onWant={setWanted} />}
        {read && 'imported' in read && <Outcome imported={read.imported} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button ref={close} text={question ? 'Cancel' : 'Close'} onClick={onClose} />
            {read && question && <Button intent="primary" text="Import" onClick={() => answer(read.of, question)} />}
          </>
        }
      />
    </Dialog>
  );
}

interface QuestionsProps {
  question: Asked;
  wanted: ImportOptions;
  onWant: (wanted: ImportOptions) => void;
}

/** Both options are off by default: own views stay, and searches are left out. */
function Questions({ question: { fit, rivals, searching: withSearch }, wanted, onWant }: QuestionsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // Moves the keyboard focus to the questions.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={root}>
      <p role="status">{countText(fit.length, VIEWS)} can be imported.</p>
      {rivals.length > 0 && (
        <>
          <Checkbox
            checked={wanted.replaces}
            label={`Replace ${countText(rivals.length, VIEWS)} of yours by ${rivals.length === 1 ? 'the one of the same name' : 'those of the same names'}`}
            aria-describedby={`${id}-rivals`}
            onChange={({ currentTarget }) => onWant({ ...wanted, replaces: currentTarget.checked })}
          />
          <div id={`${id}-rivals`} className="import-asked">
            <Names names={rivals.map(({ name }) => name)} />
          </div>
        </>
      )}
      {withSearch.length > 0 && (
        <>
          <Checkbox
            checked={wanted.keepsSearches}
            label={`Also keep what ${countText(withSearch.length, VIEWS)} of the file ${withSearch.length === 1 ? 'searches' : 'search'} for`}
            aria-describedby={`${id}-searches`}
            onChange={({ currentTarget }) => onWant({ ...wanted, keepsSearches: currentTarget.checked })}
          />
          <p id={`${id}-searches`} className="import-asked bp6-form-helper-text">
            It may be somebody's name. It then stays in this browser after you have signed out.
          </p>
        </>
      )}
    </div>
  );
}

function Outcome({ imported: { added, replaced, same, refused } }: { imported: Imported }) {
  const isNothing = added.length + replaced.length + same.length + refused.length === 0;
  return (
    <div role="status">
      {isNothing && <p>There is no view in it.</p>}
      <Named title="Added" names={added} />
      <Named title="Replaced" names={replaced} />
      <Named title="Already here" names={same} />
      <Named title="Not taken" names={refused.map(({ name, why }) => `${name}: ${why}`)} />
    </div>
  );
}

function Named({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h3 className="bp6-heading">
        {title}: {groupDigits(names.length)}
      </h3>
      <Names names={names} />
    </section>
  );
}

function Names({ names }: { names: string[] }) {
  const more = names.length - NAMED_AT_MOST;
  return (
    <>
      <ul>
        {names.slice(0, NAMED_AT_MOST).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be equal.
          <li key={at}>{name}</li>
        ))}
      </ul>
      {more > 0 && <p>And {groupDigits(more)} more.</p>}
    </>
  );
}
