// The description in a bug report, which `npm run scenario -- --open` reads; so it imports nothing of the browser's.
import * as v from 'valibot';

export const FILES = {
  report: 'report.json',
  world: 'world.json',
  journal: 'journal.json',
  clicks: 'clicks.json',
  screen: 'screen.html',
} as const;

export const reportSchema = v.object({
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** The whole address, and its part below the console's. */
  address: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  account: v.nullable(v.object({ email: v.string(), application: v.picklist(['AGORA', 'ALAGA MD']) })),
  world: v.object({ name: v.string(), scenario: v.string(), now: v.string() }),
  versions: v.object({ console: v.string(), contract: v.string(), browser: v.string() }),
  window: v.object({ width: v.number(), height: v.number(), isDark: v.boolean(), language: v.string() }),
});

export type ReportDescription = v.InferOutput<typeof reportSchema>;
