// Shown in place of a list that could not be loaded.
import { Button, NonIdealState } from '@blueprintjs/core';

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
      title={message === undefined ? 'The list is not loaded' : title}
      description={message}
      action={<Button text="Try again" onClick={onRetry} />}
    />
  );
}
