// The keyboard shortcuts of the review. Those for decisions only open a dialog that has to be confirmed.
import type { KeyAction } from '@/ui/keys/useKeys';
import { PICTURE_KEYS, type PictureCommand } from '@/ui/pictures/commands';
import type { Transition } from '../kind';
import type { Queue } from '../queue';
import { deliberateKeys } from './approval';
import type { Steps } from './useSteps';

interface Review<Row> {
  queue: Queue<Row>;
  steps: Steps;
  actions: Transition<Row>[];
  /** Why a decision cannot be made now. */
  whyNot: (action: Transition<Row>) => string | undefined;
  isBusy: boolean;
  act: (action: Transition<Row>) => void;
  perform: (command: PictureCommand) => void;
  /** The keys of this kind of case. */
  own: KeyAction[];
  showHelp: () => void;
}

/** The keys that walk from case to case. */
export const stepKeys = ({ whyNotOn, whyNotBack, goOn, goBack }: Steps): KeyAction[] => [
  { key: 'n', also: 'j', group: 'Case', label: 'Next case', whyNot: whyNotOn, run: goOn },
  { key: 'p', also: 'k', group: 'Case', label: 'Previous case', whyNot: whyNotBack, run: goBack },
];

export function caseKeys<Row>({ queue, steps, actions, isBusy, own, ...review }: Review<Row>): KeyAction[] {
  return [
    ...actions.map(
      (action): KeyAction => ({
        key: action.key,
        group: 'Decision',
        label: `${action.label}, after a confirmation`,
        whyNot: review.whyNot(action),
        run: () => review.act(action),
      }),
    ),
    ...deliberateKeys(actions),
    ...stepKeys(steps),
    ...own,
    { key: 'Escape', group: 'Case', label: 'Close', disabled: isBusy, run: () => queue.go(null) },
    ...(Object.keys(PICTURE_KEYS) as PictureCommand[]).map((command): KeyAction => {
      const run = () => review.perform(command);
      const repeats = /^(pan|zoom)/.test(command);
      return { ...PICTURE_KEYS[command], group: 'Pictures', repeats, run };
    }),
    { key: '?', group: 'Help', label: 'This page', run: review.showHelp },
  ];
}
