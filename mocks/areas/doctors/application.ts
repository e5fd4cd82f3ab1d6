// Generates a whole application from its serial number.
import { DAY_MS, dayOf, momentOf } from '../../manilaTime';
import { cacheBySerial } from '../../seeding/cacheBySerial';
import { inTitleCase, mailboxOf, namesFrom, staffOf } from '../../seeding/persons';
import { between, pick, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import type { Application, BankDetails, NumberOnLicence, RegisterEntry, Submitted, Traits } from './model';
import type { Register } from './register';
import { remarkOnSecretaries, remarksOnDoctors } from './remarks';

/** The entered data, with the numbers and the address that identify the applicant. */
interface Applicant extends Submitted {
  Docuser_ID: number;
  incremental_id: string;
  PRCnumber: string;
  DrCode: string;
  Email: string;
}

const FIRST_RECORD = 70_001;
const FIRST_CODE = 10_007;
const CODES_APART = 3;
// Scattered but unique PRC numbers: the second number is prime.
const PRC_APART = 7919;
const PRC_NUMBERS = 1_000_003;

const APPLICANTS = 5_000_000;
const TRAITS = 6_000_000;
const DETAILS = 7_000_000;
const BANKS = 8_000_000;

const TYPES = {
  SPECIALIST: 0.3,
  DENTIST: 0.14,
  OPTOMETRIST: 0.06,
  PSYCHOLOGIST: 0.05,
  'PHYSICAL THERAPIST': 0.05,
  'OCCUPATIONAL THERAPIST': 0.03,
  'NUTRITIONIST-DIETITIAN': 0.02,
};
const NUMBERS_ON_LICENCE = { oneDigit: 0.07, twoDigits: 0.04 };
const AREA_CODES = ['02', '02', '02', '032', '034', '044', '046', '049', '082'] as const;
const SWIFT_CODES = ['BOPIPHMM', 'BNORPHMMXXX', 'MBTCPHMM', 'TLBPPHMM', 'PNBMPHMM', 'CHBKPHMMXXX', 'UBPHPHMM'] as const;

const reviewers = staffOf('INT MRD', 'AVG MRD');

export const serialOfRecord = (docuserId: number) => docuserId - FIRST_RECORD;

const codeOf = (serial: number) => `DR${FIRST_CODE + serial * CODES_APART}`;

/** The serial number of a doctor's code; undefined when no doctor can have it. */
export function serialOfCode(code: string): number | undefined {
  const serial = (Number(/^DR(\d{5})$/.exec(code)?.[1]) - FIRST_CODE) / CODES_APART;
  return Number.isInteger(serial) && serial >= 0 ? serial : undefined;
}

export function applicantAt(register: Register, serial: number): Applicant {
  const random = randomFrom(APPLICANTS + serial);
  const gender = random() < 0.5 ? 'F' : 'M';
  const names = namesFrom(random, gender);
  const submitted = {
    ...names,
    middlename: random() < 0.04 ? '' : names.middlename,
    gender,
    telephone: random() < 0.3 ? '' : telephoneFrom(random),
    ...register.specialCases.get(serial)?.submitted,
  } as const;
  const isSecretary = register.entries[serial]?.role === 'SECRETARY';
  return {
    ...submitted,
    ...(random() < 0.08 ? inTitleCase(submitted) : {}),
    Docuser_ID: FIRST_RECORD + serial,
    incremental_id: register.incrementalId(serial),
    PRCnumber: isSecretary ? '' : String((60_013 + serial * PRC_APART) % PRC_NUMBERS).padStart(7, '0'),
    DrCode: isSecretary ? '' : codeOf(serial),
    Email: `${mailboxOf(submitted) || 'doctor'}${serial + 1}@clinic.example`,
  };
}

const digitsFrom = (random: Random, length: number) =>
  Array.from({ length }, () => String(between(random, 0, 9))).join('');

/** The number is shorter when the area code is longer. */
function telephoneFrom(random: Random): string {
  const area = pick(random, AREA_CODES);
  return `(${area}) ${area === '02' ? '8' : ''}${digitsFrom(random, 3)}-${digitsFrom(random, 4)}`;
}

export function traitsAt(register: Register, serial: number): Traits {
  const random = randomFrom(TRAITS + serial);
  const isSecretary = register.entries[serial]?.role === 'SECRETARY';
  return {
    hasSelfie: random() < 0.95,
    hasLicence: random() < 0.95 && !isSecretary,
    licenceNumber: pickWeighted<NumberOnLicence>(random, NUMBERS_ON_LICENCE, 'same'),
    isExpired: random() < 0.05,
    isVerified: random() < 0.96,
    selects: isSecretary ? between(random, 1, 6) : 0,
    ...register.specialCases.get(serial)?.traits,
  };
}

/**
 * The application as seeded, before any decision in a world. Cached, because the lists are requested as a whole, again
 * and again.
 */
export const applicationAt = cacheBySerial(madeApplication);

function madeApplication(register: Register, serial: number): Application | undefined {
  const entry = register.entries[serial];
  if (!entry) return undefined;
  const random = randomFrom(DETAILS + serial);
  const { lastname, firstname, middlename, gender, telephone, ...applicant } = applicantAt(register, serial);
  const { isVerified, selects } = traitsAt(register, serial);
  const isSecretary = entry.role === 'SECRETARY';
  const verified = Math.min(entry.posted + between(random, 2, 40) * 60_000, register.now);
  return {
    ...applicant,
    Lastname: lastname,
    Firstname: firstname,
    MidName: middlename,
    Gender: gender,
    Birthdate: dayOf(Date.UTC(between(random, 1955, 1998), 0, 1) + between(random, 0, 364) * DAY_MS),
    DrType: isSecretary ? '' : pickWeighted<string>(random, TYPES, 'GENERAL PRACTITIONER'),
    Contactno: `9${digitsFrom(random, 9)}`,
    Telephone: telephone,
    Role: entry.role,
    SelectedDoctors: isSecretary ? selectedDoctors(register, selects, random) : null,
    RegStatus: entry.status,
    Posted_date: momentOf(entry.posted),
    Regdate: momentOf(entry.posted - between(random, 3, 30) * 60_000),
    verification_date: isVerified ? momentOf(verified) : null,
    is_reapprove: entry.isReturning,
    ...bankDetailsAt(entry, serial),
    ...decisionOf(entry, random),
  };
}

/** Approved doctors who are neighbours in the history. */
function selectedDoctors(register: Register, count: number, random: Random): string[] {
  const { approvedDoctors } = register;
  const from = between(random, 0, Math.max(0, approvedDoctors.length - count));
  return approvedDoctors.slice(from, from + count).map((serial) => {
    const { DrCode, lastname, firstname } = applicantAt(register, serial);
    return `${DrCode} · ${lastname}, ${firstname}`;
  });
}

function bankDetailsAt({ hasBankDetails }: RegisterEntry, serial: number): BankDetails {
  if (!hasBankDetails) return { bankacct: '', swiftcode: '' };
  const random = randomFrom(BANKS + serial);
  return { bankacct: digitsFrom(random, between(random, 10, 14)), swiftcode: pick(random, SWIFT_CODES) };
}

function decisionOf({ decided, status, role }: RegisterEntry, random: Random) {
  if (decided === null) return { remarks: null, Approveddate: null, Approvedby: null };
  const first = role === 'SECRETARY' ? remarkOnSecretaries : pick(random, remarksOnDoctors);
  const second = pick(random, remarksOnDoctors);
  const hasTwo = first !== second && role !== 'SECRETARY' && random() < 0.3;
  return {
    remarks: status === 'D' ? [first, ...(hasTwo ? [second] : [])].map(({ remarks }) => remarks).join('\n') : null,
    Approveddate: momentOf(decided),
    Approvedby: pick(random, reviewers),
  };
}
