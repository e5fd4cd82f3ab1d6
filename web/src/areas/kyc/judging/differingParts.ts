// Compares two spellings of a value: whether they are the same, and otherwise which parts differ.

export interface Segment {
  text: string;
  differs: boolean;
}

export interface Sides<Value> {
  submitted: Value;
  company: Value;
}

/** Upper case without accents. Lower case first, because only lower-case ß becomes SS. */
export const folded = (text: string) => text.toLowerCase().toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Ignores accents, case, spacing and punctuation, but not emoji and other symbols. */
export const keyOf = (text: string) => folded(text).replace(/[\p{P}\p{Z}\p{C}`´]/gu, '');

/** Dots and apostrophes are part of a word (JR., O'NEIL); a hyphen or a comma ends one. */
const WORD = /(?:[^\s\p{P}]|[.'’‘`´])+/gu;

export const wordKeys = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => keyOf(word)).filter(Boolean);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Limits the cost: longer texts differ as a whole. The longest values that the contract allows stay far below. */
const LARGEST_TABLE = 250_000;
/** Below this, two texts differ as a whole: the letters they share are chance. */
const MIN_LIKENESS = 0.5;
const HIGH_LIKENESS = 0.75;

interface Letter {
  text: string;
  key: string;
}

const lettersOf = (text: string): Letter[] =>
  [...graphemes.segment(text)].map(({ segment }) => ({ text: segment, key: keyOf(segment) }));

/** The letters of the longest common subsequence, and their share of all letters, from 0 to 1. */
function commonLetters(one: readonly Letter[], other: readonly Letter[]) {
  const [a, b] = [one, other].map((letters) => letters.filter(({ key }) => key !== '')) as [Letter[], Letter[]];
  const common = new Set<Letter>();
  if (a.length * b.length > LARGEST_TABLE) return { common, likeness: 0 };
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const same = a[i]?.key === b[j]?.key;
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i], b[j]];
    if (left && right && left.key === right.key) {
      common.add(left).add(right);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return { common, likeness: common.size / Math.max(a.length + b.length, 1) };
}

/** Spaces and punctuation between differing letters differ too; equal neighbours are merged into one part. */
function partsOf(letters: readonly Letter[], common: ReadonlySet<Letter>): Segment[] {
  const differs = letters.map((letter) => letter.key !== '' && !common.has(letter));
  const next = letters.map(() => false);
  for (let i = letters.length - 1; i >= 0; i--) {
    next[i] = letters[i]?.key === '' ? (next[i + 1] ?? false) : (differs[i] ?? false);
  }
  const parts: Segment[] = [];
  letters.forEach(({ text, key }, i) => {
    const last = parts.at(-1);
    const flag = key === '' ? last?.differs === true && next[i] === true : differs[i] === true;
    if (last?.differs === flag) last.text += text;
    else parts.push({ text, differs: flag });
  });
  return parts;
}

export type Difference = (submitted: string, company: string) => Sides<Segment[]>;

const singleSegment = (text: string, differs: boolean): Segment[] => (text === '' ? [] : [{ text, differs }]);

export const noneDiffers: Difference = (submitted, company) => ({
  submitted: singleSegment(submitted, false),
  company: singleSegment(company, false),
});

export const wholeDiffers: Difference = (submitted, company) => ({
  submitted: singleSegment(submitted, true),
  company: singleSegment(company, true),
});

export const lettersDiffer: Difference = (submitted, company) => {
  const [one, other] = [lettersOf(submitted), lettersOf(company)];
  const { common, likeness } = commonLetters(one, other);
  if (likeness < MIN_LIKENESS) return wholeDiffers(submitted, company);
  return { submitted: partsOf(one, common), company: partsOf(other, common) };
};

interface Word {
  key: string;
  letters: Letter[];
}

/** The letters of the whole text and of each word; both hold the same Letter objects. */
function wordsOf(text: string): { all: Letter[]; words: Word[] } {
  const all: Letter[] = [];
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const letters = lettersOf(word);
    all.push(...lettersOf(text.slice(end, index)), ...letters);
    words.push({ key: keyOf(word), letters });
    end = index + word.length;
  }
  all.push(...lettersOf(text.slice(end)));
  return { all, words };
}

/** The words that both have, in any position, counting repetitions. */
function sharedWords(one: readonly Word[], other: readonly Word[]): Set<Word> {
  const open = new Map<string, Word[]>();
  for (const word of other) open.set(word.key, [...(open.get(word.key) ?? []), word]);
  const shared = new Set<Word>();
  for (const word of one) {
    const counterpart = open.get(word.key)?.shift();
    if (counterpart) shared.add(word).add(counterpart);
  }
  return shared;
}

/** Shared words do not differ; the remaining words are paired by likeness and compared letter by letter. */
function commonOfWords(one: readonly Word[], other: readonly Word[]): Set<Letter> {
  const shared = sharedWords(one, other);
  const common = new Set([...shared].flatMap(({ letters }) => letters));
  const [mine, theirs] = [one, other].map((words) => words.filter((word) => !shared.has(word))) as [Word[], Word[]];
  const count = (words: Word[]) => words.reduce((sum, { letters }) => sum + letters.length, 0);
  if (count(mine) * count(theirs) > LARGEST_TABLE) return common;

  const pairs = mine
    .flatMap((word) => theirs.map((match) => ({ word, match, ...commonLetters(word.letters, match.letters) })))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<Word>();
  for (const { word, match, common: letters } of pairs) {
    if (taken.has(word) || taken.has(match)) continue;
    taken.add(word).add(match);
    for (const letter of letters) common.add(letter);
  }
  return common;
}

export const wordsDiffer: Difference = (submitted, company) => {
  const [one, other] = [wordsOf(submitted), wordsOf(company)];
  const byWords = commonOfWords(one.words, other.words);
  // DELA CRUZ JR and DELACRUZ: where the words are split differently, comparing letters finds more in common.
  const { common: byLetters, likeness } = commonLetters(one.all, other.all);
  const common = likeness >= HIGH_LIKENESS && byLetters.size > byWords.size ? byLetters : byWords;
  return { submitted: partsOf(one.all, common), company: partsOf(other.all, common) };
};
