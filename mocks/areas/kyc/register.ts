// All registrations of a day's seed. Only the times and the decision of each are stored; everything else is generated
// from the serial number on request, so that a hundred thousand of them open as fast as a hundred.
import { DAY_MS, momentOf, startOfDay } from '../../manilaTime';
import { onePerDay } from '../../seeding/onePerDay';
import { between, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import { officeHour, postedBefore, type TimeOf, timesOf } from '../../seeding/times';
import { decidedCases, pendingCases } from './cases';
import type { RegisterEntry, SpecialCase } from './model';

/** The numbers of registrations, for the first and the second brand. */
interface Plan {
  pending: [number, number];
  days: number;
  decidedOn: (daysAgo: number, random: Random) => [number, number];
}

export const usual: Plan = {
  pending: [137, 64],
  days: 120,
  decidedOn: (daysAgo, random) => (daysAgo === 0 ? [18, 9] : [between(random, 17, 27), between(random, 8, 14)]),
};
export const none: Plan = { pending: [0, 0], days: 0, decidedOn: () => [0, 0] };
/** 100,000 are pending, and as many were decided in the last 90 days: about 1,100 a day. */
export const huge: Plan = {
  pending: [100_000, 0],
  days: 90,
  decidedOn: (daysAgo) => [1000, daysAgo < 10 ? 112 : 111],
};

const PENDING_FOR_DAYS = 10;
/** When the newest pending registration was posted: this share of the time from today's opening until now. */
const PENDING_UNTIL = 0.6;
const COUNTERS_A_YEAR = 99_999;

// `Q` and `Z` are codes that the contract does not have, as a later version of the upstream may send them.
const PENDING_STATUSES = { U: 0.06, P: 0.05, Q: 0.01 };
const DECIDED_STATUSES = { D: 0.25, T: 0.03, P: 0.015, S: 0.015, U: 0.015, Z: 0.003 };

export class Register {
  readonly entries: RegisterEntry[];
  /** Serial numbers in the order of the queue, for the first and the second brand. */
  readonly pending: [number[], number[]] = [[], []];
  readonly decided: number[] = [];
  readonly specialCases = new Map<number, SpecialCase>();
  readonly serialsByCase = new Map<string, number>();
  private readonly year: number;

  constructor(
    plan: Plan,
    readonly now: number,
  ) {
    const random = randomFrom(2026);
    const at = timesOf(now);
    this.entries = [...decidedEntries(plan, random, at), ...pendingEntries(plan, random, at)];
    this.entries.sort((one, other) => one.posted - other.posted);
    this.entries.forEach((entry, serial) => {
      (entry.decided === null ? this.pending[entry.isSecondBrand ? 1 : 0] : this.decided).push(serial);
    });
    this.year = Number(momentOf(now).slice(0, 4));
    this.placeCases(at);
  }

  /**
   * `KYC`, a year and a counter of five digits. When there are too many for one year, they start in an earlier year.
   */
  incrementalId(serial: number): string {
    const yearsBefore = Math.floor((this.entries.length - 1) / COUNTERS_A_YEAR);
    const year = this.year - yearsBefore + Math.floor(serial / COUNTERS_A_YEAR);
    return `KYC${year}${String((serial % COUNTERS_A_YEAR) + 1).padStart(5, '0')}`;
  }

  private placeCases(at: TimeOf): void {
    for (const { name, position, specialCase } of pendingCases) {
      const serial = this.pending[0][position];
      const known = serial === undefined ? undefined : this.entries[serial];
      if (known) known.status = 'W';
      this.place(`pending.${name}`, serial, specialCase);
    }
    const firstBrand = this.decided.filter((serial) => !this.entries[serial]?.isSecondBrand);
    const decidedDay = (serial: number) => startOfDay(this.entries[serial]?.decided ?? 0);
    for (const { name, daysAgo, index, specialCase, decision } of decidedCases) {
      const day = startOfDay(at(0) - daysAgo * DAY_MS);
      const serial = firstBrand.filter((candidate) => decidedDay(candidate) === day)[index];
      const known = serial === undefined ? undefined : this.entries[serial];
      if (!known) continue;
      const { reapprovedToday, ...fixed } = decision;
      Object.assign(known, { isForReapproval: false, reapproved: reapprovedToday ? at(0.5) : null, ...fixed });
      this.place(`decided.${name}`, serial, specialCase);
    }
  }

  private place(name: string, serial: number | undefined, specialCase: SpecialCase): void {
    if (serial === undefined) return;
    this.specialCases.set(serial, specialCase);
    this.serialsByCase.set(name, serial);
  }
}

function decidedEntries(plan: Plan, random: Random, at: TimeOf): RegisterEntry[] {
  return Array.from({ length: plan.days }, (_, daysAgo) =>
    plan.decidedOn(daysAgo, random).map((count, brand) =>
      Array.from({ length: count }, (_, index): RegisterEntry => {
        // Today's decisions are one after another, because shortly after midnight no two may be in the same second.
        const decided = daysAgo === 0 ? (index + random() / 2) / count : officeHour(random) - daysAgo;
        const status = pickWeighted<string>(random, DECIDED_STATUSES, 'A');
        const isForReapproval = status === 'D' && random() < 0.6;
        const isReapproved = isForReapproval && daysAgo > 0 && random() < 0.5;
        const reapprovedDaysAgo = Math.max(0, daysAgo - between(random, 1, 6));
        return {
          isSecondBrand: brand === 1,
          posted: at(postedBefore(decided, random)),
          decided: at(decided),
          reapproved: isReapproved
            ? at(reapprovedDaysAgo === 0 ? random() : officeHour(random) - reapprovedDaysAgo)
            : null,
          status: isReapproved ? 'A' : status,
          isForReapproval: isForReapproval && !isReapproved,
        };
      }),
    ),
  ).flat(2);
}

function pendingEntries(plan: Plan, random: Random, at: TimeOf): RegisterEntry[] {
  return plan.pending.flatMap((count, brand) =>
    Array.from({ length: count }, (_, index): RegisterEntry => {
      const share = (index + random()) / count;
      return {
        isSecondBrand: brand === 1,
        posted: at((PENDING_FOR_DAYS + PENDING_UNTIL) * share - PENDING_FOR_DAYS),
        decided: null,
        reapproved: null,
        status: pickWeighted<string>(random, PENDING_STATUSES, 'W'),
        isForReapproval: false,
      };
    }),
  );
}

export const registerOf = onePerDay((plan: Plan, now) => new Register(plan, now));
