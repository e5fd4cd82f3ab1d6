// How a text is looked for in another: by its words, whatever their case and accents.
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the text is found somewhere in what is looked through. */
export function containsWords(haystack: string, text: string): boolean {
  const searched = plain(haystack);
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
