// The keyboard shortcuts of the review. Those for decisions only open a dialog that has to be confirmed.
import type { KeyAction } from '@/ui/keys/useKeys';
import { PICTURE_KEYS, type PictureCommand } from '@/ui/pictures/commands';
import { type Action, transitions } from '../transitions';
import type { Queue } from './queue';

interface Review {
  queue: Queue;
  actions: Action[];
  isDisabled: (action: Action) => boolean;
  isBusy: boolean;
  act: (action: Action) => void;
  perform: (command: PictureCommand) => void;
  toggleProfile: () => void;
  showSheet: () => void;
}

const DECISIONS: Record<Action, string> = { approve: 'a', disapprove: 'd', reapprove: 'e' };

export function reviewKeys(review: Review): KeyAction[] {
  const { queue, actions, isDisabled, isBusy } = review;
  return [
    ...actions.map(
      (action): KeyAction => ({
        key: DECISIONS[action],
        group: 'Decision',
        label: `${transitions[action].label}, after a confirmation`,
        disabled: isDisabled(action),
        run: () => review.act(action),
      }),
    ),
    {
      key: 'n',
      also: 'j',
      group: 'Case',
      label: 'Next case',
      disabled: isBusy || !queue.next,
      run: () => queue.go(queue.next),
    },
    {
      key: 'p',
      also: 'k',
      group: 'Case',
      label: 'Previous case',
      disabled: isBusy || !queue.previous,
      run: () => queue.go(queue.previous),
    },
    { key: 'm', group: 'Case', label: "The member's profile of the company", run: review.toggleProfile },
    { key: 'Escape', group: 'Case', label: 'Close', disabled: isBusy, run: () => queue.go(null) },
    ...(Object.keys(PICTURE_KEYS) as PictureCommand[]).map((command): KeyAction => {
      const run = () => review.perform(command);
      const repeats = /^(pan|zoom)/.test(command);
      return { ...PICTURE_KEYS[command], group: 'Pictures', repeats, run };
    }),
    { key: '?', group: 'Help', label: 'This list', run: review.showSheet },
  ];
}
