// A world is one complete, isolated state of every area. Each browser context, test or tester can have its own.
import type { OperationId } from '#contract';
import { type HandedState, handedState, takenOver } from './handedState';

/** A part of a world's state: its name and how it begins. Every area is one. */
export interface Store<State> {
  name: string;
  seed: (now: number) => State;
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
  store: Store<unknown>;
  /** The time that it was seeded for. */
  today: number;
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
  clockOffsetMs = 0;
  private recorded = 0;
  private readonly faultsOfScenario: string;
  private readonly states = new Map<string, Seeded>();
  /** What another process has told of states that nobody has asked this one for yet. */
  private handed: HandedWorld['states'] = new Map();

  /** With the times at which its states were seeded, where another process has seeded them. */
  constructor(
    readonly name: string,
    readonly scenario: Scenario,
    private readonly seededAt: ReadonlyMap<string, { today: number }> = new Map(),
    id = opened + 1,
  ) {
    this.id = id;
    opened = Math.max(opened, id);
    scenario.prepare?.(this);
    this.faultsOfScenario = this.writtenFaults();
  }

  private writtenFaults(): string {
    return JSON.stringify([...this.faults]);
  }

  /** Whether nothing but the scenario says what goes wrong. */
  get hasOwnFaultsOnly(): boolean {
    return this.writtenFaults() === this.faultsOfScenario;
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
    return Date.now() + this.clockOffsetMs;
  }

  /**
   * An area's state in this world, seeded when it is asked for first: as of today, so that a clock that was moved finds what
   * it would have found had the area been asked before.
   */
  state<State>(store: Store<State>): State {
    const known = this.states.get(store.name);
    if (known !== undefined) return known.state as State;
    const today = this.seededAt.get(store.name)?.today ?? Date.now();
    const state = store.seed(today) as Seeded['state'];
    this.states.set(store.name, { store, today, state });
    Object.assign(state, this.scenario.differing?.(store.name, today));
    this.takeOverState(store.name, state);
    return state as State;
  }

  /** For another process. */
  handOver(): HandedWorld {
    const { id, name, scenario, clockOffsetMs, recorded, journal, outbox } = this;
    const untouched = new World(name, scenario, this.states, id);
    const states = new Map(this.handed);
    for (const [of, { store, today, state }] of this.states) {
      const handed = handedState(state, untouched.state(store) as Seeded['state'], today);
      if (handed) states.set(of, handed);
      else this.tellAnew(of, 'it holds a function, which no other process can have');
    }
    const faults = [...this.faults].map(
      ([operation, fault]) => [operation, fault, this.met.get(fault) ?? 0] as HandedWorld['faults'][number],
    );
    return { id, name, scenario: scenario.name, clockOffsetMs, recorded, journal, outbox, faults, states };
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
