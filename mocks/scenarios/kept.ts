// The scenarios that are files: what was recorded of real servers on some day, as JSON in a folder.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import { areas } from '../areas';
import { DAY_MS, startOfDay, timeOf } from '../manila';
import { keptBy } from '../recorded';
import type { RecordedCall } from '../recordedCall';
import type { Scenario } from '../world';
import { daysLater } from './daysLater';
import { keptFolder } from './keptFolder';

const keptScenario = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  description: v.string(),
  /** The day that it is of. */
  day: v.pipe(v.string(), v.isoDate()),
  answers: v.array(
    v.object({
      operation: v.custom<OperationId>((name) => typeof name === 'string' && Object.hasOwn(operationTable, name)),
      asked: v.record(v.string(), v.unknown()),
      status: v.number(),
      value: v.unknown(),
    }),
  ),
});

export type KeptScenario = v.InferOutput<typeof keptScenario>;

/** What becomes of the answers of an operation: state of its area, said again as they are, or neither, because the seeds stay. */
export function fateOf(operation: OperationId): 'state' | 'replayed' | 'left' {
  if (areas.some(({ recorded = [] }) => recorded.some(({ operations }) => operations.includes(operation))))
    return 'state';
  return areas.some(({ replays = [] }) => replays.includes(operation)) ? 'replayed' : 'left';
}

/** As if it had been recorded today: what was two days before it then is two days before today. */
export function scenarioOf({ name, description, day, answers }: KeptScenario): Scenario {
  const told = (now: number, isMeant: (operation: OperationId) => boolean): RecordedCall[] => {
    const then = timeOf(`${day}T00:00:00`) ?? now;
    const meant = answers.filter(({ operation }) => isMeant(operation));
    return daysLater(meant, Math.round((startOfDay(now) - then) / DAY_MS));
  };
  return {
    name,
    description,
    differing: (store, now) => {
      const ways = areas.filter((area) => area.name === store).flatMap(({ recorded = [] }) => recorded);
      const isMeant = (operation: OperationId) => ways.some(({ operations }) => operations.includes(operation));
      return ways.length > 0 ? keptBy(ways, told(now, isMeant), now) : {};
    },
    replayed: (now) => told(now, (operation) => fateOf(operation) === 'replayed'),
  };
}

const read = new Map<string, { changed: number; scenario: Scenario | undefined }>();

/** Each is read once, and again when it was changed: a recording goes on while somebody tests. */
export function keptScenarios(): Scenario[] {
  const folder = keptFolder();
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const file = join(folder, name);
    const changed = statSync(file).mtimeMs;
    const known = read.get(file);
    const scenario = known?.changed === changed ? known.scenario : scenarioIn(file);
    read.set(file, { changed, scenario });
    return scenario ?? [];
  });
}

function scenarioIn(file: string): Scenario | undefined {
  try {
    return scenarioOf(v.parse(keptScenario, JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    // Such as one of a contract that had other calls: the others are there all the same.
    console.error(`${file} is no scenario of this contract, and is left out.`);
    return undefined;
  }
}
