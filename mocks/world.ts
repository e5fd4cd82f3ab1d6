// A world is one complete, isolated state of every area. Each browser context, test or tester can have its own.
import type { OperationId } from '#contract';

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
  prepare?: (world: World) => void;
}

export interface Mail {
  to: string;
  subject: string;
  code: string;
  at: string;
}

export interface JournalEntry {
  operation: OperationId;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  status: number | 'dropped';
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
}

const JOURNAL_LIMIT = 2000;
const TEXT_LIMIT = 2000;
const TEXT_KEPT = 200;

export class World {
  readonly journal: JournalEntry[] = [];
  readonly outbox: Mail[] = [];
  readonly faults = new Map<OperationId | '*', Fault>();
  clockOffsetMs = 0;
  private readonly states = new Map<string, unknown>();

  constructor(
    readonly name: string,
    readonly scenario: Scenario,
  ) {
    scenario.prepare?.(this);
  }

  now(): number {
    return Date.now() + this.clockOffsetMs;
  }

  /** An area's state in this world, seeded when it is asked for first. */
  state<State>(store: Store<State>): State {
    if (!this.states.has(store.name)) this.states.set(store.name, store.seed(this.now()));
    return this.states.get(store.name) as State;
  }

  mail(to: string, subject: string, code: string): void {
    this.outbox.push({ to, subject, code, at: new Date(this.now()).toISOString() });
  }

  record(entry: Omit<JournalEntry, 'at'>): void {
    this.journal.push({ ...entry, body: shortened(entry.body), at: new Date(this.now()).toISOString() });
    if (this.journal.length > JOURNAL_LIMIT) this.journal.shift();
  }

  faultOf(operation: OperationId): Fault | undefined {
    return this.faults.get(operation) ?? this.faults.get('*');
  }
}

/** Long texts, such as pictures in base64, would fill the memory. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > TEXT_LIMIT ? `${value.slice(0, TEXT_KEPT)}… (${value.length} characters)` : value;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
