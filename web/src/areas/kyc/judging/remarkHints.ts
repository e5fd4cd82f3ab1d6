// Suggests disapproval remarks for a case. It matches words in their texts, because reviewers write the remarks freely.
import type { RemarkOption } from '@/shared/review/caseType';
import type { Field } from './comparison';

export interface MissingPictures {
  selfie: boolean;
  id: boolean;
}

/** Lower case without accents, 'I.D.' as 'id', and everything but letters and digits as one space. */
const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LAST_NAME = /\b(last ?names?|surnames?|family names?)\b/;
const FIRST_NAME = /\b(first ?names?|given names?)\b/;
const MIDDLE_NAME = /\b(middle (names?|initials?)|middlenames?)\b/;
const EACH_NAME = [LAST_NAME, FIRST_NAME, MIDDLE_NAME];
const ANY_NAME = /(?<!\b(company|employer|corporate|file|user) )\b(full ?)?names?\b/;

/** A remark that does not say which name it means fits all three. */
const fitsName = (own: RegExp) => (text: string) =>
  own.test(text) || (ANY_NAME.test(text) && !EACH_NAME.some((name) => name.test(text)));

const mentions = (words: RegExp) => (text: string) => words.test(text);

const FIELD_WORDS: Record<Field, (text: string) => boolean> = {
  lastName: fitsName(LAST_NAME),
  firstName: fitsName(FIRST_NAME),
  middleName: fitsName(MIDDLE_NAME),
  employeeId: mentions(/\b(employees?(?! names?\b)|emp (id|no|number))\b/),
  birthdate: mentions(/\b(birth ?dates?|birthdays?|dates? of birth|birth|dob)\b/),
  civilStatus: mentions(/\b(civil|marital) status\b/),
  gender: mentions(/\b(gender|sex)\b/),
  memberType: mentions(/\b((member|membership) types?|types? of (member|membership))\b/),
  accountNumber: mentions(/\b(accounts?|acct)\b/),
  // 'ID card' means the submitted picture, not the card number.
  cardNumber: mentions(/(?<!\b(id|identification|identity) )\bcards?\b/),
};

const SELFIE = /\bselfies?\b/;
const GOVERNMENT_ID =
  /\b(identification|identity (card|document)s?)\b|(?<!\b(employee|emp|member|account|user) )\bids?\b/;
const ANY_PICTURE = /\b(pictures?|photos?|images?|uploads?|uploaded|attachments?|documents?|files?)\b/;

/** Words that describe a submitted picture, so they do not fit a missing one. */
const ABOUT_CONTENT =
  /\b(blur(red|ry)?|unclear|unreadable|illegible|expired|cropped|dark|match(es)?|mismatch(es)?|differs?)\b/;
const ABOUT_ABSENCE =
  /\b(missing|no|not (been )?(submitted|uploaded|provided|attached)|without|lacks?|lacking|incomplete)\b/;

const ABOUT_LEGIBILITY =
  /\b(blur(red|ry)?|unclear|unreadable|illegible|damaged|corrupt(ed)?|can ?not be (opened|read|seen)|not (readable|legible))\b/;

/** A picture that arrived but cannot be shown. */
function fitsBroken(text: string, broken: MissingPictures): boolean {
  if (!ABOUT_LEGIBILITY.test(text)) return false;
  return (broken.selfie && SELFIE.test(text)) || (broken.id && GOVERNMENT_ID.test(text));
}

function fitsMissing(text: string, missing: MissingPictures): boolean {
  if (ABOUT_CONTENT.test(text) && !ABOUT_ABSENCE.test(text)) return false;
  const [mentionsSelfie, mentionsId] = [SELFIE.test(text), GOVERNMENT_ID.test(text)];
  if (!mentionsSelfie && !mentionsId) return (missing.selfie || missing.id) && ANY_PICTURE.test(text);
  return (missing.selfie && mentionsSelfie) || (missing.id && mentionsId);
}

/** The ids of the remarks that fit a differing field, or a picture that is missing or cannot be shown. */
export function suggestedRemarks(
  remarks: readonly RemarkOption[],
  differing: readonly Field[],
  missing: MissingPictures,
  broken: MissingPictures,
): Set<RemarkOption['id']> {
  const fits = (text: string) =>
    differing.some((field) => FIELD_WORDS[field](text)) || fitsMissing(text, missing) || fitsBroken(text, broken);
  return new Set(remarks.filter(({ remarks: text }) => fits(plainWords(text))).map(({ id }) => id));
}
