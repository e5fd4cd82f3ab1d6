import { Button } from '@blueprintjs/core';
import { grouped } from '@/ui/texts/grouped';
import { useCurrentPath } from '../shell/useCurrentPath';
import { showArrivals, useArrivalsAt } from './store';

/** In a place where nothing moves when it comes: what has come in is shown when somebody wants it, and not before. */
export function ArrivalsButton() {
  const path = useCurrentPath();
  const count = useArrivalsAt(path);
  return (
    <span role="status">
      {count > 0 && path !== undefined && (
        <Button
          size="small"
          intent="primary"
          text={`${grouped(count)} new – Show`}
          onClick={() => showArrivals(path)}
        />
      )}
    </span>
  );
}
