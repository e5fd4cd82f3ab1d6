// The rules for e-billing recipients, and for several addresses in one text.
import * as v from 'valibot';
import type { ActQuestion } from '@/app/saving/agreement';
import { warning } from '@/ui/saving/fieldRules';
import type { Things } from '@/ui/texts/counts';
import { isEmailAddress } from '@/ui/texts/emailAddress';
import { containsWords } from '@/ui/texts/words';
import type { Assignment } from './calls';

export const RECIPIENT_LISTS: Things = { one: 'list of recipients', many: 'lists of recipients' };

export const OFFICES = [
  { code: '00', name: 'HO - HEAD OFFICE' },
  { code: '12', name: 'CALAMBA' },
  { code: '14', name: 'CEBU' },
  { code: '16', name: 'BACOLOD' },
  { code: '20', name: 'CDO' },
  { code: '30', name: 'DAVAO' },
] as const satisfies { code: Assignment['Office']; name: string }[];

/** '12 CALAMBA', or only the code for an office that the console does not know. */
export const officeText = (code: string) => {
  const office = OFFICES.find((each) => each.code === code);
  return office ? `${code} ${office.name}` : code;
};

const SEPARATORS = /[;,\r\n\t]+/;
/** The forms in which mail programs copy addresses: 'Maria Santos <maria@…>' and 'Santos, Maria <maria@…>'. */
const NAMED = /(?<=^|[<>;\r\n])([^<>;\r\n]*)<([^<>\s;,@]+@[^<>\s;,]+)>/g;
const QUOTED = /"[^"]*"/g;
/** Invisible characters that web pages and chats add to copied text. */
const INVISIBLE = /[\u200B-\u200D\uFEFF]/g;
/** The prefix of an address that was copied as a link. */
const LINK = /^(?:mailto:\s*)+(?=\S)/i;

/** The text before an address in angle brackets is a name, but addresses without a name may come before it. */
const withoutName = (before: string) =>
  before
    .replace(QUOTED, '')
    .split(SEPARATORS)
    .slice(0, -1)
    .filter((piece) => piece.includes('@'));

/** Splits the text at separators, and also at spaces between several addresses. */
function piecesOf(text: string): string[] {
  const unnamed = text
    .replace(INVISIBLE, '')
    .replace(NAMED, (_, before: string, address: string) => `;${[...withoutName(before), address].join(';')};`);
  return unnamed.split(SEPARATORS).flatMap((written) => {
    const piece = written.trim().replace(LINK, '');
    const words = piece.split(/\s+/);
    if (words.length === 1 || !words.every((word) => word.includes('@'))) return [piece];
    return words.map((word) => word.replace(LINK, ''));
  });
}

/** The addresses in a text, without duplicates regardless of case. Invalid parts are included. */
export function addressesIn(text: string): string[] {
  const byText = new Map<string, string>();
  for (const piece of piecesOf(text)) {
    const same = piece.toLowerCase();
    if (piece !== '' && !byText.has(same)) byText.set(same, piece);
  }
  return [...byText.values()];
}

/** The form in which the server takes several addresses. */
export const joinedAddresses = (addresses: readonly string[]) => addressesIn(addresses.join(';')).join(';');

export const invalidAddressesIn = (text: string) => addressesIn(text).filter((address) => !isEmailAddress(address));

/** Whether the typed text now ends an address: with a separator, or with a space after a complete address. */
export const hasEnded = (typed: string) =>
  SEPARATORS.test(typed) || (/\s$/.test(typed) && isEmailAddress(typed.trim()));

export const MOST_CHARACTERS = 250;

export const tooLong = (text: string) => {
  const more = text.length - MOST_CHARACTERS;
  return `The addresses are ${more} ${more === 1 ? 'character' : 'characters'} too long. The limit is ${MOST_CHARACTERS} in total.`;
};

const isRequired = (field: string) => `${field} is required.`;

const addresses = (field: string, invalid: string) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const text = dataset.value;
      // Only the first problem is reported.
      if (addressesIn(text).length === 0) addIssue({ message: isRequired(field) });
      else if (invalidAddressesIn(text).length > 0) addIssue({ message: invalid });
      else if (text.length > MOST_CHARACTERS) addIssue({ message: tooLong(text) });
    }),
  );

const ALREADY = 'Recipients of this municipality already exist.';

/**
 * A municipality usually has one list of recipients for each brand, so a second one causes a warning. `others` are the
 * existing lists without the edited one, which causes none as long as its brand stays the same.
 */
export function recipientsSchema(others: readonly Assignment[], edited?: Assignment) {
  // An existing list keeps its place, which need not be complete.
  const place = (field: string) =>
    v.pipe(
      v.string(),
      v.check((code) => edited !== undefined || code !== '', isRequired(field)),
    );
  return v.pipe(
    v.object({
      RegionCode: place('Region'),
      ProvinceCode: place('Province'),
      MunicipalCode: place('Municipality'),
      Regcode: v.pipe(
        v.string(),
        v.custom<Assignment['Office']>(
          (code) => edited !== undefined || OFFICES.some((office) => office.code === code),
          isRequired('Office'),
        ),
      ),
      EmailAdd: addresses('Email', 'One or more email addresses are invalid'),
      CCEmail: addresses('CC', 'One or more CC email addresses are invalid'),
      BCCEmail: addresses('BCC', 'One or more BCC email addresses are invalid'),
      Avega: v.nullable(v.boolean()),
    }),
    v.forward(
      warning(
        v.partialCheck(
          [['MunicipalCode'], ['Avega']],
          ({ MunicipalCode, Avega }: Pick<Assignment, 'MunicipalCode' | 'Avega'>) =>
            edited?.Avega === Avega ||
            !others.some((other) => other.MunicipalCode === MunicipalCode && other.Avega === Avega),
          ALREADY,
        ),
      ),
      // The error is shown at the field that can be changed.
      [edited ? 'Avega' : 'MunicipalCode'],
    ),
  );
}

/** The schema of a row of a sheet. An update cannot change the office. */
export function rowSchema(others: readonly Assignment[], edited?: Assignment) {
  const rules = recipientsSchema(others, edited);
  if (!edited) return rules;
  const stays = `The office cannot be changed: ${officeText(edited.Office)}.`;
  return v.pipe(
    rules,
    v.forward(
      v.partialCheck([['Regcode']], ({ Regcode }) => Regcode === edited.Office, stays),
      ['Regcode'],
    ),
  );
}

export type RecipientsForm = v.InferInput<ReturnType<typeof recipientsSchema>>;

/** The form's values for existing recipients, or the initial values for new ones. */
export const fieldsOf = (assignment: Assignment | undefined): RecipientsForm => ({
  RegionCode: assignment?.RegionCode ?? '',
  ProvinceCode: assignment?.ProvinceCode ?? '',
  MunicipalCode: assignment?.MunicipalCode ?? '',
  Regcode: assignment?.Office ?? '',
  EmailAdd: addressesIn(assignment?.EmailAdd ?? '').join(';'),
  CCEmail: addressesIn(assignment?.CCEmail ?? '').join(';'),
  BCCEmail: addressesIn(assignment?.BCCEmail ?? '').join(';'),
  Avega: assignment ? assignment.Avega : false,
});

/** Sorts regions from north to south, as their codes do, then by name, then the first brand before the second. */
export function byPlace(assignments: readonly Assignment[]): Assignment[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return assignments.toSorted(
    (one, other) =>
      compare(one.RegionCode, other.RegionCode) ||
      compare(one.ProvinceName, other.ProvinceName) ||
      compare(one.MunicipalName, other.MunicipalName) ||
      Number(one.Avega) - Number(other.Avega),
  );
}

export const matchesPlace = ({ RegionName, ProvinceName, MunicipalName }: Assignment, text: string) =>
  containsWords(`${RegionName} ${ProvinceName} ${MunicipalName}`, text);

/** The question before saving: how many addresses will get the bills. */
export function recipientsQuestion(
  municipality: string,
  { EmailAdd, CCEmail, BCCEmail }: Pick<Assignment, 'EmailAdd' | 'CCEmail' | 'BCCEmail'>,
): ActQuestion {
  const count = addressesIn([EmailAdd, CCEmail, BCCEmail].join(';')).length;
  return {
    title: `Save the recipients of ${municipality}?`,
    text: `Bills of ${municipality} will go to ${count} address${count === 1 ? '' : 'es'}.`,
    confirm: 'Save',
  };
}
