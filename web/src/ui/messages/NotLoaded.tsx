// Shown in place of a list that could not be loaded.
import { Button, NonIdealState } from '@blueprintjs/core';
import '@/ui/table/table.css';

export interface ListFailure {
  /** The reason; undefined where none is to be shown. */
  message: string | undefined;
  /** The list was loaded before: what it shows stays, and may be out of date. */
  isOfUpdate: boolean;
  onRetry: () => void;
}

interface Props {
  failure: ListFailure;
  title?: string;
}

/** Shows no number of rows, because it is unknown. */
export function NotLoaded({ failure: { message, onRetry }, title = 'The list could not be loaded' }: Props) {
  return (
    <NonIdealState
      title={message === undefined ? 'List not loaded' : title}
      description={message}
      action={<Button text="Try again" onClick={onRetry} />}
    />
  );
}

/** After a list that could not be loaded again: what it shows may be out of date. */
export function NotUpdated({ failure: { message, onRetry } }: { failure: ListFailure }) {
  // Where no reason is to be shown, the list is left as it is.
  if (message === undefined) return null;
  return (
    <div className="not-updated" role="status">
      <span>The list could not be updated and may be out of date. {message}</span>
      <Button size="small" text="Update the list" onClick={onRetry} />
    </div>
  );
}
