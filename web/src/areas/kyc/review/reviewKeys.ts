// The keys of a review. No decision is made by one of them alone: each opens what has to be confirmed.
import type { KeyAction } from '@/ui/keys/useKeys';
import type { PictureCommand } from '@/ui/pictures/PicturePair';
import { type Action, transitions } from '../transitions';
import type { Queue } from './queue';

interface Review {
  queue: Queue;
  actions: Action[];
  isAsleep: (action: Action) => boolean;
  isBusy: boolean;
  act: (action: Action) => void;
  perform: (command: PictureCommand) => void;
  toggleProfile: () => void;
  showSheet: () => void;
}

const DECISIONS: Record<Action, string> = { approve: 'a', disapprove: 'd', reapprove: 'e' };

const PICTURES: [key: string, command: PictureCommand, label: string, also?: string][] = [
  ['+', 'zoomIn', 'Zoom in', '='],
  ['-', 'zoomOut', 'Zoom out'],
  ['0', 'fit', 'Fit'],
  ['1', 'actualSize', 'Actual size'],
  ['r', 'rotateRight', 'Turn right'],
  ['Shift+R', 'rotateLeft', 'Turn left'],
  ['ArrowLeft', 'panLeft', 'Look left'],
  ['ArrowRight', 'panRight', 'Look right'],
  ['ArrowUp', 'panUp', 'Look up'],
  ['ArrowDown', 'panDown', 'Look down'],
  ['s', 'nextPicture', 'The other picture'],
  ['l', 'toggleLinked', 'Move together or alone'],
  ['f', 'toggleLarge', 'Large, in a window of their own'],
];

export function reviewKeys(review: Review): KeyAction[] {
  const { queue, actions, isAsleep, isBusy } = review;
  return [
    ...actions.map(
      (action): KeyAction => ({
        key: DECISIONS[action],
        group: 'Decision',
        label: `${transitions[action].label}, after a confirmation`,
        disabled: isAsleep(action),
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
    ...PICTURES.map(([key, command, label, also]): KeyAction => {
      const run = () => review.perform(command);
      const repeats = /^(pan|zoom)/.test(command);
      return { key, ...(also && { also }), group: 'Pictures', label, repeats, run };
    }),
    { key: '?', group: 'Help', label: 'This list', run: review.showSheet },
  ];
}
