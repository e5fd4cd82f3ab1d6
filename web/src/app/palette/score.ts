// Scores how well typed letters match a name: by the beginnings of words, by letters in sequence, and by the consonants
// of a word typed without its vowels.
import { foldedText } from '@/ui/texts/words';

/** A text prepared for matching. */
export interface Letters {
  /** By code points. */
  shown: readonly string[];
  /** Each letter in lower case and without accents. */
  folded: readonly string[];
  /** Whether a word begins at the letter. */
  begins: readonly boolean[];
}

interface Match {
  score: number;
  /** The indexes of the matched letters. */
  at: readonly number[];
}

const LETTER = /[\p{L}\p{N}]/u;
const SMALL = /[\p{Ll}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;
const VOWEL = /[aeiou]/;

const folding = (letter: string) => foldedText(letter)[0] ?? letter;

export function lettersOf(text: string): Letters {
  const shown = Array.from(text);
  const begins = shown.map((letter, at) => {
    const before = shown[at - 1] ?? ' ';
    return LETTER.test(letter) && (!LETTER.test(before) || (CAPITAL.test(letter) && SMALL.test(before)));
  });
  return { shown, folded: shown.map(folding), begins };
}

const FIRST = 15;
const BEGINS = 10;
const FOLLOWS = 10;
const SKIPS = 4;
const VOWEL_LEFT_OUT = 1;
const CONSONANT_LEFT_OUT = 3;
/** A match that skips more consonants of a word is not what the user meant. */
const CONSONANTS_AT_MOST = 1;
const WHOLE_WORD = 4;
/** A literal match inside a word, per letter. */
const WITHIN = 2;
const WITHIN_AT_LEAST = 3;

const NONE: Match = { score: Number.NEGATIVE_INFINITY, at: [] };
const better = (one: Match, other: Match) => (other.score > one.score ? other : one);

/** Matches one typed word against a text; undefined where it does not match. */
function matchWord(word: readonly string[], text: Letters): Match | undefined {
  const { folded, begins } = text;
  const known = new Map<number, Match>();

  /** The best match for the word from its letter `at` on, when the letter before matched the text at `last`. */
  function rest(at: number, last: number): Match {
    const wanted = word[at];
    if (wanted === undefined) return { score: isEnd(last) ? WHOLE_WORD : 0, at: [] };
    const key = at * folded.length + last;
    const before = known.get(key);
    if (before) return before;
    let best = NONE;
    let isSameWord = true;
    let cost = 0;
    let consonants = 0;
    for (let next = last + 1; next < folded.length; next += 1) {
      if (begins[next] || !LETTER.test(folded[next] ?? '')) isSameWord = false;
      if (folded[next] === wanted && (isSameWord || begins[next])) {
        const step = next === last + 1 ? FOLLOWS : begins[next] ? BEGINS - 2 : SKIPS - cost;
        if (!isSameWord || next === last + 1 || consonants <= CONSONANTS_AT_MOST)
          best = better(best, from(next, step, at));
      }
      if (!isSameWord) continue;
      const isVowel = VOWEL.test(folded[next] ?? '');
      cost += isVowel ? VOWEL_LEFT_OUT : CONSONANT_LEFT_OUT;
      if (!isVowel) consonants += 1;
    }
    known.set(key, best);
    return best;
  }
  const from = (place: number, score: number, at: number): Match => {
    const { score: more, at: places } = rest(at + 1, place);
    return { score: score + more, at: [place, ...places] };
  };
  const isEnd = (last: number) =>
    last === folded.length - 1 || !LETTER.test(folded[last + 1] ?? '') || begins[last + 1];

  let best = NONE;
  for (const [place, letter] of folded.entries())
    if (letter === word[0] && begins[place]) best = better(best, from(place, place === 0 ? FIRST : BEGINS, 0));
  if (best.score > 0) return best;
  return within(word, folded);
}

/**
 * For longer texts that are no names, in which a few scattered letters would match by chance: only literal matches
 * count.
 */
function matchPlain(word: readonly string[], { folded, begins }: Letters): Match | undefined {
  const occursAt = (place: number) => word.every((letter, at) => folded[place + at] === letter);
  const place = begins.findIndex((isBegin, at) => isBegin && occursAt(at));
  return place < 0 ? within(word, folded) : { score: FOLLOWS * word.length, at: [] };
}

function within(word: readonly string[], folded: readonly string[]): Match | undefined {
  if (word.length < WITHIN_AT_LEAST) return undefined;
  const place = folded.findIndex((_, from) => word.every((letter, at) => folded[from + at] === letter));
  return place < 0 ? undefined : { score: WITHIN * word.length, at: word.map((_, at) => place + at) };
}

export const typedWords = (text: string): string[][] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word, folding));

/** The weights of name, hint and hidden words. */
const SHARES = [1, 0.6, 0.5];
/** The penalty per letter, which prefers the shorter of two equal matches. */
const PER_LETTER = 0.05;
const THE_WHOLE = 20;

/** Matches all typed words against a name and its other fields: each word must match one of them. */
export function matchAll(words: readonly string[][], fields: readonly Letters[]): Match | undefined {
  let score = 0;
  const at = new Set<number>();
  for (const word of words) {
    let best: { score: number; field: number; at: readonly number[] } | undefined;
    for (const [field, text] of fields.entries()) {
      const match = field === 0 ? matchWord(word, text) : matchPlain(word, text);
      const worth = match && match.score * (SHARES[field] ?? 0);
      if (match && worth !== undefined && (!best || worth > best.score)) best = { score: worth, field, at: match.at };
    }
    if (!best) return undefined;
    score += best.score;
    if (best.field === 0) for (const place of best.at) at.add(place);
  }
  const name = fields[0]?.folded ?? [];
  const isWhole = words.map((word) => word.join('')).join(' ') === name.join('');
  return { score: score + (isWhole ? THE_WHOLE : 0) - PER_LETTER * name.length, at: [...at].sort((a, b) => a - b) };
}
