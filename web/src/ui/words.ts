// Text search by words, regardless of case and accents.
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the text occurs somewhere in the other. */
export function containsWords(haystack: string, text: string): boolean {
  const searched = plain(haystack);
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
