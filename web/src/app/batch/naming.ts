// How rows are named and counted in questions and messages.
import { groupDigits } from '@/ui/texts/counts';
import { quoted } from '@/ui/texts/words';

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
