// The seeded card of an account.
import type { components } from '#contract';
import type { Filled } from '../../records';
import { fixtures as accountFixtures } from '../accounts/fixtures';
import type { CorporateAccount } from '../accounts/seed';
import { fixtures } from './fixtures';

type Schemas = components['schemas'];
export type Label = Schemas['Label'];
export type Style = Filled<Schemas['Style']>;

export interface Card {
  /** Undefined while the account has no card of its own. */
  style: Style | undefined;
  labels: Label[];
}

/** The fields of a member in the core system; the console offers combinations of them as well. */
export const COLUMNS = [
  'accountno',
  'lastname',
  'firstname',
  'midname',
  'company',
  'birthdate',
  'gender',
  'plan',
  'room',
  'effdate',
  'enddate',
  'hotline',
] as const;

export type MemberColumn = (typeof COLUMNS)[number];

const USUAL: readonly [label: string, fieldval: string, isActive?: boolean][] = [
  ['Name', 'FirstnameMidnameLastname'],
  ['Account No.', 'accountno'],
  ['Company', 'company'],
  ['Date of Birth', 'birthdate'],
  [fixtures.inactive, 'room', false],
  [fixtures.last, 'enddate'],
];

const ODD: typeof USUAL = [
  [fixtures.script, 'plan'],
  [fixtures.longLabel, 'LastnameFirstnameMidname'],
];

const LABELS_OF_ONE = 1000;

export const styleOf = ({ recordid, acct }: CorporateAccount): Style => ({
  recordid,
  isBoldFullname: true,
  isBoldCompany: false,
  isBoldOtherLabel: false,
  isBoldOtherValue: recordid % 2 === 1,
  isVisibleSelfie: recordid % 4 !== 3,
  filename: `${acct}.png`,
  filepath: `digicards/${acct}-1.png`,
  filetype: 'image/png',
  is_exist: true,
  in_comp: true,
});

export function cardOf(account: CorporateAccount): Card {
  if (account.acct === accountFixtures.withoutCard.acct) return { style: undefined, labels: [] };
  const rows = account.acct === accountFixtures.longName.acct ? [...USUAL, ...ODD] : USUAL;
  const labels = rows.map(([label, fieldval, isActive = true], at) => ({
    recordid: account.recordid * LABELS_OF_ONE + at + 1,
    label,
    fieldval,
    position: at + 1,
    isactive: isActive,
  }));
  return { style: styleOf(account), labels };
}

const MANY = 40;

/** Adds more labels than fit on the card. */
export const withMany = ({ style, labels }: Card): Card => ({
  style,
  labels: Array.from({ length: MANY }, (_, at) => {
    const label = labels[at % labels.length];
    if (!label || at < labels.length) return label;
    const recordid = Math.max(...labels.map((each) => each.recordid)) + at;
    return { ...label, recordid, label: `${label.label} ${at + 1}`, position: at + 1, isactive: true };
  }).filter((label) => label !== undefined),
});
