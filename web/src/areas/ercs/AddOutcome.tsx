import { Callout } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { notSavedMessage, type Outcome, savedMessage } from './rules';

/** Shows which of several types were saved, and why the others were not. */
export function AddOutcome({ outcome: { saved: added, failed } }: { outcome: Outcome }) {
  const top = useRef<HTMLDivElement>(null);
  const hasFailed = failed.length > 0;
  // Scrolls into view, because 'Save' is at the end of a long form.
  useEffect(() => {
    if (hasFailed) top.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <div ref={top}>
      {/* The element exists before its text, because otherwise some screen readers would not announce it. */}
      <div role="status">
        {added.length > 0 && (
          <Callout className="failure" intent="success" icon={false}>
            {savedMessage(added)}
          </Callout>
        )}
      </div>
      {failed.length > 0 && (
        <Callout className="failure" intent="danger" icon={false} role="alert">
          <p>{notSavedMessage(failed.map(({ type }) => type))}</p>
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
