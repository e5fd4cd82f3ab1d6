// The types that the files of this area share: an application, and the properties that the seed gives it.
import type { components } from '#contract';
import type { PersonNames } from '../../seeding/persons';

export type Application = components['schemas']['DoctorApplication'];
export type BankDetails = Pick<Application, 'bankacct' | 'swiftcode'>;

/**
 * The data that is stored for every seeded application; everything else is generated from the serial number on request.
 */
export interface RegisterEntry {
  posted: number;
  decided: number | null;
  status: string;
  role: string;
  /** Whether the doctor has applied before. */
  isReturning: boolean;
  hasBankDetails: boolean;
}

/** The number on the picture of the licence: the doctor's own, or one that differs in one or two digits. */
export type NumberOnLicence = 'same' | 'oneDigit' | 'twoDigits';

/** Properties that the seed gives an application in addition to the entered data. */
export interface Traits {
  hasSelfie: boolean;
  hasLicence: boolean;
  licenceNumber: NumberOnLicence;
  isExpired: boolean;
  isVerified: boolean;
  /** The number of doctors for whom a secretary works. */
  selects: number;
}

/** The entered data. */
export interface Submitted extends PersonNames {
  gender: 'M' | 'F';
  telephone: string;
}

/** The differences of an application that scripts rely on. */
export interface SpecialCase {
  entry?: Partial<Pick<RegisterEntry, 'status' | 'role' | 'isReturning' | 'hasBankDetails'>>;
  submitted?: Partial<Submitted>;
  traits?: Partial<Traits>;
}
