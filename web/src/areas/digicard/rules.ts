// What stands on a card, in which order and how, and what can be said about it.
import * as v from 'valibot';
import { beginningOf } from '@/ui/texts/words';
import type { CardAccount, Flags, Label, SampleMember } from './calls';

const CODE_LENGTH = 11;

/** Of the account, which the server writes before its company. */
export const codeOf = ({ label }: Pick<CardAccount, 'label'>) => label.slice(0, CODE_LENGTH);
export const companyOf = ({ label }: Pick<CardAccount, 'label'>) => label.slice(CODE_LENGTH).replace(/^[\s–—-]+/, '');

/** Whom a change of a card touches. */
export const onCards = (code: string) => `The card of every member of ${code} looks so from then on.`;

export const companyType = ({ avega }: Pick<CardAccount, 'avega'>, product: string, secondBrand: string) =>
  avega ? secondBrand.toUpperCase() : product;

/** Why there can be no sample; undefined where there can be one. */
export function noSample({ membacct, contract }: Pick<CardAccount, 'membacct' | 'contract'>): string | undefined {
  if (membacct === '') return 'This account has no member who could serve as a sample.';
  return contract === '' ? 'This account is under no contract: no member of it can serve as a sample.' : undefined;
}

const FULL_NAMES = ['FirstnameLastname', 'FirstnameMidnameLastname', 'LastnameFirstnameMidname'];
const COMPANY = 'company';
const COMPANIES = [COMPANY, 'company_memb'];

/** The combinations stand after the company; what a label has stays its own, even where the server no longer offers it. */
export function fieldsOffered(columns: readonly string[], own: string): string[] {
  const after = columns.indexOf(COMPANY) + 1 || columns.length;
  const all = [...columns.slice(0, after), ...FULL_NAMES, 'company_memb', ...columns.slice(after), own];
  return [...new Set(all)].filter(Boolean);
}

const MASKED = /[aeiou]\p{M}*/giu;

/** Whose name it is need not be read to judge a card. */
export const masked = (text: string) => text.normalize('NFD').replace(MASKED, 'X').normalize('NFC');

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

/** Of the labels in their order, those that are active. */
export function linesOf(labels: readonly Label[], flags: Flags | undefined, member: SampleMember | null): Line[] {
  const boldness = (fieldval: string): [label: boolean, value: boolean] => {
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
        value: member ? masked(valueIn(member, fieldval)) : '',
        isLabelBold,
        isValueBold,
      };
    });
}

/** Of the card, in its own pixels. */
export const CARD = { width: 1005, height: 650 };
const TEXT = { height: 410, width: 885, besideSelfie: 630 };
const SIZES = [34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14];
const SMALLEST = 12;
const LINE_HEIGHT = 1.4;
/** Of a letter on average, as a share of its size. */
const LETTER = 0.6;
export const MOST_ROWS = 2;

/** The largest in which all lines have room, each on two rows at most. */
export function textSize(lines: readonly Line[], hasSelfie: boolean): number {
  const width = hasSelfie ? TEXT.besideSelfie : TEXT.width;
  const rowsOf = ({ label, value }: Line, size: number) =>
    Math.min(MOST_ROWS, Math.max(1, Math.ceil(((label.length + value.length + 2) * size * LETTER) / width)));
  const fits = (size: number) =>
    lines.reduce((sum, line) => sum + rowsOf(line, size), 0) * size * LINE_HEIGHT <= TEXT.height;
  return SIZES.find(fits) ?? SMALLEST;
}

export const inOrder = (labels: readonly Label[]) =>
  labels.toSorted((one, other) => one.position - other.position || one.recordid - other.recordid);

export const nextPosition = (labels: readonly Label[]) => Math.max(0, ...labels.map(({ position }) => position)) + 1;

/** With one of them at another place: the places themselves stay, and those between move on by one. */
export function moved(labels: readonly Label[], recordid: number, to: number): Label[] {
  const places = labels.map(({ position }) => position);
  const label = labels.find((each) => each.recordid === recordid);
  if (!label) return [...labels];
  const order = labels.filter((each) => each !== label).toSpliced(to, 0, label);
  return order.map((each, at) => ({ ...each, position: places[at] ?? each.position }));
}

/** As they will stand once this one is saved; a new one among them has the id 0. */
export function withLabel(labels: readonly Label[], changed: Label): Label[] {
  const from = labels.find(({ recordid }) => recordid === changed.recordid)?.position;
  const rest = labels.filter(({ recordid }) => recordid !== changed.recordid);
  // Moved down it comes after the one whose place it takes, else before it.
  const isMovedDown = from !== undefined && changed.position > from;
  const isBefore = (position: number) => (isMovedDown ? position <= changed.position : position < changed.position);
  const to = rest.filter(({ position }) => isBefore(position)).length;
  return rest.toSpliced(to, 0, changed);
}

const HIGHEST = 999;

export const labelSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty('Label field is empty.')),
  fieldval: v.pipe(v.string(), v.nonEmpty('Field field is empty.')),
  position: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, 'Position must be a number.'),
    v.check((typed) => Number(typed) >= 1, 'The first position is 1.'),
    v.check((typed) => Number(typed) <= HIGHEST, `The last position is ${HIGHEST}.`),
  ),
  isactive: v.boolean(),
});

export const NO_COMPANY = 'No company selected.';

/** While a file is read, or when it was refused, there is none either. */
export const uploadSchema = v.object({ image: v.instance(File, 'No valid file for upload.') });

interface Size {
  width: number;
  height: number;
}

export const RECOMMENDED = `Recommended size: ${CARD.width} x ${CARD.height}, at most 7 MB.`;

/** What there is to say of an image of another size; undefined for one of the recommended. */
export function sizeWarning({ width, height }: Size): string | undefined {
  if (width === CARD.width && height === CARD.height) return undefined;
  const isAlike = Math.abs(width / height - CARD.width / CARD.height) < 0.01;
  const effect = isAlike
    ? width < CARD.width
      ? 'It may look blurred on the card.'
      : 'It is made smaller on the card.'
    : 'Its shape is another than that of the card, which distorts it.';
  return `This image is ${width} x ${height}, the recommended size is ${CARD.width} x ${CARD.height}. ${effect}`;
}
