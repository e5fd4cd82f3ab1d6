// The keyboard shortcuts of a case, and the steps to the cases beside it.
import { useEffect, useState } from 'react';
import type { KeyAction } from '@/ui/keys/useKeys';
import { PICTURE_KEYS, type PictureCommand } from '@/ui/pictures/commands';
import type { Transition } from '../caseType';
import type { Queue } from '../queue';
import { deliberateKeys } from './transitions';

export interface Steps {
  /** Why there is no way to the next case now; undefined when there is one. */
  whyNotOn: string | undefined;
  whyNotBack: string | undefined;
  /** Another case was requested, so nothing more can be done with this one. */
  isLeaving: boolean;
  goOn: () => void;
  goBack: () => void;
}

export const DECIDING = 'The decision on this case is being sent.';
export const LEAVING = 'Another case is being loaded.';

/**
 * If the neighbour's page is still loading, the step is made once the page has arrived. `key` is the key of the open case.
 */
export function useSteps<Row>(
  {
    previous,
    next,
    isNextLoading,
    isPreviousLoading,
    go,
  }: Pick<Queue<Row>, 'previous' | 'next' | 'isNextLoading' | 'isPreviousLoading' | 'go'>,
  key: string,
  isBusy: boolean,
): Steps {
  const [left, setLeft] = useState<{ key: string; waitsFor: 'previous' | 'next' | null } | null>(null);
  const isLeaving = left?.key === key;
  const leaveFor = (to: Row) => {
    setLeft({ key, waitsFor: null });
    void go(to).finally(() => setLeft(null));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page has loaded or failed.
  useEffect(() => {
    if (!isLeaving || left.waitsFor === null) return;
    const [isStillLoading, wanted] = left.waitsFor === 'next' ? [isNextLoading, next] : [isPreviousLoading, previous];
    if (isStillLoading) return;
    if (wanted) leaveFor(wanted);
    else setLeft(null);
  }, [isLeaving, isNextLoading, isPreviousLoading]);
  const whyNot = isBusy ? DECIDING : isLeaving ? LEAVING : undefined;
  const hasNext = next !== null || isNextLoading;
  const hasPrevious = previous !== null || isPreviousLoading;
  return {
    whyNotOn: whyNot ?? (hasNext ? undefined : 'This is the last case.'),
    whyNotBack: whyNot ?? (hasPrevious ? undefined : 'This is the first case.'),
    isLeaving,
    goOn: () => (next ? leaveFor(next) : setLeft({ key, waitsFor: 'next' })),
    goBack: () => (previous ? leaveFor(previous) : setLeft({ key, waitsFor: 'previous' })),
  };
}

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

/** The keys for decisions only open a dialog that has to be confirmed. */
export function caseKeys<Row>({ queue, steps, actions, isBusy, own, ...review }: Review<Row>): KeyAction[] {
  return [
    ...actions.map(
      (action): KeyAction => ({
        key: action.key,
        group: 'Decision',
        label: `${action.label}, with confirmation`,
        whyNot: review.whyNot(action),
        run: () => review.act(action),
      }),
    ),
    ...deliberateKeys(actions),
    ...stepKeys(steps),
    ...own,
    { key: 'Escape', group: 'Case', label: 'Close', disabled: isBusy, run: () => void queue.go(null) },
    ...(Object.keys(PICTURE_KEYS) as PictureCommand[]).map((command): KeyAction => {
      const run = () => review.perform(command);
      const repeats = /^(pan|zoom)/.test(command);
      return { ...PICTURE_KEYS[command], group: 'Pictures', repeats, run };
    }),
    { key: '?', group: 'Help', label: 'This page', run: review.showHelp },
  ];
}
