import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronLeft, ChevronRight, Help } from '@/ui/buttons/icons';
import { Reasoned } from '@/ui/buttons/Reasoned';
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
      <Reasoned whyNot={steps.canGoBack ? undefined : 'There is no case before this one.'}>
        {(off) => <IconButton {...off} label="Previous case" icon={<ChevronLeft />} onClick={steps.goBack} />}
      </Reasoned>
      {position && <span>{position}</span>}
      <Reasoned whyNot={steps.canGoOn ? undefined : 'There is no case after this one.'}>
        {(off) => <IconButton {...off} label="Next case" icon={<ChevronRight />} onClick={steps.goOn} />}
      </Reasoned>
      <IconButton label="Help" icon={<Help />} onClick={onHelp} />
    </span>
  );
}
