// What has come in since somebody looked, in a queue that the server pages. Nobody says in which order it lists them: where the
// newest stand is seen from when they came in, and where that cannot be seen nothing is told.
import type { Paged } from '../list/usePagedList';

/** So many of those that were known are asked for with what comes after them; of a short queue all. */
const KNOWN = 20;
const STEP = 100;
/** More than so many steps of new ones are not counted. */
const STEPS = 10;
const NOTHING = { rows: [] };

type Side = 'beginning' | 'end';

interface Options<Row> {
  idOf: (row: Row) => unknown;
  /** It came in then: a text that sorts. */
  momentOf: (row: Row) => string;
}

/** Those at one side of the queue, the side's outermost last. */
interface Reading<Row> {
  rows: Row[];
  side: Side;
  isWhole: boolean;
}

export class QueueEnd<Row> {
  /** Where the newest stand; undefined where that is not known. */
  private side: Side | undefined;
  /** Those that were read there and are not new. */
  private met = new Set<unknown>();
  /** When the last of them came in; undefined before the queue was read. */
  private newest: string | undefined;
  private hasMetAll = false;
  /** How many there were before it was read. */
  private known: number | undefined;
  private count = 0;
  private last: Row[] = [];
  private place = 0;

  constructor(
    private readonly ask: (start: number, end: number) => Promise<Paged<Row>>,
    private readonly how: Options<Row>,
  ) {}

  /** As the queue is looked at first; whether this was the first time. */
  begin(total: number): boolean {
    if (this.known !== undefined) return false;
    this.known = total;
    this.count = total;
    this.hasMetAll = total === 0;
    return true;
  }

  /** So many of those that were there were taken out here since it was looked at, or read last. */
  takenOut(count = 1): void {
    if (this.known !== undefined) this.known = Math.max(0, this.known - count);
  }

  /** How many there are, the new ones among them. */
  get total(): number {
    return this.count;
  }

  /** Where the new ones begin, counted from 0. */
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
    // In an order that says nothing it begins anew.
    if (this.side) this.remember(met.at(-1));
    else this.newest = undefined;
    const [first] = came;
    this.place = first === undefined || side === 'beginning' ? 0 : this.count - rows.length + rows.indexOf(first);
    this.last = came;
    return came;
  }

  /** They are looked at now. */
  seen(): void {
    for (const row of this.last) this.met.add(this.how.idOf(row));
    this.remember(this.last.at(-1));
    this.last = [];
  }

  private remember(row: Row | undefined): void {
    const moment = row === undefined ? '' : this.how.momentOf(row);
    if (moment >= (this.newest ?? '')) this.newest = moment;
  }

  /** As far back as one that is known. */
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

  /** Of those that came in before the queue was read nothing but their number is known. */
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

/** Where the newest of these stand, in the order of the list. */
function sideOf<Row>(rows: Row[], momentOf: (row: Row) => string): Side | undefined {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined || momentOf(first) === momentOf(last)) return undefined;
  if (isSorted(rows, momentOf)) return 'end';
  return isSorted(rows.toReversed(), momentOf) ? 'beginning' : undefined;
}
