// The registrations of one world: the day's register, which all worlds share, and the changes in this world.
import { DAY_MS, momentOf, startOfWrittenDay } from '../../manilaTime';
import { searchBy } from '../../search';
import { arrivedCases } from '../../seeding/arrivedCases';
import { fullNameOf } from '../../seeding/text';
import type { Registration } from './model';
import { type Register, registerOf, usual } from './register';
import { memberAt, registrationAt, serialOfRecord } from './registration';
import type { outcomeOf } from './transitions';

interface Change {
  decided: number | null;
  reapproved: number | null;
  fields: Partial<Registration>;
}

export interface State {
  register: Register;
  changes: Map<number, Change>;
  savedPictures: Map<string, Uint8Array>;
  /** Set by scenarios. */
  hasPictures: boolean;
  cutsPictures: boolean;
  breaksPictures: boolean;
  hasOtherTypes: boolean;
  colleagueDecidesFirst: boolean;
  /** From when on the last cases of each queue arrive, one a minute; null when all are there. */
  comeInSince: number | null;
}

export const seedState = (now: number): State => ({
  register: registerOf(usual, now),
  changes: new Map(),
  savedPictures: new Map(),
  hasPictures: true,
  cutsPictures: false,
  breaksPictures: false,
  hasOtherTypes: false,
  colleagueDecidesFirst: false,
  comeInSince: null,
});

export function registrationOf({ register, changes }: State, serial: number): Registration | undefined {
  const registration = registrationAt(register, serial);
  return registration && { ...registration, ...changes.get(serial)?.fields };
}

export const registrationByRecord = (state: State, recordid: number) => registrationOf(state, serialOfRecord(recordid));

const registrationsOf = (state: State, serials: number[]) =>
  serials.map((serial) => registrationOf(state, serial)).filter((registration) => registration !== undefined);

export function pendingOf(state: State, isSecondBrand: boolean, start: number, end: number, now = Date.now()) {
  const waiting = arrivedCases(state.register.pending[isSecondBrand ? 1 : 0], state.comeInSince, now).filter(
    (serial) => !state.changes.has(serial),
  );
  return {
    recordcount: waiting.length,
    data: registrationsOf(state, waiting.slice(start, end)).map(
      ({ increment_id, reapproved_date, reapproved_by, ...registration }) => ({
        ...registration,
        incremental_id: increment_id,
      }),
    ),
  };
}

interface Range {
  from: string;
  to: string;
  by: 'APPROVED' | 'POSTED';
  isReapproved: boolean;
}

export function historyOf(state: State, { from, to, by, isReapproved }: Range): Registration[] {
  const begin = startOfWrittenDay(from);
  const end = startOfWrittenDay(to) + DAY_MS;
  const decidedHere = [...state.changes.keys()].filter((serial) => state.register.entries[serial]?.decided === null);
  const found: { serial: number; at: number }[] = [];
  for (const serial of [...state.register.decided, ...decidedHere]) {
    const entry = state.register.entries[serial];
    const { decided, reapproved } = state.changes.get(serial) ?? entry ?? { decided: null, reapproved: null };
    if ((reapproved !== null) !== isReapproved) continue;
    const at = by === 'POSTED' ? entry?.posted : (reapproved ?? decided);
    if (at && at >= begin && at < end) found.push({ serial, at });
  }
  found.sort((one, other) => other.at - one.at);
  return registrationsOf(
    state,
    found.map(({ serial }) => serial),
  );
}

const searchTextOf = (register: Register, serial: number): string => {
  const member = memberAt(register, serial);
  return `${fullNameOf(member)} ${member.accountno} ${member.email} ${member.increment_id}`;
};
const found = searchBy(searchTextOf);

export const searchOf = (state: State, text: string): Registration[] =>
  registrationsOf(state, found(state.register, text));

type Outcome = NonNullable<ReturnType<typeof outcomeOf>>;
type DecisionDetails = Pick<Registration, 'remarks' | 'approved_by' | 'is_for_reapprove'>;

export function decide(
  state: State,
  { recordid }: Registration,
  outcome: Outcome,
  at: number,
  details: DecisionDetails,
): void {
  const fields = { ...details, ...outcome, approved_date: momentOf(at) };
  state.changes.set(serialOfRecord(recordid), { decided: at, reapproved: null, fields });
}

export function reapprove(state: State, { recordid }: Registration, outcome: Outcome, at: number, by: string): void {
  const serial = serialOfRecord(recordid);
  const before = state.changes.get(serial);
  state.changes.set(serial, {
    decided: before?.decided ?? state.register.entries[serial]?.decided ?? null,
    reapproved: at,
    fields: { ...before?.fields, ...outcome, reapproved_date: momentOf(at), reapproved_by: by },
  });
}
