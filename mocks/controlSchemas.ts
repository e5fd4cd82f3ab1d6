// What testers and tests may tell the mocks.
import * as v from 'valibot';

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

export const opening = v.object({
  scenario: v.string(),
  clockOffsetMs: v.optional(milliseconds),
  /** All there are: without them, the scenario's own. */
  faults: v.optional(v.record(v.string(), fault)),
});
