// Filters and sorts a list that may have a hundred thousand rows and still grow. It works in small steps, so that the
// page stays responsive, and reuses earlier results when rows are added or removed.
import { foldedText } from '@/ui/texts/words';

export interface Order<Row> {
  /** The value that a row is sorted by. */
  by: (row: Row) => string | number;
  isDescending: boolean;
}

export interface Wanted<Row> {
  rows: readonly Row[];
  keeps: (row: Row) => boolean;
  order: Order<Row> | undefined;
}

/** The number of rows that are sorted at once and then merged into the rest. */
const RUN = 2000;
/** The generator yields after this many rows, so that the caller can check the time. */
const LOOK = 500;

type Key = string | number;
const NONE: never[] = [];

interface SortedRun<Row> {
  rows: Row[];
  keys: Key[];
}

/** Whether the second value sorts before the first. Equal values keep their order. */
type IsBefore = (first: Key, second: Key) => boolean;

export class Ordering<Row extends object> {
  private wanted: Wanted<Row> = { rows: NONE, keeps: () => true, order: undefined };
  /** How many of the rows have been processed. */
  private read = 0;
  private sortedRun: SortedRun<Row> = { rows: NONE, keys: NONE };

  /** Yields after each small step. */
  *towards(wanted: Wanted<Row>): Generator<undefined, Row[]> {
    this.begin(wanted);
    const { rows, keeps, order } = wanted;
    const isBefore = isBeforeIn(order);
    while (this.read < rows.length) {
      const run: SortedRun<Row> = { rows: [], keys: [] };
      const until = Math.min(rows.length, this.read + RUN);
      for (let at = this.read; at < until; at += 1) {
        const row = rows[at] as Row;
        if (keeps(row)) {
          run.rows.push(row);
          if (order) run.keys.push(keyOf(order, row));
        }
        if (at % LOOK === 0) yield;
      }
      this.sortedRun = order
        ? yield* merged(this.sortedRun, sorted(run, isBefore), isBefore)
        : joined(this.sortedRun, run);
      this.read = until;
    }
    return this.sortedRun.rows;
  }

  /** Keeps the earlier results where they still apply. */
  private begin(wanted: Wanted<Row>): void {
    const { keeps, order, rows } = this.wanted;
    const isOther = keeps !== wanted.keeps || order !== wanted.order;
    const removed = isOther ? null : removedSince(rows, this.read, wanted.rows);
    this.wanted = wanted;
    if (removed) {
      this.sortedRun = without(this.sortedRun, removed);
      this.read -= removed.size;
    } else {
      this.sortedRun = { rows: NONE, keys: NONE };
      this.read = 0;
    }
  }
}

/** Filters and sorts in one go. */
export function orderedNow<Row extends object>(wanted: Wanted<Row>): Row[] {
  const steps = new Ordering<Row>().towards(wanted);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Texts are compared regardless of case and accents, and numbers in them by value. */
function keyOf<Row>({ by }: Order<Row>, row: Row): Key {
  const value = by(row);
  // A row may lack the value that its type promises.
  return typeof value === 'number' ? value : sortKey(String(value));
}

function compare(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [textOf(one), textOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

const textOf = (key: Key) => (typeof key === 'number' ? sortKey(String(key)) : key);

const isBeforeIn = <Row>(order: Order<Row> | undefined): IsBefore =>
  order?.isDescending ? (first, second) => compare(first, second) < 0 : (first, second) => compare(first, second) > 0;

function sorted<Row>({ rows, keys }: SortedRun<Row>, isBefore: IsBefore): SortedRun<Row> {
  const places = rows.map((_, at) => at);
  const key = (at: number) => keys[at] as Key;
  places.sort((one, other) => (isBefore(key(one), key(other)) ? 1 : isBefore(key(other), key(one)) ? -1 : one - other));
  return { rows: places.map((at) => rows[at] as Row), keys: places.map(key) };
}

function* merged<Row>(
  first: SortedRun<Row>,
  second: SortedRun<Row>,
  isBefore: IsBefore,
): Generator<undefined, SortedRun<Row>> {
  if (first.rows.length === 0) return second;
  if (second.rows.length === 0) return first;
  const all: SortedRun<Row> = { rows: [], keys: [] };
  let [one, other] = [0, 0];
  while (one < first.rows.length || other < second.rows.length) {
    const isSecond =
      one >= first.rows.length ||
      (other < second.rows.length && isBefore(first.keys[one] as Key, second.keys[other] as Key));
    const from = isSecond ? second : first;
    const at = isSecond ? other++ : one++;
    all.rows.push(from.rows[at] as Row);
    all.keys.push(from.keys[at] as Key);
    if (all.rows.length % RUN === 0) yield;
  }
  return all;
}

const joined = <Row>(first: SortedRun<Row>, second: SortedRun<Row>): SortedRun<Row> =>
  second.rows.length === 0 ? first : { rows: [...first.rows, ...second.rows], keys: NONE };

/** The processed rows that are missing now; null when most are missing, so that starting again is better. */
function removedSince<Row>(before: readonly Row[], read: number, now: readonly Row[]): Set<Row> | null {
  const removed = new Set<Row>();
  let at = 0;
  for (let place = 0; place < read; place += 1) {
    if (before[place] === now[at]) at += 1;
    else removed.add(before[place] as Row);
  }
  return removed.size * 2 > read ? null : removed;
}

function without<Row>(run: SortedRun<Row>, removed: Set<Row>): SortedRun<Row> {
  if (removed.size === 0) return run;
  const isLeft = run.rows.map((row) => !removed.has(row));
  return { rows: run.rows.filter((_, at) => isLeft[at]), keys: run.keys.filter((_, at) => isLeft[at]) };
}

const DIGITS = /\d+/g;
/** Longer numbers are compared by this many digits only. */
const LONGEST = 40;
const ZERO = '0'.charCodeAt(0);

/** The number of digits is put in front, so that 9 sorts before 10, and both before letters. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '').slice(0, LONGEST);
  return String.fromCharCode(ZERO + number.length) + number;
}

/**
 * Ignores case and accents, and makes numbers in a text sort by value. Keys are computed once for each text and then
 * compared as plain strings, which takes a tenth of a collator's time.
 */
export const sortKey = (text: string) => foldedText(text).replace(DIGITS, numberKey);
