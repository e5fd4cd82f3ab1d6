import { Button, ProgressBar } from '@blueprintjs/core';
import { grouped } from '@/ui/grouped';
import type { Look } from './lookThrough';

interface Props {
  look: Look;
  isLooking: boolean;
  onStop: () => void;
  onGoOn: () => void;
}

/** Filtering loads all pending registrations in many requests; this shows how many are loaded, and can stop it. */
export function SearchProgress({ look, isLooking, onStop, onGoOn }: Props) {
  const { looked, total } = look;
  if (!isLooking && !look.isStopped) return null;
  const progress = `${grouped(looked)} of ${grouped(total)}`;
  const begun = total > 0 ? `Looking through ${progress}` : 'Looking through all requests';
  return (
    <div className="search-progress">
      <span role="status">{isLooking ? begun : total > 0 ? `Stopped after ${progress}` : 'Stopped'}</span>
      <Button size="small" text={isLooking ? 'Stop' : 'Go on'} onClick={isLooking ? onStop : onGoOn} />
      {isLooking && <ProgressBar value={total > 0 ? looked / total : undefined} intent="primary" stripes={false} />}
    </div>
  );
}
