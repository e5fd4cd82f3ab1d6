// How many are spoken of in a question, and in what is said afterwards.
import { grouped } from '@/ui/texts/grouped';
import { quoted } from '@/ui/texts/words';

const MOST_NAMED = 3;

/** 'A', 'B', 'C' and 9 others. */
export function named(names: readonly string[]): string {
  // One alone is named, before it is 'one other'.
  const shown = names.slice(0, names.length === MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED).map(quoted);
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${grouped(others)} others.`;
  const last = shown.pop() ?? '';
  return `${[shown.join(', '), last].filter(Boolean).join(' and ')}.`;
}

/** Of those that were chosen, and need nothing done. */
export function alreadySo(count: number, of: number, doneWord: string): string {
  const word = doneWord.toLowerCase();
  return count === 1
    ? `1 of the ${grouped(of)} that are chosen is ${word} already.`
    : `${grouped(count)} of the ${grouped(of)} that are chosen are ${word} already.`;
}
