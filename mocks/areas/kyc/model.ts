// What the files of this area have in common: a registration, and what the seed decides about one.
import type { components } from '#contract';

export type Registration = Required<components['schemas']['DecidedRegistration']>;

/** The little that is stored of every seeded registration; the rest is made from its serial number when it is asked for. */
export interface RegisterEntry {
  isSecondBrand: boolean;
  posted: number;
  decided: number | null;
  reapproved: number | null;
  status: string;
  isForReapproval: boolean;
}

export type CoreField =
  | 'lastname'
  | 'firstname'
  | 'midname'
  | 'employee_id'
  | 'birth_date'
  | 'civil_status'
  | 'gender'
  | 'member_type'
  | 'acct'
  | 'cardno';

export const EVERY_FIELD: [CoreField, ...CoreField[]] = [
  'lastname',
  'firstname',
  'midname',
  'employee_id',
  'birth_date',
  'civil_status',
  'gender',
  'member_type',
  'acct',
  'cardno',
];

/** How the core system writes a name that is the same. */
export type Spelling = 'same' | 'accents' | 'case' | 'spaces' | 'order';

/** What the seed decides about a registration beside what the member entered. */
export interface Traits {
  core: 'known' | 'unknown' | 'refused';
  spelling: Spelling;
  differs: CoreField[];
  hasCard: boolean;
  hasSelfie: boolean;
  idFile: 'govid' | 'intid' | null;
  isIdTurned: boolean;
  isInSharePoint: boolean;
}

/** What the member entered. */
export interface Submitted {
  lastname: string;
  firstname: string;
  middlename: string;
  gender: 'M' | 'F';
  street: string;
  member_status?: string;
  regcount?: number;
}

/** What is different about a registration that scripts count on. */
export interface SpecialCase {
  submitted?: Partial<Submitted>;
  traits?: Partial<Traits>;
}
