// What stands in the place of a list that could not be had.
import { Button, NonIdealState } from '@blueprintjs/core';

export interface ListFailure {
  /** Why; undefined where nothing is to be said of that. */
  message: string | undefined;
  onRetry: () => void;
}

interface Props {
  failure: ListFailure;
  title?: string;
}

/** Never how many there are: nobody knows. */
export function NotLoaded({ failure: { message, onRetry }, title = 'The list could not be loaded' }: Props) {
  return (
    <NonIdealState
      title={message === undefined ? 'The list is not known' : title}
      description={message}
      action={<Button text="Try again" onClick={onRetry} />}
    />
  );
}
