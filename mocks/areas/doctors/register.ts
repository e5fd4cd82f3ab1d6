// All applications of a day's seed. Only the times and the decision of each are stored; everything else is generated
// from the serial number on request, so that twenty thousand of them open as fast as a hundred.
import { momentOf } from '../../manilaTime';
import { onePerDay } from '../../seeding/onePerDay';
import { between, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import { officeHour, postedBefore, type TimeOf, timesOf } from '../../seeding/times';
import { decidedCases, pendingCases, secretaryOf } from './cases';
import type { RegisterEntry, SpecialCase } from './model';

interface Plan {
  pending: number;
  decided: number;
  /** Which approved doctors have no bank details, counted from the latest one. */
  withoutBank: number[];
  /** The first cases of the queue, instead of the usual ones. */
  first?: SpecialCase[];
}

export const usual: Plan = { pending: 90, decided: 3000, withoutBank: [30, 90, 300, 700, 1200] };
export const none: Plan = { pending: 0, decided: 0, withoutBank: [] };
/** More doctors than an insurer of the country has. Their codes have five digits, and all of them are in one answer. */
export const huge: Plan = { ...usual, pending: 3000, decided: 26_000 };
export const bankMissing: Plan = {
  ...usual,
  withoutBank: [...Array.from({ length: 12 }, (_, position) => position), ...usual.withoutBank],
};
export const secretariesFirst: Plan = { ...usual, first: [1, 40, 3, 2, 6, 12].map((selects) => secretaryOf(selects)) };

/** Decisions of the last year and a half. */
const DECIDED_FOR_DAYS = 548;
const PENDING_FOR_DAYS = 20;
/** When the newest pending application was posted: this share of the time from today's opening until now. */
const PENDING_UNTIL = 0.6;

const ROLES = { SECRETARY: 1 / 12 };
const DECIDED_STATUSES = { D: 0.2 };

export class Register {
  readonly entries: RegisterEntry[];
  /** Serial numbers in the order of the queue. */
  readonly pending: number[] = [];
  /** Serial numbers, the latest decision first. */
  readonly decided: number[] = [];
  readonly approvedDoctors: number[];
  readonly specialCases = new Map<number, SpecialCase>();
  readonly serialsByCase = new Map<string, number>();

  constructor(
    plan: Plan,
    readonly now: number,
  ) {
    const random = randomFrom(2027);
    const at = timesOf(now);
    this.entries = [...decidedEntries(plan, random, at), ...pendingEntries(plan, random, at)];
    this.entries.sort((one, other) => one.posted - other.posted);
    this.entries.forEach((entry, serial) => {
      (entry.decided === null ? this.pending : this.decided).push(serial);
    });
    const decidedAt = (serial: number) => this.entries[serial]?.decided ?? 0;
    this.decided.sort((one, other) => decidedAt(other) - decidedAt(one));
    this.placeCases();
    plan.first?.forEach((specialCase, position) => {
      this.place(this.pending[position], specialCase);
    });
    this.approvedDoctors = this.decided.filter((serial) => isApprovedDoctor(this.entries[serial]));
    for (const position of plan.withoutBank) {
      const entry = this.entries[this.approvedDoctors[position] ?? -1];
      if (entry) entry.hasBankDetails = false;
    }
  }

  /** `DR`, the year of posting, and a counter of six digits that continues over the years. */
  incrementalId(serial: number): string {
    const year = momentOf(this.entries[serial]?.posted ?? 0).slice(0, 4);
    return `DR${year}${String(serial + 1).padStart(6, '0')}`;
  }

  private placeCases(): void {
    for (const { name, position, specialCase } of pendingCases) {
      this.place(this.pending[position], specialCase, `pending.${name}`);
    }
    for (const { name, position, specialCase } of decidedCases) {
      this.place(this.decided[position], specialCase, `decided.${name}`);
    }
  }

  private place(serial: number | undefined, specialCase: SpecialCase, name?: string): void {
    const entry = serial === undefined ? undefined : this.entries[serial];
    if (serial === undefined || !entry) return;
    Object.assign(entry, specialCase.entry);
    this.specialCases.set(serial, specialCase);
    if (name) this.serialsByCase.set(name, serial);
  }
}

const isApprovedDoctor = (entry: RegisterEntry | undefined) => entry?.status === 'A' && entry.role !== 'SECRETARY';

function decidedEntries({ decided: count }: Plan, random: Random, at: TimeOf): RegisterEntry[] {
  return Array.from({ length: count }, (_, index): RegisterEntry => {
    const daysAgo = Math.floor((index * DECIDED_FOR_DAYS) / count);
    // Today's decisions are one after another, because shortly after midnight no two may be in the same second.
    const today = (index + random() / 2) / Math.ceil(count / DECIDED_FOR_DAYS);
    const decided = daysAgo === 0 ? today : officeHour(random) - daysAgo;
    const status = pickWeighted<string>(random, DECIDED_STATUSES, 'A');
    const role = pickWeighted<string>(random, ROLES, 'DOCTOR');
    return {
      posted: at(postedBefore(decided, random)),
      decided: at(decided),
      status,
      role,
      isReturning: random() < 0.08,
      hasBankDetails: status === 'A' && role === 'DOCTOR',
    };
  });
}

function pendingEntries({ pending: count }: Plan, random: Random, at: TimeOf): RegisterEntry[] {
  return Array.from({ length: count }, (_, index): RegisterEntry => {
    const share = (index + random()) / count;
    const role = pickWeighted<string>(random, ROLES, 'DOCTOR');
    const isReturning = random() < 0.12;
    return {
      posted: at((PENDING_FOR_DAYS + PENDING_UNTIL) * share - PENDING_FOR_DAYS),
      decided: null,
      status: 'W',
      role,
      isReturning,
      hasBankDetails: isReturning && role === 'DOCTOR' && between(random, 0, 2) > 0,
    };
  });
}

export const registerOf = onePerDay((plan: Plan, now) => new Register(plan, now));
