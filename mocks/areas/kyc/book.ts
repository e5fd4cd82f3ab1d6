// All registrations of a day's seed, as little as each needs: when it was posted and decided, and how. Everything else about
// one is made from its serial number when somebody asks, so a hundred thousand of them open as fast as a hundred.
import { DAY_MS, dayOf, momentOf, startOfDay } from '../../manila';
import { between, type Random, randomFrom, shared } from '../../seeding/random';
import { decidedCases, type Peculiarity, pendingCases } from './cases';

export interface Outline {
  isSecondBrand: boolean;
  posted: number;
  decided: number | null;
  reapproved: number | null;
  status: string;
  isForReapproval: boolean;
}

/** How many registrations there are: for the first and the second brand. */
export interface Plan {
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
export const huge: Plan = {
  pending: [100_000, 0],
  days: 90,
  decidedOn: (daysAgo) => [1000, daysAgo < 10 ? 112 : 111],
};

const PENDING_FOR_DAYS = 10;
/** The part of today that pending registrations were still posted in. */
const PENDING_UNTIL = 0.6;
const COUNTERS_A_YEAR = 99_999;

// `Q` and `Z` stand for what the upstream learns one day and the contract does not know yet.
const PENDING_STATUSES = { U: 0.06, P: 0.05, Q: 0.01 };
const DECIDED_STATUSES = { D: 0.25, T: 0.03, P: 0.015, S: 0.015, U: 0.015, Z: 0.003 };

export class Book {
  readonly outlines: Outline[];
  /** Serials in the order of the queue, of the first and of the second brand. */
  readonly pending: [number[], number[]] = [[], []];
  readonly decided: number[] = [];
  readonly peculiarities = new Map<number, Peculiarity>();
  readonly serialsByCase = new Map<string, number>();
  private readonly year: number;

  constructor(
    plan: Plan,
    readonly now: number,
  ) {
    const random = randomFrom(2026);
    const at = timesOf(now);
    this.outlines = [...decidedOutlines(plan, random, at), ...pendingOutlines(plan, random, at)];
    this.outlines.sort((one, other) => one.posted - other.posted);
    this.outlines.forEach((outline, serial) => {
      (outline.decided === null ? this.pending[outline.isSecondBrand ? 1 : 0] : this.decided).push(serial);
    });
    this.year = Number(momentOf(now).slice(0, 4));
    this.placeCases(at);
  }

  /** `KYC`, a year and a counter of five digits. More than a year's counters hold begin in an earlier one. */
  incrementalId(serial: number): string {
    const yearsBefore = Math.floor((this.outlines.length - 1) / COUNTERS_A_YEAR);
    const year = this.year - yearsBefore + Math.floor(serial / COUNTERS_A_YEAR);
    return `KYC${year}${String((serial % COUNTERS_A_YEAR) + 1).padStart(5, '0')}`;
  }

  private placeCases(at: (days: number) => number): void {
    for (const { name, position, peculiarity } of pendingCases) {
      const serial = this.pending[0][position];
      const known = serial === undefined ? undefined : this.outlines[serial];
      if (known) known.status = 'W';
      this.place(`pending.${name}`, serial, peculiarity);
    }
    const firstBrand = this.decided.filter((serial) => !this.outlines[serial]?.isSecondBrand);
    const decidedDay = (serial: number) => startOfDay(this.outlines[serial]?.decided ?? 0);
    for (const { name, daysAgo, index, peculiarity, outline } of decidedCases) {
      const day = startOfDay(at(0) - daysAgo * DAY_MS);
      const serial = firstBrand.filter((candidate) => decidedDay(candidate) === day)[index];
      const known = serial === undefined ? undefined : this.outlines[serial];
      if (!known) continue;
      const { reapprovedToday, ...fixed } = outline;
      Object.assign(known, { isForReapproval: false, reapproved: reapprovedToday ? at(0.5) : null, ...fixed });
      this.place(`decided.${name}`, serial, peculiarity);
    }
  }

  private place(name: string, serial: number | undefined, peculiarity: Peculiarity): void {
    if (serial === undefined) return;
    this.peculiarities.set(serial, peculiarity);
    this.serialsByCase.set(name, serial);
  }
}

/**
 * Days before or after the beginning of today as time. What is left of today has not happened: the part of it from opening
 * until now stands for all of it.
 */
function timesOf(now: number): (days: number) => number {
  const midnight = startOfDay(now);
  const opening = midnight + (now - midnight > DAY_MS * 0.375 ? DAY_MS / 3 : 0);
  return (days) => (days < 0 ? midnight + days * DAY_MS : opening + days * (now - opening));
}

function decidedOutlines(plan: Plan, random: Random, at: (days: number) => number): Outline[] {
  const officeHour = () => 0.34 + random() * 0.4;
  return Array.from({ length: plan.days }, (_, daysAgo) =>
    plan.decidedOn(daysAgo, random).map((count, brand) =>
      Array.from({ length: count }, (): Outline => {
        const decided = daysAgo === 0 ? random() : officeHour() - daysAgo;
        const status = shared<string>(random, DECIDED_STATUSES, 'A');
        const isForReapproval = status === 'D' && random() < 0.6;
        const isReapproved = isForReapproval && daysAgo > 0 && random() < 0.5;
        const reapprovedDaysAgo = Math.max(0, daysAgo - between(random, 1, 6));
        return {
          isSecondBrand: brand === 1,
          posted: at(postedBefore(decided, random)),
          decided: at(decided),
          reapproved: isReapproved ? at(reapprovedDaysAgo === 0 ? random() : officeHour() - reapprovedDaysAgo) : null,
          status: isReapproved ? 'A' : status,
          isForReapproval: isForReapproval && !isReapproved,
        };
      }),
    ),
  ).flat(2);
}

/** A third is decided within hours, today's on the morning after. */
function postedBefore(decided: number, random: Random): number {
  const waited = random();
  if (random() > 0.35) return decided - 1.05 - waited * 8;
  return Math.min(decided, 0) - 0.03 - waited * 0.3;
}

function pendingOutlines(plan: Plan, random: Random, at: (days: number) => number): Outline[] {
  return plan.pending.flatMap((count, brand) =>
    Array.from({ length: count }, (_, index): Outline => {
      const share = (index + random()) / count;
      return {
        isSecondBrand: brand === 1,
        posted: at((PENDING_FOR_DAYS + PENDING_UNTIL) * share - PENDING_FOR_DAYS),
        decided: null,
        reapproved: null,
        status: shared<string>(random, PENDING_STATUSES, 'W'),
        isForReapproval: false,
      };
    }),
  );
}

const books = new Map<Plan, Book>();

/** The worlds of one day share what none of them changes, unless it would lie in the future of one. */
export function bookOf(plan: Plan, now: number): Book {
  const known = books.get(plan);
  if (known && known.now <= now && dayOf(known.now) === dayOf(now)) return known;
  const book = new Book(plan, now);
  books.set(plan, book);
  return book;
}
