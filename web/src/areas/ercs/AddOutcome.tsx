import { Callout } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { notSaved, type Outcome, saved } from './rules';

/** What of several types was saved, and what was not and why. */
export function AddOutcome({ outcome: { saved: added, failed } }: { outcome: Outcome }) {
  const top = useRef<HTMLDivElement>(null);
  const isThere = failed.length > 0;
  // Who pressed Save at the end of a long form sees it.
  useEffect(() => {
    if (isThere) top.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <div ref={top}>
      {/* There before its text: otherwise not every reader would read it aloud. */}
      <div role="status">
        {added.length > 0 && (
          <Callout className="failure" intent="success" icon={false}>
            {saved(added)}
          </Callout>
        )}
      </div>
      {failed.length > 0 && (
        <Callout className="failure" intent="danger" icon={false} role="alert">
          <p>{notSaved(failed.map(({ type }) => type))}</p>
          <ul className="ercs-reasons">
            {failed.map(({ type, reason }) => (
              <li key={type}>
                <strong>{type}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
