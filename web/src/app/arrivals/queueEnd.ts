// Finds the rows that have come into a server-paged queue since the user last looked. The contract does not say in
// which order the queue is listed, so the order is inferred from when rows came in; if it cannot be inferred, nothing
// is reported.
import type { Paged } from '../list/usePagedList';

/** This many known rows are requested along with the new ones; a short queue is read completely. */
const KNOWN = 20;
const STEP = 100;
/** New rows are not counted beyond this many steps. */
const STEPS = 10;
const NOTHING = { rows: [] };

type Side = 'beginning' | 'end';

interface Options<Row> {
  idOf: (row: Row) => unknown;
  /** When the row came in, as a text that sorts. */
  momentOf: (row: Row) => string;
}

/** Rows from one end of the queue, with the outermost one last. */
interface Reading<Row> {
  rows: Row[];
  side: Side;
  isWhole: boolean;
}

export class QueueEnd<Row> {
  /** The end with the newest rows; undefined while unknown. */
  private side: Side | undefined;
  /** The ids of rows that were read there and are not new. */
  private met = new Set<unknown>();
  /** When the newest known row came in; undefined before the queue was read. */
  private newest: string | undefined;
  private hasMetAll = false;
  /** The number of rows before the queue was read. */
  private known: number | undefined;
  private count = 0;
  private last: Row[] = [];
  private place = 0;

  constructor(
    private readonly ask: (start: number, end: number) => Promise<Paged<Row>>,
    private readonly how: Options<Row>,
  ) {}

  /** To be called with the queue's total when it is first shown. Returns whether this was the first call. */
  begin(total: number): boolean {
    if (this.known !== undefined) return false;
    this.known = total;
    this.count = total;
    this.hasMetAll = total === 0;
    return true;
  }

  /** To be called when rows were decided here, so that they are not expected any more. */
  takenOut(count = 1): void {
    if (this.known !== undefined) this.known = Math.max(0, this.known - count);
  }

  /** The number of rows in the queue, including new ones. */
  get total(): number {
    return this.count;
  }

  /** The index of the first new row. */
  get start(): number {
    return this.place;
  }

  async arrivals(): Promise<Row[]> {
    let reading = await this.read(this.side ?? 'end');
    if (!this.side) {
      const { rows: others } = reading.isWhole ? NOTHING : await this.ask(0, KNOWN);
      this.side = sideOf([...others, ...reading.rows], this.how.momentOf);
      if (this.side === 'beginning') reading = await this.read('beginning');
    }
    const { rows, side, isWhole } = reading;
    const came = this.newOf(reading);
    const isNew = new Set(came);
    const met = rows.filter((row) => !isNew.has(row));
    this.met = new Set(met.map(this.how.idOf));
    this.hasMetAll = isWhole;
    // Without a known order, the next call begins anew.
    if (this.side) this.remember(met.at(-1));
    else this.newest = undefined;
    const [first] = came;
    this.place = first === undefined || side === 'beginning' ? 0 : this.count - rows.length + rows.indexOf(first);
    this.last = came;
    return came;
  }

  /** To be called when the user has seen the new rows. */
  seen(): void {
    for (const row of this.last) this.met.add(this.how.idOf(row));
    this.remember(this.last.at(-1));
    this.last = [];
  }

  private remember(row: Row | undefined): void {
    const moment = row === undefined ? '' : this.how.momentOf(row);
    if (moment >= (this.newest ?? '')) this.newest = moment;
  }

  /** Reads back from one end until a known row is reached. */
  private async read(side: Side): Promise<Reading<Row>> {
    for (let step = 0, depth = KNOWN; ; step += 1, depth += STEP) {
      const start = side === 'end' && this.count > STEP ? Math.max(0, this.count - depth) : 0;
      const { rows, total } = await this.ask(start, (side === 'end' ? this.count : depth) + STEP);
      this.count = total;
      const isWhole = start === 0 && rows.length >= total;
      const isOutermost = side === 'beginning' || start + rows.length >= total;
      const reading = { rows: side === 'end' ? rows : rows.toReversed(), side, isWhole };
      if (isWhole || step === STEPS || (isOutermost && this.reaches(reading.rows))) return reading;
    }
  }

  private reaches(rows: Row[]): boolean {
    return this.newest === undefined ? rows.length > this.arrivedUnread() : this.lastKnown(rows) >= 0;
  }

  /** The number of new rows as long as the queue was not read: only totals are known then. */
  private arrivedUnread = () => Math.max(0, this.count - (this.known ?? this.count));

  private lastKnown(rows: Row[]): number {
    const { idOf, momentOf } = this.how;
    const newest = this.newest ?? '';
    return rows.findLastIndex((row) => this.met.has(idOf(row)) || momentOf(row) < newest);
  }

  private newOf({ rows, side, isWhole }: Reading<Row>): Row[] {
    const { idOf, momentOf } = this.how;
    if (isWhole && this.hasMetAll) return rows.filter((row) => !this.met.has(idOf(row)));
    if (this.side === side && isSorted(rows, momentOf))
      return rows.slice(this.newest === undefined ? rows.length - this.arrivedUnread() : this.lastKnown(rows) + 1);
    this.side = undefined;
    this.known = this.count;
    return [];
  }
}

function isSorted<Row>(rows: Row[], momentOf: (row: Row) => string): boolean {
  return rows.every((row, at) => at === 0 || momentOf(rows[at - 1] as Row) <= momentOf(row));
}

/** The end with the newest rows, inferred from their order. */
function sideOf<Row>(rows: Row[], momentOf: (row: Row) => string): Side | undefined {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined || momentOf(first) === momentOf(last)) return undefined;
  if (isSorted(rows, momentOf)) return 'end';
  return isSorted(rows.toReversed(), momentOf) ? 'beginning' : undefined;
}
