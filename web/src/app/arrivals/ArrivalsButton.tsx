import { Button } from '@blueprintjs/core';
import { useCurrentPath } from '../routing/screenName';
import { showArrivals, useArrivalsAt } from './store';

/**
 * A button for new rows of the list. It has its own room and the rows are shown only when it is pressed, so nothing
 * moves.
 */
export function ArrivalsButton() {
  const path = useCurrentPath();
  const { count, text } = useArrivalsAt(path);
  return (
    <span role="status">
      {count > 0 && path !== undefined && (
        <Button size="small" intent="primary" text={`${text} – Show`} onClick={() => showArrivals(path)} />
      )}
    </span>
  );
}
