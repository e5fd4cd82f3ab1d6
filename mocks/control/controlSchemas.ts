// The schemas of what testers and tests may send to the mocks.
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import type { Fault } from '../worlds/world';

/** A tester's link has the same limit. */
export const CLOCK_LIMIT_DAYS = 3650;
const CLOCK_LIMIT_MS = CLOCK_LIMIT_DAYS * 86_400_000;
/** Longer than anybody waits, and within the limit of a timer. */
const TEN_MINUTES_MS = 600_000;

export const milliseconds = v.pipe(v.number(), v.minValue(-CLOCK_LIMIT_MS), v.maxValue(CLOCK_LIMIT_MS));

export const fault = v.object({
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(TEN_MINUTES_MS))),
  held: v.optional(v.boolean()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  example: v.optional(v.string()),
  body: v.optional(v.string()),
  contentType: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/))),
  drop: v.optional(v.boolean()),
  lost: v.optional(v.boolean()),
  call: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
  share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

export const isOperation = (name: string): name is OperationId | '*' =>
  name === '*' || Object.hasOwn(operationTable, name);
export const hasKnownOperation = (entry: [string, Fault]): entry is [OperationId | '*', Fault] => isOperation(entry[0]);

const faults = v.record(v.string(), fault);

/** A kept world: what differs from the scenario in which it began. Times are in the time zone of the servers. */
export const keptWorld = v.object({
  scenario: v.string(),
  /** The moment for which the scenario was seeded, and the world's clock when it was kept. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
  now: v.pipe(v.string(), v.isoTimestamp()),
  /** All faults, when they differ from the scenario's own. */
  faults: v.optional(faults),
  /** By area. */
  differs: v.record(v.string(), v.unknown()),
});
export type KeptWorld = v.InferOutput<typeof keptWorld>;

/** The content of a file in `mocks/scenarios/kept`. The file has the name of the scenario. */
export const keptScenario = v.object({ description: v.string(), ...keptWorld.entries });

const WHEN = ['then', 'today'] as const;

export const opening = v.union([
  v.object({
    scenario: v.string(),
    clockOffsetMs: v.optional(milliseconds),
    /** All faults; without them, those of the scenario apply. */
    faults: v.optional(faults),
  }),
  /** Opened at the time it was kept, or as if it had been kept today. */
  v.object({ world: keptWorld, when: v.picklist(WHEN) }),
]);

/** A scenario's name becomes part of addresses and the name of a file. A tester's link has the same limit. */
const NAME_LENGTH = 60;
export const newScenario = v.object({
  name: v.pipe(v.string(), v.maxLength(NAME_LENGTH), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
});
