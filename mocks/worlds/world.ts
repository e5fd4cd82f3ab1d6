// A world is one complete, isolated state of every area. Each browser context, test or tester can have its own.
import type { OperationId } from '#contract';
import { type HandedState, handedState, takenOver } from './handedState';
import type { RecordedCall } from './recordedCall';

/** A part of a world's state: its name and how it begins. Every area is one. */
export interface Store<State> {
  name: string;
  seed: (now: number) => State;
  /** What is written down of it when a world is kept; all of it where nothing is said. What lets somebody in is not. */
  kept?: (state: State) => Partial<State>;
  /** Parts whose entries are made when somebody asks for them, each with how one is asked for. */
  made?: { [Part in keyof State]?: (world: World, state: State, key: string) => unknown };
}

type Seeding<State> = Pick<Store<State>, 'name' | 'seed'>;

/** The moment as of which a world is seeded, and what its clock says when it is opened. */
export interface Times {
  begun: number;
  now: number;
}

/** A named state for a world to begin in. */
export interface Scenario {
  name: string;
  /** One sentence: what a tester sees. */
  description: string;
  /** The one that it is about; none where it is about the whole upstream. */
  area?: string;
  prepare?: (world: World) => void;
  /** What of a store's state is another than in its seed; asked for when somebody asks for that state first. */
  differing?: (store: string, now: number) => object;
  /** Recorded answers that are given again as they were. */
  replayed?: (now: number) => RecordedCall[];
  /** Of one that was kept: the scenario that it differs from. */
  basis?: Scenario;
  /** Of one that was kept: its times when it is opened now. Others begin now. */
  times?: (today: number) => Times;
}

export interface Mail {
  to: string;
  subject: string;
  code: string;
  at: string;
}

export interface JournalEntry {
  /** Counted from 1 in each world, also of those that are forgotten. */
  number: number;
  operation: OperationId;
  method: string;
  /** As it was asked, with its query, below the upstream's address. */
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** A text of the body was too long to be kept. */
  isShortened: boolean;
  status: number | 'dropped';
  /** What it was answered, shortened; null where nothing was, and of the last calls only. */
  answer?: unknown;
  at: string;
}

/** What goes wrong with an operation: a late answer, a documented failure, an answer that is none, or no answer at all. */
export interface Fault {
  latencyMs?: number;
  /** Answers no earlier than the operation is mended, or breaks in another way. */
  held?: boolean;
  status?: number;
  /** The name of a refusal that the contract gives as an example. */
  example?: string;
  /** Answered as it stands, whatever the contract says: '{}', or a page of HTML. */
  body?: string;
  contentType?: string;
  /** Nothing is done, and nobody answers. */
  drop?: boolean;
  /** It is done, and the answer is lost on its way. */
  lost?: boolean;
  /** Of the calls since it was set, the one of this number alone. */
  call?: number;
  /** So many of a hundred calls, evenly spread, so that the same calls fail whenever it is set. */
  share?: number;
}

/** What one process tells the next one of a world. */
export interface HandedWorld {
  id: number;
  name: string;
  scenario: string;
  times: Times;
  clockOffsetMs: number;
  recorded: number;
  journal: JournalEntry[];
  outbox: Mail[];
  /** Each with the number of calls that it has met. */
  faults: [operation: OperationId | '*', fault: Fault, met: number][];
  /** By store. */
  states: Map<string, HandedState>;
}

interface Seeded {
  store: Seeding<unknown>;
  state: Record<string, unknown>;
}

const concerns = ({ call, share = 100 }: Fault, number: number) =>
  call === undefined ? Math.floor((number * share) / 100) > Math.floor(((number - 1) * share) / 100) : number === call;

const JOURNAL_LIMIT = 2000;
/** So many calls keep their answers. */
const ANSWERS_KEPT = 200;
/** Of a list in an answer: it may have a hundred thousand. */
const ITEMS_KEPT = 3;
const TEXT_LIMIT = 2000;
const TEXT_KEPT = 200;

let opened = 0;

export class World {
  /** No two worlds have the same, also not two of one name. */
  readonly id: number;
  readonly journal: JournalEntry[] = [];
  readonly outbox: Mail[] = [];
  readonly faults = new Map<OperationId | '*', Fault>();
  /** The calls that are kept back, each by its fault. */
  readonly heldBack: { operation: OperationId; fault: Fault }[] = [];
  /** How many calls each fault has met. */
  private readonly met = new WeakMap<Fault, number>();
  /** By how much somebody has moved its clock. */
  clockOffsetMs = 0;
  /** The moment as of which every area is seeded, whenever it is asked for first. */
  readonly begun: number;
  /** By how much its clock was ahead when it was opened. */
  private ahead: number;
  private recorded = 0;
  readonly replayed: readonly RecordedCall[];
  private readonly faultsOfScenario: string;
  private readonly states = new Map<string, Seeded>();
  /** What another process has told of states that nobody has asked this one for yet. */
  private handed: HandedWorld['states'] = new Map();

  /** With the times of when it was opened, where another process has opened it. */
  constructor(
    readonly name: string,
    readonly scenario: Scenario,
    times?: Times,
    id = opened + 1,
  ) {
    this.id = id;
    opened = Math.max(opened, id);
    const today = Date.now();
    const { begun, now } = times ?? scenario.times?.(today) ?? { begun: today, now: today };
    this.begun = begun;
    this.ahead = begun - today;
    this.replayed = scenario.replayed?.(begun) ?? [];
    scenario.prepare?.(this);
    this.ahead = now - today;
    this.faultsOfScenario = this.writtenFaults();
  }

  private writtenFaults(): string {
    return JSON.stringify([...this.faults]);
  }

  /** The areas that were asked for something, and their states: all others are as they were seeded. */
  get known(): ReadonlyMap<string, unknown> {
    return this.states;
  }

  /** Whether nothing but the scenario says what goes wrong. */
  get hasOwnFaultsOnly(): boolean {
    return this.writtenFaults() === this.faultsOfScenario;
  }

  /** Whether the same goes wrong in both. */
  isBrokenAs(other: World): boolean {
    return this.writtenFaults() === other.writtenFaults();
  }

  /** How many calls were recorded, also of those that are forgotten. */
  get lastNumber(): number {
    return this.recorded;
  }

  breakAll(faults: Iterable<[OperationId | '*', Fault]>): void {
    this.faults.clear();
    for (const [operation, fault] of faults) this.faults.set(operation, fault);
  }

  now(): number {
    return Date.now() + this.ahead + this.clockOffsetMs;
  }

  /**
   * An area's state in this world, seeded when it is asked for first: as of when the world was begun, so that a clock that was
   * moved finds what it would have found had the area been asked before.
   */
  state<State>(store: Seeding<State>): State {
    const known = this.states.get(store.name);
    if (known !== undefined) return known.state as State;
    const state = store.seed(this.begun) as Seeded['state'];
    this.states.set(store.name, { store, state });
    Object.assign(state, this.scenario.differing?.(store.name, this.begun));
    this.takeOverState(store.name, state);
    return state as State;
  }

  /** For another process. */
  handOver(): HandedWorld {
    const { id, name, begun, clockOffsetMs, recorded, journal, outbox } = this;
    const times = { begun, now: this.now() - clockOffsetMs };
    // The next process finds a scenario by its name: a world that was opened from a file has that of its beginning.
    const { basis } = this.scenario;
    const scenario = basis?.name === this.scenario.name ? basis : this.scenario;
    const untouched = new World(name, scenario, times, id);
    const states = new Map(this.handed);
    for (const [of, { store, state }] of this.states) {
      const handed = handedState(state, untouched.state(store) as Seeded['state']);
      if (handed) states.set(of, handed);
      else this.tellAnew(of, 'it holds a function, which no other process can have');
    }
    const faults = [...this.faults].map(
      ([operation, fault]) => [operation, fault, this.met.get(fault) ?? 0] as HandedWorld['faults'][number],
    );
    return { id, name, scenario: scenario.name, times, clockOffsetMs, recorded, journal, outbox, faults, states };
  }

  /** What another process has told. What its scenario prepares is behind it. */
  takeOver({ clockOffsetMs, recorded, journal, outbox, faults, states }: HandedWorld): void {
    this.clockOffsetMs = clockOffsetMs;
    this.recorded = recorded;
    this.journal.splice(0, this.journal.length, ...journal);
    this.outbox.splice(0, this.outbox.length, ...outbox);
    this.breakAll(faults.map(([operation, fault]) => [operation, fault]));
    for (const [, fault, met] of faults) this.met.set(fault, met);
    this.handed = new Map(states);
    for (const [name, { state }] of this.states) this.takeOverState(name, state);
  }

  private takeOverState(name: string, state: Seeded['state']): void {
    const handed = this.handed.get(name);
    this.handed.delete(name);
    if (handed && !takenOver(state, handed)) this.tellAnew(name, 'its seed makes it of something else now');
  }

  private tellAnew(store: string, why: string): void {
    console.log(`The state of '${store}' in the world '${this.name}' begins anew: ${why}.`);
  }

  mail(to: string, subject: string, code: string): void {
    this.outbox.push({ to, subject, code, at: new Date(this.now()).toISOString() });
  }

  record(entry: Omit<JournalEntry, 'at' | 'number' | 'isShortened'>): void {
    this.recorded += 1;
    this.journal.push({
      ...entry,
      body: shortened(entry.body),
      answer: shortened(entry.answer ?? null, ITEMS_KEPT),
      isShortened: isLong(entry.body),
      number: this.recorded,
      at: new Date(this.now()).toISOString(),
    });
    delete this.journal.at(-1 - ANSWERS_KEPT)?.answer;
    if (this.journal.length > JOURNAL_LIMIT) this.journal.shift();
  }

  faultOf(operation: OperationId): Fault | undefined {
    return this.faults.get(operation) ?? this.faults.get('*');
  }

  /** What goes wrong with a call that has come: asked once for each, since a fault may be about some of them. */
  faultOfCall(operation: OperationId): Fault | undefined {
    const fault = this.faultOf(operation);
    if (!fault) return undefined;
    const number = (this.met.get(fault) ?? 0) + 1;
    this.met.set(fault, number);
    return concerns(fault, number) ? fault : undefined;
  }
}

const isLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > TEXT_LIMIT : Object.values(value ?? {}).some(isLong);

/** A copy: long texts, such as pictures in base64, and long lists would fill the memory. */
function shortened(value: unknown, items = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') {
    return value.length > TEXT_LIMIT ? `${value.slice(0, TEXT_KEPT)}… (${value.length} characters)` : value;
  }
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((item) => shortened(item, items));
    return value.length > items ? [...kept, `… (${value.length} in all)`] : kept;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, items)]));
}
