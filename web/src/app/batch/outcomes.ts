// Counts the outcomes of a batch and describes them in words.

import { groupDigits } from '@/ui/texts/counts';
import { quoted } from '@/ui/texts/words';
import type { Halt, ItemOutcome } from './runEach';

export interface Counts {
  total: number;
  done: number;
  failed: number;
  notSent: number;
  /** Done and failed together. */
  ended: number;
}

export function countsOf(outcomes: readonly ItemOutcome[]): Counts {
  const of = (state: ItemOutcome['state']) => outcomes.filter((each) => each.state === state).length;
  const [done, failed, notSent] = [of('done'), of('failed'), of('notSent')];
  return { total: outcomes.length, done, failed, notSent, ended: done + failed };
}

/** 'All 12 done.', or '9 done, 2 failed, 1 not sent.' */
export function inWords({ total, done, failed, notSent }: Counts): string {
  if (done === total) return total === 1 ? 'Done.' : `All ${groupDigits(total)} done.`;
  const parts = [
    `${groupDigits(done)} done`,
    failed > 0 && `${groupDigits(failed)} failed`,
    notSent > 0 && `${groupDigits(notSent)} not sent`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Why a run that was stopped has not ended yet, and why no other one can begin. */
export const FINISHED_FIRST = 'Finishing the current row …';

export const HALTS: Record<Halt, string> = {
  stopped: 'Stopped.',
  signedOut: 'Your session has ended.',
  unreachable: 'Several rows in a row got no answer, so the rest were not sent.',
};

const MAYBE_DONE = 'It may have been done. Retrying checks this first.';

/** Why an item failed, and what that means for another try; empty for all others. */
export function reasonOf(outcome: ItemOutcome): string {
  if (outcome.state !== 'failed') return '';
  const { message, isUnknown } = outcome;
  return isUnknown ? `${message} ${MAYBE_DONE}` : message;
}

/** Screen readers are told of every quarter, not of each of hundreds of items. */
export const quarterOf = ({ ended, total }: Counts) => (total < 8 ? 0 : Math.floor((4 * ended) / total));

export const placesOf = (outcomes: readonly ItemOutcome[], wanted: ItemOutcome['state']): number[] =>
  outcomes.flatMap(({ state }, at) => (state === wanted ? [at] : []));

/** After a run, the items that need attention come first. */
const RANKS: Record<ItemOutcome['state'], number> = { failed: 0, notSent: 1, underWay: 2, waiting: 2, done: 3 };
export const worstFirst = (outcomes: readonly ItemOutcome[]): number[] =>
  outcomes
    .map(({ state }, at) => ({ at, rank: RANKS[state] }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ at }) => at);

// How rows are named and counted in questions and messages.

const MOST_NAMED = 3;

/** 'A', 'B', 'C' and 9 others. */
export function namesInWords(names: readonly string[]): string {
  // A single remaining one is named as well, rather than written as '1 others'.
  const shown = names.slice(0, names.length === MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED).map(quoted);
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${groupDigits(others)} others.`;
  const last = shown.pop() ?? '';
  return `${[shown.join(', '), last].filter(Boolean).join(' and ')}.`;
}

/** The sentence about selected rows that need no change. */
export function alreadyDoneText(count: number, of: number, doneWord: string): string {
  const word = doneWord.toLowerCase();
  return count === 1
    ? `1 of the ${groupDigits(of)} selected is already ${word}.`
    : `${groupDigits(count)} of the ${groupDigits(of)} selected are already ${word}.`;
}
