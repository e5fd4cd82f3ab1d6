// Registrations that are one of a kind, and where in the queue or the history each stands. All are of the first brand.

import { lastNames } from '../../seeding/names';
import type { Outline } from './book';

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

/** How the core system writes a name that is the same. */
export type Form = 'same' | 'accents' | 'case' | 'spaces' | 'order';

export interface Traits {
  core: 'known' | 'unknown' | 'refused';
  form: Form;
  differs: CoreField[];
  hasCard: boolean;
  hasSelfie: boolean;
  idFile: 'govid' | 'intid' | null;
  isIdTurned: boolean;
  isInSharePoint: boolean;
}

export interface Submitted {
  lastname: string;
  firstname: string;
  middlename: string;
  gender: 'M' | 'F';
  street: string;
}

export interface Peculiarity {
  submitted?: Partial<Submitted>;
  traits?: Partial<Traits>;
}

const ordinary: Traits = {
  core: 'known',
  form: 'same',
  differs: [],
  hasCard: true,
  hasSelfie: true,
  idFile: 'govid',
  isIdTurned: false,
  isInSharePoint: true,
};
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

const but = (traits: Partial<Traits>, submitted?: Partial<Submitted>): Peculiarity => ({
  traits: { ...ordinary, ...traits },
  submitted,
});
const named = (submitted: Partial<Submitted>) => but({}, submitted);

const longName = { lastname: lastNames.join(' ').slice(0, 250) };
const formula = { lastname: '=1+1', firstname: '@x' };
const emoji = { firstname: 'JOY 😀', gender: 'F' } as const;
const script = { street: '<script>alert(1)</script>' };

const pending = {
  first: [0, but({})],
  second: [1, but({ form: 'case' })],
  third: [2, but({ differs: ['employee_id'] })],
  fourth: [3, but({ isInSharePoint: false })],
  fifth: [4, but({ differs: ['civil_status'] })],
  matching: [5, but({})],
  accents: [
    6,
    but({ form: 'accents' }, { lastname: 'PEÑAFLOR', firstname: 'JOSÉ MARÍA', middlename: 'NUÑEZ', gender: 'M' }),
  ],
  differsInBirthdate: [7, but({ differs: ['birth_date'] })],
  differsInSeveral: [8, but({ differs: ['firstname', 'birth_date', 'employee_id', 'civil_status'] })],
  differsInAll: [9, but({ differs: EVERY_FIELD })],
  noCard: [10, but({ hasCard: false })],
  noSelfie: [11, but({ hasSelfie: false })],
  noId: [12, but({ idFile: null })],
  noFiles: [13, but({ hasSelfie: false, idFile: null })],
  intIdOnly: [14, but({ idFile: 'intid' })],
  unknownToCore: [15, but({ core: 'unknown' })],
  coreRefuses: [16, but({ core: 'refused' })],
  turnedId: [17, but({ isIdTurned: true })],
  turnedIdInOwnStore: [18, but({ isIdTurned: true, isInSharePoint: false })],
  nameOrder: [19, but({ form: 'order' }, { firstname: 'MARIA CLARA', lastname: 'DE LOS REYES', gender: 'F' })],
  extraSpaces: [20, but({ form: 'spaces' }, { lastname: 'DELA CRUZ', firstname: 'JUAN CARLOS JR.', gender: 'M' })],
  letterCase: [21, but({ form: 'case' })],
  differsInName: [22, but({ differs: ['lastname'] })],
  differsInCardNumber: [23, but({ differs: ['cardno'] })],
  longName: [40, named(longName)],
  longFirstName: [
    45,
    named({ firstname: 'MARÍA ÁNGELES CONCEPCION IMMACULADA DEL SAGRADO CORAZON DE JESUS TRINIDAD', gender: 'F' }),
  ],
  formula: [60, named(formula)],
  emoji: [70, named(emoji)],
  script: [80, named(script)],
} satisfies Record<string, [position: number, peculiarity: Peculiarity]>;

type Decision = Partial<Pick<Outline, 'status' | 'isForReapproval'>> & { reapprovedToday?: boolean };

const decided = {
  approvedToday: [0, 0, but({}), { status: 'A' }],
  forReapproval: [0, 1, but({ differs: ['lastname'] }), { status: 'D', isForReapproval: true }],
  disapprovedForGood: [0, 2, but({ differs: EVERY_FIELD }), { status: 'D' }],
  formulaToday: [0, 3, named(formula), { status: 'A' }],
  emojiToday: [0, 4, named(emoji), { status: 'A' }],
  noFilesToday: [0, 5, but({ hasSelfie: false, idFile: null }), { status: 'A' }],
  unknownCodeToday: [0, 6, but({}), { status: 'Z' }],
  scriptYesterday: [1, 0, named(script), { status: 'A' }],
  longNameYesterday: [1, 1, named(longName), { status: 'D', isForReapproval: true }],
  unknownToCore: [1, 2, but({ core: 'unknown' }), { status: 'A' }],
  coreRefuses: [1, 3, but({ core: 'refused' }), { status: 'A' }],
  reapprovedToday: [3, 0, but({ differs: ['birth_date'] }), { status: 'A', reapprovedToday: true }],
  searchable: [
    45,
    0,
    named({ lastname: 'QUIAMBAO-ÑARRA', firstname: 'CRISPÚLO', middlename: 'MAGSALIN', gender: 'M' }),
    { status: 'A' },
  ],
} satisfies Record<string, [daysAgo: number, index: number, peculiarity: Peculiarity, outline: Decision]>;

export type PendingCase = keyof typeof pending;
export type DecidedCase = keyof typeof decided;

export const pendingCases = Object.entries(pending).map(([name, [position, peculiarity]]) => ({
  name,
  position,
  peculiarity,
}));
export const decidedCases = Object.entries(decided).map(([name, [daysAgo, index, peculiarity, outline]]) => ({
  name,
  daysAgo,
  index,
  peculiarity,
  outline: outline as Decision,
}));
