// Which disapproval remarks fit what was found: by the words of their texts, as those are the reviewers' own to write.
import type { Remark } from '@/shared/remarks';
import type { Field } from './comparison';

export interface MissingPictures {
  selfie: boolean;
  id: boolean;
}

/** In small letters without accents, 'I.D.' as 'id', and everything that is no letter or digit as one space. */
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

/** A name without saying which is any of the three. */
const fitsName = (own: RegExp) => (text: string) =>
  own.test(text) || (ANY_NAME.test(text) && !EACH_NAME.some((name) => name.test(text)));

const says = (words: RegExp) => (text: string) => words.test(text);

const FIELD_WORDS: Record<Field, (text: string) => boolean> = {
  lastName: fitsName(LAST_NAME),
  firstName: fitsName(FIRST_NAME),
  middleName: fitsName(MIDDLE_NAME),
  employeeId: says(/\b(employees?(?! names?\b)|emp (id|no|number))\b/),
  birthdate: says(/\b(birth ?dates?|birthdays?|dates? of birth|birth|dob)\b/),
  civilStatus: says(/\b(civil|marital) status\b/),
  gender: says(/\b(gender|sex)\b/),
  memberType: says(/\b((member|membership) types?|types? of (member|membership))\b/),
  accountNumber: says(/\b(accounts?|acct)\b/),
  // An ID card is a picture, not the number of the membership's card.
  cardNumber: says(/(?<!\b(id|identification|identity) )\bcards?\b/),
};

const SELFIE = /\bselfies?\b/;
const GOVERNMENT_ID =
  /\b(identification|identity (card|document)s?)\b|(?<!\b(employee|emp|member|account|user) )\bids?\b/;
const ANY_PICTURE = /\b(pictures?|photos?|images?|uploads?|uploaded|attachments?|documents?|files?)\b/;

/** What can only be said of a picture that was submitted. */
const OF_ITS_CONTENT =
  /\b(blur(red|ry)?|unclear|unreadable|illegible|expired|cropped|dark|match(es)?|mismatch(es)?|differs?)\b/;
const OF_ITS_ABSENCE =
  /\b(missing|no|not (been )?(submitted|uploaded|provided|attached)|without|lacks?|lacking|incomplete)\b/;

function fitsMissing(text: string, missing: MissingPictures): boolean {
  if (OF_ITS_CONTENT.test(text) && !OF_ITS_ABSENCE.test(text)) return false;
  const [saysSelfie, saysId] = [SELFIE.test(text), GOVERNMENT_ID.test(text)];
  if (!saysSelfie && !saysId) return (missing.selfie || missing.id) && ANY_PICTURE.test(text);
  return (missing.selfie && saysSelfie) || (missing.id && saysId);
}

/** The record ids of active remarks that fit a field that differs or a picture that was not submitted. */
export function suggestedRemarks(
  remarks: readonly Remark[],
  differing: readonly Field[],
  missing: MissingPictures,
): Set<Remark['recordid']> {
  const fits = ({ status, remarks: said }: Remark) => {
    const text = plainWords(said);
    return status === 'A' && (differing.some((field) => FIELD_WORDS[field](text)) || fitsMissing(text, missing));
  };
  return new Set(remarks.filter(fits).map(({ recordid }) => recordid));
}
