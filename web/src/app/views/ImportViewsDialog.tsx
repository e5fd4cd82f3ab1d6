import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { grouped } from '@/ui/grouped';
import { useRestoreFocus } from '@/ui/useRestoreFocus';
import { nameIn } from '@/ui/words';
import { canBeInMenu, mayEnter, visitorOf } from '../guards';
import { useRoutes } from '../routes';
import { useSignedIn } from '../session/store';
import { viewsOf } from './store';
import { type Imported, importViews, readFile } from './transfer';
import './importViews.css';

const HINT = 'Choose or drop a file of exported views';
/** Nobody reads more of them. */
const NAMED_AT_MOST = 20;

type Read = { of: string } & (Imported | { problem: string });

export default function ImportViewsDialog({ onClose }: { onClose: () => void }) {
  const session = useSignedIn();
  const routes = useRoutes();
  const [read, setRead] = useState<Read>();
  useRestoreFocus();
  const take = async (file: File) => {
    const candidates = await readFile(file);
    const visitor = visitorOf(session);
    const paths = routes.filter((route) => canBeInMenu(route) && mayEnter(route, visitor)).map(({ path }) => path);
    const result = Array.isArray(candidates) ? importViews(viewsOf(session), candidates, paths) : candidates;
    setRead({ of: nameIn(file.name), ...result });
  };
  const isProblem = read && 'problem' in read;
  return (
    <Dialog title="Import views" isOpen onClose={onClose}>
      <DialogBody className="import-views">
        <FileDrop
          label="File of views"
          accept=".json,application/json"
          said={read?.of ?? HINT}
          onFile={(file) => void take(file)}
        />
        <Failure message={isProblem ? read.problem : undefined} />
        {read && !isProblem && <Outcome imported={read} />}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
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
  const more = names.length - NAMED_AT_MOST;
  return (
    <section>
      <h3 className="bp6-heading">
        {title}: {grouped(names.length)}
      </h3>
      <ul>
        {names.slice(0, NAMED_AT_MOST).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are read once, and names may be alike.
          <li key={at}>{name}</li>
        ))}
      </ul>
      {more > 0 && <p>And {grouped(more)} more.</p>}
    </section>
  );
}
