// Compares a registration with the company's record, field by field. Differences come first; another spelling of the
// same value is not a difference.
import type { received } from '#contract';
import { MONTHS } from '@/ui/texts/days';
import { civilStatusLabels, genderLabels, labelOf, memberTypeLabels } from '../codes';
import {
  type Difference,
  folded,
  keyOf,
  lettersDiffer,
  noneDiffers,
  type Segment,
  type Sides,
  wholeDiffers,
  wordKeys,
  wordsDiffer,
} from './differingParts';

export type { Segment } from './differingParts';

type Registration = received['schemas']['Registration'];
type CoreMember = received['schemas']['CoreMember'];

export type Field =
  | 'lastName'
  | 'firstName'
  | 'middleName'
  | 'employeeId'
  | 'birthdate'
  | 'civilStatus'
  | 'gender'
  | 'memberType'
  | 'accountNumber'
  | 'cardNumber';

/** `notOnRecord`: the company has no value to compare with; `nothing`: neither side has one. */
type MatchOutcome = 'differs' | 'notSubmitted' | 'notOnRecord' | 'same' | 'nothing';

export interface Comparison extends Sides<string> {
  field: Field;
  label: string;
  outcome: MatchOutcome;
  /** The same words, but in another order or in another name field. */
  reordered: boolean;
  /** Joined, they give the full texts of both sides. */
  parts: Sides<Segment[]>;
}

const OUTCOMES: readonly MatchOutcome[] = ['differs', 'notSubmitted', 'notOnRecord', 'same', 'nothing'];

// --- Dates

interface Day {
  year: number;
  month: number;
  day: number;
  /** The year has two digits, so the century is not compared. */
  isShort: boolean;
}

const MONTH_NAMES = MONTHS.map((name) => name.toUpperCase());
const MONTH = '(?<name>[A-Z]{3,9})\\.?';
const TIME = '(?:[T\\s]+\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?\\s*(?:[AP]M|Z|[+-]\\d{2}:?\\d{2})?)?';
const FORMS = [
  '(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})',
  '(?<month>\\d{1,2})[-/](?<day>\\d{1,2})[-/](?<year>\\d{4}|\\d{2})',
  `${MONTH}\\s+(?<day>\\d{1,2})(?:ST|ND|RD|TH)?,?\\s+(?<year>\\d{4})`,
  `(?<day>\\d{1,2})(?:ST|ND|RD|TH)?[\\s-]+${MONTH}[\\s,-]+(?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}${TIME}$`));

/** The number of a month by its full or shortened name (MAR, SEPT); 0 if unknown. */
const monthNamed = (name: string) => MONTH_NAMES.findIndex((full) => full.startsWith(name)) + 1;

/** In an ambiguous date the month comes first; day and month are never swapped to make a date valid. */
function parseDay(text: string): Day | null {
  const groups = FORMS.map((form) => form.exec(text.trim().toUpperCase())?.groups).find(Boolean);
  if (!groups) return null;
  const { year: written = '', name } = groups;
  const [year, day] = [Number(written), Number(groups.day)];
  const month = name ? monthNamed(name) : Number(groups.month);
  // The century of a short year is unknown: 00 counts as 2000, a leap year.
  const last = new Date(Date.UTC(written.length === 2 ? 2000 + year : year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last
    ? { year, month, day, isShort: written.length === 2 }
    : null;
}

function isSameDay(one: Day, other: Day): boolean {
  const isShort = one.isShort || other.isShort;
  const sameYear = isShort ? one.year % 100 === other.year % 100 : one.year === other.year;
  return sameYear && one.month === other.month && one.day === other.day;
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

const dayParts = ({ month, day, year }: Day) => [padded(month), padded(day), padded(year, 4)];

// --- Codes

type Labels = Readonly<Record<string, string>>;

/** Other spellings of the labels, by their keys. */
const OTHER_SPELLINGS: Labels = { ANNULLED: 'ANNULED' };

/** The code for a text that is a code, a label, or one of the two names in a label like 'A/B'. */
function codeOf(labels: Labels, text: string): string | undefined {
  const key = OTHER_SPELLINGS[keyOf(text)] ?? keyOf(text);
  return Object.keys(labels).find((code) => {
    const label = labels[code] ?? '';
    return [code, label, ...label.split('/')].some((name) => keyOf(name) === key);
  });
}

const daysDiffer: Difference = (submitted, company) => {
  const [one, other] = [parseDay(submitted), parseDay(company)];
  if (!one || !other || one.isShort || other.isShort) return lettersDiffer(submitted, company);
  const parts = (mine: string[], theirs: string[]) =>
    mine.flatMap((text, i): Segment[] => [
      ...(i > 0 ? [{ text: '/', differs: false }] : []),
      { text, differs: text !== theirs[i] },
    ]);
  return {
    submitted: parts(dayParts(one), dayParts(other)),
    company: parts(dayParts(other), dayParts(one)),
  };
};

// --- The fields

interface CaseType {
  shown: (text: string) => string;
  isSame: (submitted: string, company: string) => boolean;
  difference: Difference;
}

const asWritten = (text: string) => text.trim();
const isSpelledSame = (submitted: string, company: string) => keyOf(submitted) === keyOf(company);

const name: CaseType = { shown: asWritten, isSame: isSpelledSame, difference: wordsDiffer };
const number: CaseType = { shown: asWritten, isSame: isSpelledSame, difference: lettersDiffer };

const day: CaseType = {
  shown: (text) => {
    const parsed = parseDay(text);
    return parsed && !parsed.isShort ? dayParts(parsed).join('/') : asWritten(text);
  },
  isSame: (submitted, company) => {
    const [one, other] = [parseDay(submitted), parseDay(company)];
    if (one && other) return isSameDay(one, other);
    // An invalid date is compared with its slashes: without them 1/11 would equal 11/1.
    return !one && !other && folded(submitted).replace(/\s/g, '') === folded(company).replace(/\s/g, '');
  },
  difference: daysDiffer,
};

const coded = (labels: Labels): CaseType => ({
  shown: (text) => {
    const code = codeOf(labels, text);
    return code === undefined ? asWritten(text) : labelOf(labels, code);
  },
  isSame: (submitted, company) =>
    (codeOf(labels, submitted) ?? keyOf(submitted)) === (codeOf(labels, company) ?? keyOf(company)),
  difference: wholeDiffers,
});

type TextOf<Entity> = { [Key in keyof Entity]: Entity[Key] extends string ? Key : never }[keyof Entity];

interface Spec {
  field: Field;
  label: string;
  kind: CaseType;
  submitted: TextOf<Registration>;
  company: keyof CoreMember;
}

const FIELDS: readonly Spec[] = [
  { field: 'lastName', label: 'Last Name', kind: name, submitted: 'lastname', company: 'lastname' },
  { field: 'firstName', label: 'First Name', kind: name, submitted: 'firstname', company: 'firstname' },
  { field: 'middleName', label: 'Middle Name', kind: name, submitted: 'middlename', company: 'midname' },
  { field: 'employeeId', label: 'Employee ID', kind: number, submitted: 'employee_id', company: 'employee_id' },
  { field: 'birthdate', label: 'Birthdate', kind: day, submitted: 'birthdate', company: 'birth_date' },
  {
    field: 'civilStatus',
    label: 'Civil Status',
    kind: coded(civilStatusLabels),
    submitted: 'civil_status',
    company: 'civil_status',
  },
  { field: 'gender', label: 'Gender', kind: coded(genderLabels), submitted: 'gender', company: 'gender' },
  {
    field: 'memberType',
    label: 'Member Type',
    kind: coded(memberTypeLabels),
    submitted: 'membertype',
    company: 'member_type',
  },
  { field: 'accountNumber', label: 'Account Number', kind: number, submitted: 'accountno', company: 'acct' },
  { field: 'cardNumber', label: 'Card Number', kind: number, submitted: 'cardno', company: 'cardno' },
];

const isNothing = (text: string) => keyOf(text) === '' || /^\s*n\/a\s*$/i.test(text);
const sortedWords = (text: string) => wordKeys(text).sort().join(' ');

/** Whether the three name fields together hold the same words. */
function isSameFullName(submitted: Registration, core: CoreMember | null): boolean {
  const fullName = (...names: string[]) => names.filter((text) => !isNothing(text)).join(' ');
  const name = fullName(submitted.firstname, submitted.middlename, submitted.lastname);
  const other = core ? fullName(core.firstname, core.midname, core.lastname) : '';
  return sortedWords(name) === sortedWords(other) || isSpelledSame(name, other);
}

function compareField(
  spec: Spec,
  registration: Registration,
  core: CoreMember | null,
  sameFullName: boolean,
): Comparison {
  const { field, label, kind } = spec;
  const submitted = kind.shown(registration[spec.submitted]);
  const company = kind.shown(core?.[spec.company] ?? '');
  const withOutcome = (outcome: MatchOutcome, reordered = false): Comparison => ({
    field,
    label,
    submitted,
    company,
    outcome,
    reordered,
    parts: outcome === 'differs' ? kind.difference(submitted, company) : noneDiffers(submitted, company),
  });

  const [nothingSubmitted, nothingOnRecord] = [isNothing(submitted), isNothing(company)];
  if (nothingSubmitted && nothingOnRecord) return withOutcome('nothing');
  if (!nothingSubmitted && !nothingOnRecord && kind.isSame(submitted, company)) return withOutcome('same');
  if (kind === name && (sameFullName || sortedWords(submitted) === sortedWords(company)))
    return withOutcome('same', true);
  if (nothingOnRecord) return withOutcome('notOnRecord');
  return withOutcome(nothingSubmitted ? 'notSubmitted' : 'differs');
}

/** All fields, differences first. `core` is null when the company does not know the member. */
export function compareRegistration(submitted: Registration, core: CoreMember | null): Comparison[] {
  const sameFullName = isSameFullName(submitted, core);
  const compared = FIELDS.map((spec) => compareField(spec, submitted, core, sameFullName));
  return OUTCOMES.flatMap((outcome) => compared.filter((comparison) => comparison.outcome === outcome));
}
