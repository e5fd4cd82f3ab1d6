import { Button } from '@blueprintjs/core';
import type { ListFailure } from './NotLoaded';
import './notUpdated.css';

/** After a list that could not be loaded again: what it shows may be out of date. */
export function NotUpdated({ failure: { message, onRetry } }: { failure: ListFailure }) {
  // Where no reason is to be shown, the list is left as it is.
  if (message === undefined) return null;
  return (
    <div className="not-updated" role="status">
      <span>The list could not be updated, so it may be out of date. {message}</span>
      <Button size="small" text="Update the list" onClick={onRetry} />
    </div>
  );
}
