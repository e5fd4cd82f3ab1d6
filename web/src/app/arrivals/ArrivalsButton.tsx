import { Button } from '@blueprintjs/core';
import { groupDigits } from '@/ui/texts/groupDigits';
import { useCurrentPath } from '../shell/useCurrentPath';
import { showArrivals, useArrivalsAt } from './store';

/**
 * A button for new rows of the list. It has its own room and the rows are shown only when it is pressed, so nothing
 * moves.
 */
export function ArrivalsButton() {
  const path = useCurrentPath();
  const count = useArrivalsAt(path);
  return (
    <span role="status">
      {count > 0 && path !== undefined && (
        <Button
          size="small"
          intent="primary"
          text={`${groupDigits(count)} new – Show`}
          onClick={() => showArrivals(path)}
        />
      )}
    </span>
  );
}
