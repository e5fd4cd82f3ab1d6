// The content, order and style of a card, and the messages about it.

import * as v from 'valibot';
import { warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { beginningOf } from '@/ui/texts/words';
import type { CardAccount, Flags, Label, SampleMember } from './calls';

const CODE_LENGTH = 11;

/** The server writes the account's code before the company. */
export const codeOf = ({ label }: Pick<CardAccount, 'label'>) => label.slice(0, CODE_LENGTH);
export const companyOf = ({ label }: Pick<CardAccount, 'label'>) => label.slice(CODE_LENGTH).replace(/^[\s–—-]+/, '');

/** Says which members a change of the card affects. */
export const onCards = (code: string) => `All member cards of ${code} will look like this.`;

export const companyType = ({ avega }: Pick<CardAccount, 'avega'>, product: string, secondBrand: string) =>
  avega ? secondBrand.toUpperCase() : product;

const FULL_NAMES = ['FirstnameLastname', 'FirstnameMidnameLastname', 'LastnameFirstnameMidname'];
const COMPANY = 'company';
const COMPANIES = [COMPANY, 'company_memb'];

/** The name combinations follow the company. */
export function fieldsOffered(columns: readonly string[]): string[] {
  const after = columns.indexOf(COMPANY) + 1 || columns.length;
  const all = [...columns.slice(0, after), ...FULL_NAMES, 'company_memb', ...columns.slice(after)];
  return [...new Set(all)];
}

const MASKED = /[aeiou]\p{M}*/giu;

/** Hides the names of members, which are not needed to judge a card. */
export const maskVowels = (text: string) => text.normalize('NFD').replace(MASKED, 'X').normalize('NFC');

function valueIn(member: SampleMember, fieldval: string): string {
  const { [fieldval]: own, firstname = '', midname = '', lastname = '', company = '' } = member;
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
  if (own !== undefined) return own;
  if (fieldval === 'FirstnameLastname') return joined(firstname, lastname);
  if (fieldval === 'FirstnameMidnameLastname') return joined(firstname, midname, lastname);
  if (fieldval === 'LastnameFirstnameMidname') return joined(lastname && `${lastname},`, firstname, midname);
  return fieldval === 'company_memb' ? company : '';
}

export interface Line {
  id: number;
  label: string;
  value: string;
  isLabelBold: boolean;
  isValueBold: boolean;
}

const MOST_OF_LABEL = 48;

/** The lines for the active labels, in their order. */
export function linesOf(labels: readonly Label[], flags: Flags | undefined, member: SampleMember | null): Line[] {
  const boldness = (fieldval: string): [label: boolean | null, value: boolean | null] => {
    if (!flags) return [false, false];
    const { isBoldFullname, isBoldCompany, isBoldOtherLabel, isBoldOtherValue } = flags;
    if (FULL_NAMES.includes(fieldval)) return [isBoldFullname, isBoldFullname];
    if (COMPANIES.includes(fieldval)) return [isBoldCompany, isBoldCompany];
    return [isBoldOtherLabel, isBoldOtherValue];
  };
  return labels
    .filter(({ isactive }) => isactive)
    .map(({ recordid, label, fieldval }) => {
      const [isLabelBold, isValueBold] = boldness(fieldval);
      return {
        id: recordid,
        label: beginningOf(label, MOST_OF_LABEL),
        value: member ? maskVowels(valueIn(member, fieldval)) : '',
        isLabelBold: isLabelBold === true,
        isValueBold: isValueBold === true,
      };
    });
}

/** The size of the card in pixels; the text sizes below are in the same unit. */
export const CARD = { width: 1005, height: 650 };
const TEXT = { height: 410, width: 885, besideSelfie: 630 };
const SIZES = [34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14];
const SMALLEST = 12;
const LINE_HEIGHT = 1.4;
/** The average width of a letter, relative to the font size. */
const LETTER = 0.6;
export const MOST_ROWS = 2;

/** The largest size at which all lines fit, with at most two rows each. */
export function textSize(lines: readonly Line[], hasSelfie: boolean): number {
  const width = hasSelfie ? TEXT.besideSelfie : TEXT.width;
  const rowsOf = ({ label, value }: Line, size: number) =>
    Math.min(MOST_ROWS, Math.max(1, Math.ceil(((label.length + value.length + 2) * size * LETTER) / width)));
  const fits = (size: number) =>
    lines.reduce((sum, line) => sum + rowsOf(line, size), 0) * size * LINE_HEIGHT <= TEXT.height;
  return SIZES.find(fits) ?? SMALLEST;
}

export const inOrder = (labels: readonly Label[]) =>
  labels.toSorted((one, other) => placeOf(one) - placeOf(other) || one.recordid - other.recordid);

/** A label whose position is unknown comes last. */
const placeOf = ({ position }: Pick<Label, 'position'>) => position ?? Number.MAX_SAFE_INTEGER;
const knownPlaces = (labels: readonly Label[]) => labels.flatMap(({ position }) => position ?? []);

export const nextPosition = (labels: readonly Label[]) => Math.max(0, ...knownPlaces(labels)) + 1;

/** Moves one label: the set of positions stays the same, and the labels in between shift by one. */
export function withLabelMoved(labels: readonly Label[], recordid: number, to: number): Label[] {
  const places = labels.map(({ position }) => position);
  const label = labels.find((each) => each.recordid === recordid);
  if (!label) return [...labels];
  const order = labels.filter((each) => each !== label).toSpliced(to, 0, label);
  return order.map((each, at) => ({ ...each, position: places[at] ?? each.position }));
}

/** The order of the labels after saving this one; a new label has the id 0. */
export function withLabel(labels: readonly Label[], changed: Label): Label[] {
  const before = labels.find(({ recordid }) => recordid === changed.recordid);
  const [from, at] = [before && placeOf(before), placeOf(changed)];
  const rest = labels.filter(({ recordid }) => recordid !== changed.recordid);
  // A label that was moved down comes after the one whose position it takes, otherwise before it.
  const isMovedDown = from !== undefined && at > from;
  const isBefore = (position: number) => (isMovedDown ? position <= at : position < at);
  const to = rest.filter((label) => isBefore(placeOf(label))).length;
  return rest.toSpliced(to, 0, changed);
}

/** Positions count from 1, unless the server has a label at a lower one. */
export const firstPosition = (labels: readonly Label[]) => Math.min(1, ...knownPlaces(labels));

export const labelSchema = (first: number) =>
  v.object({
    label: requiredText('Label field is empty.'),
    fieldval: v.pipe(v.string(), v.nonEmpty('Field field is empty.')),
    position: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^-?\d+$/, 'Position must be a number.'),
      warning(v.check((typed: string) => Number(typed) >= first, `The first position is ${first}.`)),
    ),
    isactive: v.nullable(v.boolean()),
  });

export const NO_COMPANY = 'No company selected.';

/** There is also no file while it is being read, or when it was refused. */
export const uploadSchema = v.object({ image: v.instance(File, 'No valid file for upload.') });

interface Size {
  width: number;
  height: number;
}

export const RECOMMENDED = `Recommended size: ${CARD.width} x ${CARD.height}, at most 7 MB.`;

/** A warning for an image of another size; undefined for the recommended size. */
export function sizeWarning({ width, height }: Size): string | undefined {
  if (width === CARD.width && height === CARD.height) return undefined;
  const isAlike = Math.abs(width / height - CARD.width / CARD.height) < 0.01;
  const effect = isAlike
    ? width < CARD.width
      ? 'It may look blurred.'
      : 'It will be scaled down.'
    : "Its shape differs from the card's, so it will be distorted.";
  return `This image is ${width} x ${height}; the recommended size is ${CARD.width} x ${CARD.height}. ${effect}`;
}

export const LABEL_SAVED = 'Digicard label status successfully updated';
