import { IconButton } from '@/ui/IconButton';
import { ChevronLeft, ChevronRight, Help } from '@/ui/icons';
import type { Queue } from '../queue';

interface Props<Row> {
  queue: Queue<Row>;
  isBusy: boolean;
  onKeys: () => void;
}

export function QueueSteps<Row>({ queue: { previous, next, position, go }, isBusy, onKeys }: Props<Row>) {
  return (
    <span className="queue-steps">
      <IconButton
        label="Previous case"
        icon={<ChevronLeft />}
        disabled={!previous || isBusy}
        onClick={() => go(previous)}
      />
      {position && <span>{position}</span>}
      <IconButton label="Next case" icon={<ChevronRight />} disabled={!next || isBusy} onClick={() => go(next)} />
      <IconButton className="key-hint" label="Keyboard" icon={<Help />} onClick={onKeys} />
    </span>
  );
}
