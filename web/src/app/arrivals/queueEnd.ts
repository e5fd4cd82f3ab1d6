// The end of a queue that the server pages, the oldest first: what has come in since somebody looked stands behind what was the last
// one then, however many before it were taken out meanwhile.
import type { Paged } from '../usePagedList';

/** So many of those that were known are asked for with what comes after them. */
const KNOWN = 20;
const STEP = 100;
/** More than so many steps of new ones are not counted. */
const STEPS = 10;

export class QueueEnd<Row> {
  /** When the last one that was looked at came in; not known before the end was asked for. */
  private newest: string | undefined;
  /** How many there were then, and when the end was asked for last. */
  private known: number | undefined;
  private count = 0;
  private last: Row[] = [];

  constructor(
    private readonly ask: (start: number, end: number) => Promise<Paged<Row>>,
    /** It came in then: a text that sorts. */
    private readonly momentOf: (row: Row) => string,
  ) {}

  /** As the queue is looked at first. */
  begin(total: number): void {
    this.known ??= total;
    this.count ||= total;
  }

  /** One of those that were there is taken out here. */
  takenOut(): void {
    if (this.known !== undefined) this.known = Math.max(0, this.known - 1);
  }

  /** How many there are, the new ones among them. */
  get total(): number {
    return this.count;
  }

  /** Where the new ones begin, counted from 0. */
  get start(): number {
    return this.count - this.last.length;
  }

  async arrivals(): Promise<Row[]> {
    let start = Math.max(0, this.count - KNOWN);
    let { rows, total } = await this.ask(start, start + KNOWN + STEP);
    for (let step = 0; step < STEPS && start > 0 && !this.reaches(rows, total); step += 1) {
      start = Math.max(0, Math.min(start, total) - STEP);
      ({ rows, total } = await this.ask(start, total + STEP));
    }
    const end = start + rows.length;
    if (end < total) rows = [...rows, ...(await this.ask(end, total)).rows];
    // Of those that came in before the end was first asked for nothing but their number is known.
    this.newest ??= momentBefore(rows, Math.max(0, total - (this.known ?? total)), this.momentOf);
    this.count = total;
    const { newest } = this;
    this.last = rows.filter((row) => this.momentOf(row) > newest);
    return this.last;
  }

  /** They are looked at now. */
  seen(): void {
    const newest = this.last.at(-1);
    if (newest) this.newest = this.momentOf(newest);
    this.last = [];
  }

  /** Whether the rows begin with one that was known. */
  private reaches(rows: Row[], total: number): boolean {
    const [first] = rows;
    if (!first) return total === 0;
    return this.newest === undefined
      ? rows.length > total - (this.known ?? total)
      : this.momentOf(first) <= this.newest;
  }
}

/** When the last one came in before so many at the end. */
function momentBefore<Row>(rows: Row[], count: number, momentOf: (row: Row) => string): string {
  const row = rows[rows.length - 1 - count];
  return row ? momentOf(row) : '';
}
