import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronLeft, ChevronRight, Help } from '@/ui/buttons/icons';
import type { Steps } from './useSteps';

interface Props {
  /** '12 of 137' */
  position: string | null;
  steps: Steps;
  onHelp: () => void;
}

export function QueueSteps({ position, steps, onHelp }: Props) {
  return (
    <span className="queue-steps">
      <DisabledReason whyNot={steps.whyNotBack}>
        {(off) => <IconButton {...off} label="Previous case" icon={<ChevronLeft />} onClick={steps.goBack} />}
      </DisabledReason>
      {position && <span>{position}</span>}
      <DisabledReason whyNot={steps.whyNotOn}>
        {(off) => <IconButton {...off} label="Next case" icon={<ChevronRight />} onClick={steps.goOn} />}
      </DisabledReason>
      <IconButton label="Help" icon={<Help />} onClick={onHelp} />
    </span>
  );
}
