// Registrations for special cases, and their places in the queue or the history. All are of the first brand.
import { lastNames } from '../../seeding/names';
import { EVERY_FIELD, type RegisterEntry, type SpecialCase, type Submitted, type Traits } from './model';

const ordinary: Traits = {
  core: 'known',
  spelling: 'same',
  differs: [],
  hasCard: true,
  hasSelfie: true,
  idFile: 'govid',
  isIdTurned: false,
  isInSharePoint: true,
};

/** An active member who registers for the first time. */
const ordinarilySubmitted: Partial<Submitted> = { member_status: 'A', regcount: 1 };

/** A registration that is ordinary except for the given fields. */
const ordinaryExcept = (traits: Partial<Traits>, submitted: Partial<Submitted> = {}): SpecialCase => ({
  traits: { ...ordinary, ...traits },
  submitted: { ...ordinarilySubmitted, ...submitted },
});
const withSubmitted = (submitted: Partial<Submitted>) => ordinaryExcept({}, submitted);

const longName = { lastname: lastNames.join(' ').slice(0, 250) };
const formula = { lastname: '=1+1', firstname: '@x' };
const emoji = { firstname: 'JOY 😀', gender: 'F' } as const;
const script = { street: '<script>alert(1)</script>' };

const pending = {
  first: [0, ordinaryExcept({})],
  second: [1, ordinaryExcept({ spelling: 'case' })],
  third: [2, ordinaryExcept({ differs: ['employee_id'] })],
  fourth: [3, ordinaryExcept({ isInSharePoint: false })],
  fifth: [4, ordinaryExcept({ differs: ['civil_status'] })],
  matching: [5, ordinaryExcept({})],
  accents: [
    6,
    ordinaryExcept(
      { spelling: 'accents' },
      { lastname: 'PEÑAFLOR', firstname: 'JOSÉ MARÍA', middlename: 'NUÑEZ', gender: 'M' },
    ),
  ],
  differsInBirthdate: [7, ordinaryExcept({ differs: ['birth_date'] })],
  differsInSeveral: [8, ordinaryExcept({ differs: ['firstname', 'birth_date', 'employee_id', 'civil_status'] })],
  differsInAll: [9, ordinaryExcept({ differs: EVERY_FIELD })],
  noCard: [10, ordinaryExcept({ hasCard: false })],
  noSelfie: [11, ordinaryExcept({ hasSelfie: false })],
  noId: [12, ordinaryExcept({ idFile: null })],
  noFiles: [13, ordinaryExcept({ hasSelfie: false, idFile: null })],
  intIdOnly: [14, ordinaryExcept({ idFile: 'intid' })],
  unknownToCore: [15, ordinaryExcept({ core: 'unknown' })],
  coreRefuses: [16, ordinaryExcept({ core: 'refused' })],
  turnedId: [17, ordinaryExcept({ isIdTurned: true })],
  turnedIdInOwnStore: [18, ordinaryExcept({ isIdTurned: true, isInSharePoint: false })],
  nameOrder: [
    19,
    ordinaryExcept({ spelling: 'order' }, { firstname: 'MARIA CLARA', lastname: 'DE LOS REYES', gender: 'F' }),
  ],
  extraSpaces: [
    20,
    ordinaryExcept({ spelling: 'spaces' }, { lastname: 'DELA CRUZ', firstname: 'JUAN CARLOS JR.', gender: 'M' }),
  ],
  letterCase: [21, ordinaryExcept({ spelling: 'case' })],
  differsInName: [22, ordinaryExcept({ differs: ['lastname'] })],
  differsInCardNumber: [23, ordinaryExcept({ differs: ['cardno'] })],
  terminated: [24, withSubmitted({ member_status: 'T' })],
  unknownMemberStatus: [25, withSubmitted({ member_status: 'X' })],
  thirdAttempt: [26, withSubmitted({ regcount: 3 })],
  waitingMember: [27, withSubmitted({ member_status: 'W' })],
  longName: [40, withSubmitted(longName)],
  longFirstName: [
    45,
    withSubmitted({
      firstname: 'MARÍA ÁNGELES CONCEPCION IMMACULADA DEL SAGRADO CORAZON DE JESUS TRINIDAD',
      gender: 'F',
    }),
  ],
  formula: [60, withSubmitted(formula)],
  emoji: [70, withSubmitted(emoji)],
  script: [80, withSubmitted(script)],
} satisfies Record<string, [position: number, specialCase: SpecialCase]>;

type Decision = Partial<Pick<RegisterEntry, 'status' | 'isForReapproval'>> & { reapprovedToday?: boolean };

const decided = {
  approvedToday: [0, 0, ordinaryExcept({}), { status: 'A' }],
  forReapproval: [0, 1, ordinaryExcept({ differs: ['lastname'] }), { status: 'D', isForReapproval: true }],
  disapprovedForGood: [0, 2, ordinaryExcept({ differs: EVERY_FIELD }), { status: 'D' }],
  formulaToday: [0, 3, withSubmitted(formula), { status: 'A' }],
  emojiToday: [0, 4, withSubmitted(emoji), { status: 'A' }],
  noFilesToday: [0, 5, ordinaryExcept({ hasSelfie: false, idFile: null }), { status: 'A' }],
  unknownCodeToday: [0, 6, ordinaryExcept({}), { status: 'Z' }],
  scriptYesterday: [1, 0, withSubmitted(script), { status: 'A' }],
  longNameYesterday: [1, 1, withSubmitted(longName), { status: 'D', isForReapproval: true }],
  unknownToCore: [1, 2, ordinaryExcept({ core: 'unknown' }), { status: 'A' }],
  coreRefuses: [1, 3, ordinaryExcept({ core: 'refused' }), { status: 'A' }],
  reapprovedToday: [3, 0, ordinaryExcept({ differs: ['birth_date'] }), { status: 'A', reapprovedToday: true }],
  searchable: [
    45,
    0,
    withSubmitted({ lastname: 'QUIAMBAO-ÑARRA', firstname: 'CRISPÚLO', middlename: 'MAGSALIN', gender: 'M' }),
    { status: 'A' },
  ],
} satisfies Record<string, [daysAgo: number, index: number, specialCase: SpecialCase, decision: Decision]>;

export type PendingCase = keyof typeof pending;
export type DecidedCase = keyof typeof decided;

export const pendingCases = Object.entries(pending).map(([name, [position, specialCase]]) => ({
  name,
  position,
  specialCase,
}));
export const decidedCases = Object.entries(decided).map(([name, [daysAgo, index, specialCase, decision]]) => ({
  name,
  daysAgo,
  index,
  specialCase,
  decision: decision as Decision,
}));
