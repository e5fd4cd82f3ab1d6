// Text search by words, ignoring case and accents.
const PLAIN = /^[ -~]*$/;

export const foldedText = (text: string) =>
  // A fast path for plain ASCII: most texts are, and a list may have a hundred thousand of them.
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** Whether the whole search text occurs in the other. */
export const containsText = (haystack: string, text: string) => foldedText(haystack).includes(foldedText(text.trim()));

/** Whether every word of the search text occurs in the other. */
export function containsWords(haystack: string, text: string): boolean {
  if (text.trim() === '') return true;
  const searched = foldedText(haystack);
  return foldedText(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Folds the texts once; the returned function gives the indexes of those in which every word occurs. */
export function finderIn(texts: readonly string[]): (text: string) => number[] {
  const searched = texts.map(foldedText);
  return (text) => {
    const words = foldedText(text).split(/\s+/);
    return searched.flatMap((each, at) => (words.every((word) => each.includes(word)) ? [at] : []));
  };
}

/** A word that begins at most this far before the end is left out whole; a longer one is cut. */
const LAST_WORD = 40;

/** The beginning of a text, cut between words if that drops at most half of the length. */
export function beginningOf(text: string, length: number): string {
  // Split by code points, so that no surrogate pair is cut in half.
  const letters = Array.from(text.trim());
  if (letters.length <= length) return letters.join('');
  const least = length - Math.min(LAST_WORD, Math.floor(length / 2));
  let end = length;
  while (end >= least && !/\s/.test(letters[end] ?? '')) end -= 1;
  const beginning = letters.slice(0, end >= least ? end : length).join('');
  return `${beginning.trimEnd()}…`;
}

const CARD_LENGTH = 200;

/** The part of a text that a card shows, in the apps as well as in the preview. */
export const cutForCard = (text: string) => beginningOf(text, CARD_LENGTH);

const NAME_LENGTH = 100;

/** The part of a long name that fits into a question or a message. */
export const nameIn = (name: string) => beginningOf(name, NAME_LENGTH);
export const quoted = (name: string) => `'${nameIn(name)}'`;
