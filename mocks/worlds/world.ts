// A world is one complete, isolated state of every area. Each browser context, test or tester can have its own.
import type { OperationId } from '#contract';
import { changedState, type HandedState, takeOverChanges } from './handedState';

/** A named part of a world's state and its seed. Every area is one. */
export interface Store<State> {
  name: string;
  seed: (now: number) => State;
  /**
   * The part of the state that is written when a world is kept: all of it by default. Passwords and sessions are left
   * out.
   */
  kept?: (state: State) => Partial<State>;
  /** Parts whose entries are made on demand, each with the function that makes an entry. */
  madeOnDemand?: { [Part in keyof State]?: (world: World, state: State, key: string) => unknown };
}

type Seeding<State> = Pick<Store<State>, 'name' | 'seed'>;

/** `begun`: the moment for which a world is seeded. `now`: what its clock says when it is opened. */
export interface Times {
  begun: number;
  now: number;
}

/** A named state in which a world begins. */
export interface Scenario {
  name: string;
  /** One sentence for testers about what they will see. */
  description: string;
  /** The area that it is about; undefined when it is about the whole upstream. */
  area?: string;
  prepare?: (world: World) => void;
  /** Replaces fields of a store's seeded state. Called when the state is first read. */
  overrides?: (store: string, now: number) => object;
  /** For a kept scenario: the scenario that it differs from. */
  basis?: Scenario;
  /** For a kept scenario: its times when it is opened now. Other scenarios begin now. */
  times?: (today: number) => Times;
}

export interface Mail {
  to: string;
  subject: string;
  code: string;
  at: string;
}

export interface JournalEntry {
  /** Counted from 1 in each world, including entries that have been dropped. */
  number: number;
  operation: OperationId;
  method: string;
  /** The requested path with its query, relative to the upstream's address. */
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** A text in the body was too long to be kept. */
  isShortened: boolean;
  status: number | 'dropped';
  /** The answer, shortened; null when there was none. Only the last calls have it. */
  answer?: unknown;
  at: string;
}

/** How an operation fails: a late answer, a documented refusal, an invalid answer, or no answer at all. */
export interface Fault {
  latencyMs?: number;
  /** The answer is held back until the fault is removed or replaced. */
  held?: boolean;
  status?: number;
  /** The name of an example in the contract. */
  example?: string;
  /** Sent unchanged, whatever the contract says, such as '{}' or an HTML page. */
  body?: string;
  contentType?: string;
  /** The call is not carried out and gets no answer. */
  drop?: boolean;
  /** The call is carried out, but its answer is lost; with `status` or `example`, that answer is given instead. */
  lost?: boolean;
  /** Only the call with this number fails, counted since the fault was set. */
  call?: number;
  /** The percentage of calls that fail. They are evenly spread, so that every run fails the same calls. */
  share?: number;
}

/** What one process hands over of a world to the next one. */
export interface HandedWorld {
  id: number;
  name: string;
  scenario: string;
  times: Times;
  clockOffsetMs: number;
  recorded: number;
  journal: JournalEntry[];
  outbox: Mail[];
  /** Each with the number of calls that it has seen. */
  faults: [operation: OperationId | '*', fault: Fault, met: number][];
  /** By the name of the store. */
  states: Map<string, HandedState>;
}

interface Seeded {
  store: Seeding<unknown>;
  state: Record<string, unknown>;
}

const hitsCall = ({ call, share = 100 }: Fault, number: number) =>
  call === undefined ? Math.floor((number * share) / 100) > Math.floor(((number - 1) * share) / 100) : number === call;

const JOURNAL_LIMIT = 2000;
/** How many of the last calls keep their answers. */
const ANSWERS_KEPT = 200;
/** For lists in answers, which may have a hundred thousand rows. */
const ITEMS_KEPT = 3;
const TEXT_LIMIT = 2000;
const TEXT_KEPT = 200;

let highestId = 0;

export class World {
  /** Unique for each world: a world that is opened again under the same name gets a new one. */
  readonly id: number;
  readonly journal: JournalEntry[] = [];
  readonly outbox: Mail[] = [];
  readonly faults = new Map<OperationId | '*', Fault>();
  /** The calls that are held back, each with its fault. */
  readonly heldBack: { operation: OperationId; fault: Fault }[] = [];
  /** The number of calls that each fault has seen. */
  private readonly callsSeen = new WeakMap<Fault, number>();
  /** How far a tester has moved the clock. */
  clockOffsetMs = 0;
  /** The moment for which every area is seeded, however late it is first read. */
  readonly begun: number;
  /** How far the clock was ahead of real time when the world was opened. */
  private ahead: number;
  private recorded = 0;
  private readonly faultsOfScenario: string;
  private readonly states = new Map<string, Seeded>();
  /** Handed over states that this process has not read yet. */
  private handed: HandedWorld['states'] = new Map();

  /** `times` is given when another process has opened the world. */
  constructor(
    readonly name: string,
    readonly scenario: Scenario,
    times?: Times,
    id = highestId + 1,
  ) {
    this.id = id;
    highestId = Math.max(highestId, id);
    const today = Date.now();
    const { begun, now } = times ?? scenario.times?.(today) ?? { begun: today, now: today };
    this.begun = begun;
    this.ahead = begun - today;
    scenario.prepare?.(this);
    this.ahead = now - today;
    this.faultsOfScenario = this.faultsJson();
  }

  private faultsJson(): string {
    return JSON.stringify([...this.faults]);
  }

  /** The states of the areas that have been read; all others are as seeded. */
  get statesInUse(): ReadonlyMap<string, unknown> {
    return this.states;
  }

  /** Whether the faults are exactly those of the scenario. */
  get hasOwnFaultsOnly(): boolean {
    return this.faultsJson() === this.faultsOfScenario;
  }

  /** Whether both worlds have the same faults. */
  hasSameFaults(other: World): boolean {
    return this.faultsJson() === other.faultsJson();
  }

  /** The number of recorded calls, including those that have been dropped from the journal. */
  get callCount(): number {
    return this.recorded;
  }

  setFaults(faults: Iterable<[OperationId | '*', Fault]>): void {
    this.faults.clear();
    for (const [operation, fault] of faults) this.faults.set(operation, fault);
  }

  now(): number {
    return Date.now() + this.ahead + this.clockOffsetMs;
  }

  /**
   * An area's state in this world. It is seeded on first use, for the moment when the world began, so that moving the
   * clock before the first use makes no difference.
   */
  state<State>(store: Seeding<State>): State {
    const known = this.states.get(store.name);
    if (known !== undefined) return known.state as State;
    const state = store.seed(this.begun) as Seeded['state'];
    this.states.set(store.name, { store, state });
    Object.assign(state, this.scenario.overrides?.(store.name, this.begun));
    this.takeOverState(store.name, state);
    return state as State;
  }

  /** The world for the next process. */
  handOver(): HandedWorld {
    const { id, name, begun, clockOffsetMs, recorded, journal, outbox } = this;
    const times = { begun, now: this.now() - clockOffsetMs };
    // The next process looks the scenario up by its name, so a world opened from a file gives the name of its basis.
    const { basis } = this.scenario;
    const scenario = basis?.name === this.scenario.name ? basis : this.scenario;
    const untouched = new World(name, scenario, times, id);
    const states = new Map(this.handed);
    for (const [of, { store, state }] of this.states) {
      const handed = changedState(state, untouched.state(store) as Seeded['state']);
      if (handed) states.set(of, handed);
      else this.logSeededAgain(of, 'it holds a function, which no other process can have');
    }
    const faults = [...this.faults].map(
      ([operation, fault]) => [operation, fault, this.callsSeen.get(fault) ?? 0] as HandedWorld['faults'][number],
    );
    return { id, name, scenario: scenario.name, times, clockOffsetMs, recorded, journal, outbox, faults, states };
  }

  /** Continues a world of another process. The constructor has already run the scenario's preparation. */
  takeOver({ clockOffsetMs, recorded, journal, outbox, faults, states }: HandedWorld): void {
    this.clockOffsetMs = clockOffsetMs;
    this.recorded = recorded;
    this.journal.splice(0, this.journal.length, ...journal);
    this.outbox.splice(0, this.outbox.length, ...outbox);
    this.setFaults(faults.map(([operation, fault]) => [operation, fault]));
    for (const [, fault, met] of faults) this.callsSeen.set(fault, met);
    this.handed = new Map(states);
    for (const [name, { state }] of this.states) this.takeOverState(name, state);
  }

  private takeOverState(name: string, state: Seeded['state']): void {
    const handed = this.handed.get(name);
    this.handed.delete(name);
    if (handed && !takeOverChanges(state, handed)) this.logSeededAgain(name, 'its seed makes it of something else now');
  }

  private logSeededAgain(store: string, why: string): void {
    console.log(`The state of '${store}' in the world '${this.name}' was reset: ${why}.`);
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

  /** The fault that hits this call. Call it once for each call, because it counts the calls that a fault has seen. */
  faultOfCall(operation: OperationId): Fault | undefined {
    const fault = this.faultOf(operation);
    if (!fault) return undefined;
    const number = (this.callsSeen.get(fault) ?? 0) + 1;
    this.callsSeen.set(fault, number);
    return hitsCall(fault, number) ? fault : undefined;
  }
}

const isLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > TEXT_LIMIT : Object.values(value ?? {}).some(isLong);

/** A shortened copy, because long texts, such as pictures in base64, and long lists would fill the memory. */
function shortened(value: unknown, items = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') {
    return value.length > TEXT_LIMIT ? `${value.slice(0, TEXT_KEPT)}… (${value.length} characters)` : value;
  }
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  if (Array.isArray(value)) {
    const firstItems = value.slice(0, items).map((item) => shortened(item, items));
    return value.length > items ? [...firstItems, `… (${value.length} in all)`] : firstItems;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, items)]));
}
