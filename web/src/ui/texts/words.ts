// Text search by words, regardless of case and accents.
const PLAIN = /^[ -~]*$/;

export const foldedText = (text: string) =>
  // Most texts have neither accents nor anything else to take apart, and a list may have a hundred thousand of them.
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** Whether the text occurs in the other as it stands. */
export const containsText = (haystack: string, text: string) => foldedText(haystack).includes(foldedText(text.trim()));

/** Whether every word of the text occurs somewhere in the other. */
export function containsWords(haystack: string, text: string): boolean {
  if (text.trim() === '') return true;
  const searched = foldedText(haystack);
  return foldedText(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Finds in many texts, which are folded once: the places of those in which every word occurs. */
export function finderIn(texts: readonly string[]): (text: string) => number[] {
  const searched = texts.map(foldedText);
  return (text) => {
    const words = foldedText(text).split(/\s+/);
    return searched.flatMap((each, at) => (words.every((word) => each.includes(word)) ? [at] : []));
  };
}

/** So far before the end a word may begin that is left out whole; a longer one is cut. */
const LAST_WORD = 40;

/** The beginning of a text, cut after a word where one ends near the end: by half of the length at most. */
export function beginningOf(text: string, length: number): string {
  // By characters as people count them: half an emoji is none.
  const letters = Array.from(text.trim());
  if (letters.length <= length) return letters.join('');
  const least = length - Math.min(LAST_WORD, Math.floor(length / 2));
  let end = length;
  while (end >= least && !/\s/.test(letters[end] ?? '')) end -= 1;
  const beginning = letters.slice(0, end >= least ? end : length).join('');
  return `${beginning.trimEnd()}…`;
}

const CARD_LENGTH = 200;

/** What a card shows of a text that is read whole where it is opened: here as in the apps. */
export const cutForCard = (text: string) => beginningOf(text, CARD_LENGTH);

const NAME_LENGTH = 100;

/** Of a long name so much as a question or a message can hold. */
export const nameIn = (name: string) => beginningOf(name, NAME_LENGTH);
export const quoted = (name: string) => `'${nameIn(name)}'`;
