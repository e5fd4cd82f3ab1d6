// Applications for special cases, and their places in the queue or the history.
import { lastNames } from '../../seeding/names';
import type { RegisterEntry, SpecialCase, Submitted, Traits } from './model';

const ordinary: Traits = {
  hasSelfie: true,
  hasLicence: true,
  licenceNumber: 'same',
  isExpired: false,
  isVerified: true,
  selects: 0,
};

/** A doctor's application that is ordinary except for the given fields. */
const doctorExcept = (
  traits: Partial<Traits>,
  submitted: Partial<Submitted> = {},
  entry: SpecialCase['entry'] = {},
): SpecialCase => ({
  traits: { ...ordinary, ...traits },
  submitted,
  entry: { role: 'DOCTOR', isReturning: false, hasBankDetails: false, ...entry },
});
const withSubmitted = (submitted: Partial<Submitted>) => doctorExcept({}, submitted);
const withEntry = (entry: SpecialCase['entry']) => doctorExcept({}, {}, entry);

/** The application of a secretary of this many doctors. Secretaries have no licence. */
export const secretaryOf = (selects: number, entry: SpecialCase['entry'] = {}) =>
  doctorExcept({ hasLicence: false, selects }, {}, { role: 'SECRETARY', ...entry });

const longName = { lastname: lastNames.join(' ').slice(0, 250) };
const formula = { lastname: '=1+1', firstname: '@x' };
const emoji = { firstname: 'JOY 😀', gender: 'F' } as const;
const script = { lastname: '<script>alert(1)</script>' };
const rightToLeft = { lastname: 'الحسيني', firstname: 'سمير', gender: 'M' } as const;

const pending = {
  first: [0, doctorExcept({})],
  second: [1, doctorExcept({})],
  third: [2, doctorExcept({})],
  fourth: [3, doctorExcept({})],
  fifth: [4, doctorExcept({})],
  matching: [5, doctorExcept({})],
  numberDiffers: [6, doctorExcept({ licenceNumber: 'oneDigit' })],
  numberDiffersTwice: [7, doctorExcept({ licenceNumber: 'twoDigits' })],
  expiredLicence: [8, doctorExcept({ isExpired: true })],
  noSelfie: [9, doctorExcept({ hasSelfie: false })],
  noLicence: [10, doctorExcept({ hasLicence: false })],
  noFiles: [11, doctorExcept({ hasSelfie: false, hasLicence: false })],
  returning: [12, withEntry({ isReturning: true, hasBankDetails: true })],
  returningWithoutBank: [13, withEntry({ isReturning: true })],
  secretary: [14, secretaryOf(1)],
  secretaryOfSix: [15, secretaryOf(6)],
  noMiddleName: [16, withSubmitted({ middlename: '' })],
  noTelephone: [17, withSubmitted({ telephone: '' })],
  accents: [18, withSubmitted({ lastname: 'PEÑAFLOR', firstname: 'JOSÉ MARÍA', middlename: 'NUÑEZ', gender: 'M' })],
  notVerified: [19, doctorExcept({ isVerified: false })],
  unknownRole: [20, withEntry({ role: 'RESIDENT' })],
  unknownStatus: [21, withEntry({ status: 'Q' })],
  longName: [40, withSubmitted(longName)],
  longFirstName: [
    45,
    withSubmitted({
      firstname: 'MARÍA ÁNGELES CONCEPCION IMMACULADA DEL SAGRADO CORAZON DE JESUS TRINIDAD',
      gender: 'F',
    }),
  ],
  formula: [60, withSubmitted(formula)],
  emoji: [65, withSubmitted(emoji)],
  script: [70, withSubmitted(script)],
  rightToLeft: [75, withSubmitted(rightToLeft)],
} satisfies Record<string, [position: number, specialCase: SpecialCase]>;

const approved = (traits: Partial<Traits>, submitted?: Partial<Submitted>, entry: Partial<RegisterEntry> = {}) =>
  doctorExcept(traits, submitted, { status: 'A', hasBankDetails: true, ...entry });

// Positions are counted from the latest decision.
const decided = {
  approvedLast: [0, approved({})],
  disapprovedLast: [1, withEntry({ status: 'D' })],
  bankMissing: [2, approved({}, {}, { hasBankDetails: false })],
  formula: [3, approved({}, formula)],
  emoji: [4, approved({}, emoji)],
  noFiles: [5, approved({ hasSelfie: false, hasLicence: false })],
  unknownStatus: [6, withEntry({ status: 'Z' })],
  script: [7, approved({}, script)],
  longName: [8, doctorExcept({}, longName, { status: 'D' })],
  secretary: [9, secretaryOf(3, { status: 'A' })],
  rightToLeft: [10, approved({}, rightToLeft)],
  returning: [11, approved({}, {}, { isReturning: true })],
  searchable: [
    400,
    approved({}, { lastname: 'MAGLANGIT-ÑIGO', firstname: 'TEÓFILO', middlename: 'BAGTAS', gender: 'M' }),
  ],
} satisfies Record<string, [position: number, specialCase: SpecialCase]>;

export type PendingCase = keyof typeof pending;
export type DecidedCase = keyof typeof decided;

const listed = (cases: Record<string, [position: number, specialCase: SpecialCase]>) =>
  Object.entries(cases).map(([name, [position, specialCase]]) => ({ name, position, specialCase }));

export const pendingCases = listed(pending);
export const decidedCases = listed(decided);
