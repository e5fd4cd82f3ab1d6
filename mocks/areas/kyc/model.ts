// The types that the files of this area share: a registration, and the properties that the seed gives it.
import type { components } from '#contract';

export type Registration = Required<components['schemas']['DecidedRegistration']>;

/**
 * The data that is stored for every seeded registration; everything else is generated from the serial number on
 * request.
 */
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

/** The core system's spelling of an equal name. */
export type Spelling = 'same' | 'accents' | 'case' | 'spaces' | 'order';

/** Properties that the seed gives a registration in addition to the entered data. */
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

/** The data that the member entered. */
export interface Submitted {
  lastname: string;
  firstname: string;
  middlename: string;
  gender: 'M' | 'F';
  street: string;
  member_status?: string;
  regcount?: number;
}

/** The differences of a registration that scripts rely on. */
export interface SpecialCase {
  submitted?: Partial<Submitted>;
  traits?: Partial<Traits>;
}
