// The applications of one world: the day's register, which all worlds share, and the changes in this world.
import { momentOf } from '../../manilaTime';
import { searchBy } from '../../search';
import { arrivedCases } from '../../seeding/arrivedCases';
import { fullNameOf } from '../../seeding/text';
import { applicantAt, applicationAt, serialOfCode, serialOfRecord } from './application';
import type { Application, BankDetails } from './model';
import { type Register, registerOf, usual } from './register';
import { type DoctorRemark, doctorRemarks } from './remarks';
import type { outcomeOf } from './transitions';

interface Change {
  decided: number;
  fields: Partial<Application>;
}

export interface State {
  register: Register;
  remarks: DoctorRemark[];
  changes: Map<number, Change>;
  bankDetails: Map<number, BankDetails>;
  /**
   * Set by scenarios: the application that is decided elsewhere, the only one that has a selfie, and whether pictures
   * are broken.
   */
  decidedElsewhere: number | null;
  onlySelfieOf: number | null;
  breaksPictures: boolean;
  /** From when on the last cases of the queue arrive, one a minute; null when all are there. */
  comeInSince: number | null;
}

export const seedState = (now: number): State => ({
  register: registerOf(usual, now),
  remarks: doctorRemarks,
  changes: new Map(),
  bankDetails: new Map(),
  decidedElsewhere: null,
  onlySelfieOf: null,
  breaksPictures: false,
  comeInSince: null,
});

export function applicationOf({ register, changes, bankDetails }: State, serial: number): Application | undefined {
  const application = applicationAt(register, serial);
  return application && { ...application, ...changes.get(serial)?.fields, ...bankDetails.get(serial) };
}

export const applicationByRecord = (state: State, docuserId: number) => applicationOf(state, serialOfRecord(docuserId));

/** The application of the doctor with this code; secretaries have none. */
export function applicationByCode(state: State, code: string): Application | undefined {
  const serial = serialOfCode(code);
  const application = serial === undefined ? undefined : applicationOf(state, serial);
  return application?.DrCode === code ? application : undefined;
}

const applicationsOf = (state: State, serials: number[]) =>
  serials.map((serial) => applicationOf(state, serial)).filter((application) => application !== undefined);

export const pendingOf = (state: State, now = Date.now()): Application[] =>
  applicationsOf(
    state,
    arrivedCases(state.register.pending, state.comeInSince, now).filter((serial) => !state.changes.has(serial)),
  );

export function historyOf(state: State): Application[] {
  const { register, changes } = state;
  const decidedAt = (serial: number) => changes.get(serial)?.decided ?? register.entries[serial]?.decided ?? 0;
  // Of two decisions in the same millisecond the later one comes later in `changes`.
  const decided = [...[...changes.keys()].reverse(), ...register.decided];
  return applicationsOf(
    state,
    decided.sort((one, other) => decidedAt(other) - decidedAt(one)),
  );
}

const found = searchBy((register: Register, serial) => {
  const applicant = applicantAt(register, serial);
  const { PRCnumber, Email, DrCode, incremental_id } = applicant;
  return `${fullNameOf(applicant)} ${PRCnumber} ${Email} ${DrCode} ${incremental_id}`;
});

export const searchOf = (state: State, text: string): Application[] =>
  applicationsOf(state, found(state.register, text));

type Outcome = NonNullable<ReturnType<typeof outcomeOf>>;
type DecisionDetails = Pick<Application, 'remarks' | 'Approvedby'>;

export function decide(
  state: State,
  { Docuser_ID }: Application,
  outcome: Outcome,
  at: number,
  details: DecisionDetails,
): void {
  const fields = { ...details, ...outcome, Approveddate: momentOf(at) };
  state.changes.set(serialOfRecord(Docuser_ID), { decided: at, fields });
}

export const saveBankDetails = (state: State, { Docuser_ID }: Application, details: BankDetails) =>
  state.bankDetails.set(serialOfRecord(Docuser_ID), details);
