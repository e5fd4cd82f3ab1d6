// What the files of this area have in common: an application, and what the seed decides about one.
import type { components } from '#contract';
import type { PersonNames } from '../../seeding/persons';

export type Application = components['schemas']['DoctorApplication'];
export type BankDetails = Pick<Application, 'bankacct' | 'swiftcode'>;

/** The little that is stored of every seeded application; the rest is made from its serial number when it is asked for. */
export interface RegisterEntry {
  posted: number;
  decided: number | null;
  status: string;
  role: string;
  /** Whether the doctor has applied before. */
  isReturning: boolean;
  hasBankDetails: boolean;
}

/** The number on the picture of the licence: the doctor's own, or one that differs in a digit or two. */
export type NumberOnLicence = 'same' | 'oneDigit' | 'twoDigits';

/** What the seed decides about an application beside what was entered. */
export interface Traits {
  hasSelfie: boolean;
  hasLicence: boolean;
  licenceNumber: NumberOnLicence;
  isExpired: boolean;
  isVerified: boolean;
  /** For how many doctors a secretary works. */
  selects: number;
}

/** What was entered. */
export interface Submitted extends PersonNames {
  gender: 'M' | 'F';
  telephone: string;
}

/** What is different about an application that scripts count on. */
export interface SpecialCase {
  entry?: Partial<Pick<RegisterEntry, 'status' | 'role' | 'isReturning' | 'hasBankDetails'>>;
  submitted?: Partial<Submitted>;
  traits?: Partial<Traits>;
}
