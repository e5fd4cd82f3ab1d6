import { IconButton } from '@/ui/IconButton';
import { ChevronLeft, ChevronRight, Help } from '@/ui/icons';
import type { Steps } from './useSteps';

interface Props {
  /** '12 of 137' */
  position: string | null;
  steps: Steps;
  onKeys: () => void;
}

export function QueueSteps({ position, steps, onKeys }: Props) {
  return (
    <span className="queue-steps">
      <IconButton label="Previous case" icon={<ChevronLeft />} disabled={!steps.canGoBack} onClick={steps.goBack} />
      {position && <span>{position}</span>}
      <IconButton label="Next case" icon={<ChevronRight />} disabled={!steps.canGoOn} onClick={steps.goOn} />
      <IconButton className="key-hint" label="Keyboard" icon={<Help />} onClick={onKeys} />
    </span>
  );
}
