// What testers and tests may tell the mocks.
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import type { Fault } from '../worlds/world';

/** What a tester's link takes, too. */
export const CLOCK_LIMIT_DAYS = 3650;
const CLOCK_LIMIT_MS = CLOCK_LIMIT_DAYS * 86_400_000;
/** Longer than anybody waits, and no longer than a timer can. */
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
export const isOfOperation = (entry: [string, Fault]): entry is [OperationId | '*', Fault] => isOperation(entry[0]);

const faults = v.record(v.string(), fault);

/** A world that was kept: what of it is another than in the scenario that it began in. Times are those of the servers' country. */
export const keptWorld = v.object({
  scenario: v.string(),
  /** As of when the scenario was seeded, and what the world's clock said in the end. */
  begun: v.pipe(v.string(), v.isoTimestamp()),
  now: v.pipe(v.string(), v.isoTimestamp()),
  /** All there are, where they are not the scenario's own. */
  faults: v.optional(faults),
  /** By area. */
  differs: v.record(v.string(), v.unknown()),
});
export type KeptWorld = v.InferOutput<typeof keptWorld>;

/** A file of `mocks/scenarios`, which is called as the scenario is. */
export const keptScenario = v.object({ description: v.string(), ...keptWorld.entries });

const WHEN = ['then', 'today'] as const;

export const opening = v.union([
  v.object({
    scenario: v.string(),
    clockOffsetMs: v.optional(milliseconds),
    /** All there are: without them, the scenario's own. */
    faults: v.optional(faults),
  }),
  /** At the time that it was kept, or as if it had been kept today. */
  v.object({ world: keptWorld, when: v.picklist(WHEN) }),
]);

/** What a scenario can be called: it becomes a part of addresses, and the name of a file. A tester's link takes no longer one. */
const NAME_LENGTH = 60;
export const keeping = v.object({
  name: v.pipe(v.string(), v.maxLength(NAME_LENGTH), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
});
