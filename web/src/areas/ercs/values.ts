// The number of days for which a form is valid: 1 to 99, in digits or as an English number word.
import type { Config } from './lists';

export type Format = Config['Format'];

const BELOW_TWENTY = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen' +
  ' nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const tensWord = (number: number) => {
  const ten = TENS[Math.floor(number / 10) - 2];
  const unit = BELOW_TWENTY[(number % 10) - 1];
  return unit ? `${ten}-${unit}` : ten;
};

/** 1 to 99 as words, such as 'twenty-one'. */
const WORDS = Array.from({ length: 99 }, (_, at) => BELOW_TWENTY[at] ?? tensWord(at + 1) ?? '');

export const wordOf = (number: number): string => WORDS[number - 1] ?? '';

const numberOfWord = (word: string) => WORDS.indexOf(word.toLowerCase().replace(/\s+/, '-')) + 1;

/** Leading zeros, as in a date, are ignored. */
const numberOfDigits = (digits: string) => (/^0*[1-9]\d?$/.test(digits) ? Number(digits) : 0);

/** The number for a text in this format; undefined when it is not a valid one. */
export function numberIn(text: string, format: Format): number | undefined {
  const typed = text.trim();
  return (format === 'number' ? numberOfDigits(typed) : numberOfWord(typed)) || undefined;
}

/** Converts a number to the other format; a text that is not a number stays unchanged. */
export function convertedTo(format: Format, text: string): string {
  const number = numberIn(text, 'number') ?? numberIn(text, 'word');
  if (number === undefined || numberIn(text, format) === number) return text;
  return format === 'number' ? String(number) : wordOf(number);
}
