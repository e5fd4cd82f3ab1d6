// Converts a world to the form in which it is kept: its first scenario and what has changed since. Also the reverse.
import * as v from 'valibot';
import type { Area } from '../area';
import { areas } from '../areas';
import { hasKnownOperation, type KeptWorld } from '../control/controlSchemas';
import { DAY_MS, dayOf, momentOf } from '../manilaTime';
import { applyDifference, differenceOf, isRecord, StaleDifferenceError } from './differences';
import { daysBetween, withDatesMoved } from './movedDates';
import { type Scenario, World } from './world';

type Fields = Record<string, unknown>;

const areaNamed = (name: string): Area<unknown> | undefined => areas.find((area) => area.name === name);
const stateOf = (world: World, area: Area<unknown>) => world.state(area) as Fields;

/** In the time zone of the servers, to the millisecond. */
const writtenTime = (ms: number) => `${momentOf(ms)}.${String(ms % 1000).padStart(3, '0')}+08:00`;

type Make = (world: World, state: unknown, key: string) => unknown;

/**
 * Makes the entries that are created on demand, so that only their differences from the generated ones are recorded.
 */
function makeEntries(world: World, area: Area<unknown>, keysOf: (part: string) => Iterable<unknown>): void {
  for (const [part, make] of Object.entries<Make>(area.madeOnDemand ?? {}))
    for (const key of keysOf(part)) make(world, world.state(area), String(key));
}

function differenceIn(world: World, asBegun: World, name: string): unknown {
  const area = areaNamed(name);
  if (!area) return undefined;
  const [before, after] = [stateOf(asBegun, area), stateOf(world, area)];
  makeEntries(asBegun, area, (part) => {
    const made = after[part];
    return made instanceof Map ? made.keys() : [];
  });
  return differenceOf(area.kept?.(before) ?? before, area.kept?.(after) ?? after);
}

export function toKeptWorld(world: World): KeptWorld {
  const scenario = world.scenario.basis ?? world.scenario;
  const asBegun = new World('', scenario, { begun: world.begun, now: world.begun });
  const differing = [...world.statesInUse.keys()].sort().flatMap((name) => {
    const difference = differenceIn(world, asBegun, name);
    return difference === undefined ? [] : [[name, difference] as const];
  });
  return {
    scenario: scenario.name,
    begun: writtenTime(world.begun),
    now: writtenTime(world.now()),
    ...(!world.hasSameFaults(asBegun) && { faults: Object.fromEntries(world.faults) }),
    differs: Object.fromEntries(differing),
  };
}

/** A first description for the list of scenarios; testers are expected to rewrite it. */
export function descriptionOf({ scenario, now, differs, faults }: KeptWorld): string {
  const parts = [...Object.keys(differs), ...(faults ? ['faults'] : [])];
  const summary = parts.length > 0 ? `changed in: ${parts.join(', ')}` : 'nothing has changed';
  return `The scenario '${scenario}' as saved on ${dayOf(Date.parse(now))}; ${summary}.`;
}

const withEntries = v.object({ $entries: v.array(v.tuple([v.unknown(), v.unknown()])) });

function restore(world: World, name: string, difference: unknown): void {
  const area = areaNamed(name);
  if (!area || !isRecord(difference)) throw new StaleDifferenceError(`There is no area '${name}' that could differ.`);
  makeEntries(world, area, (part) => {
    const parsed = v.safeParse(withEntries, difference[part]);
    return parsed.success ? parsed.output.$entries.map(([key]) => key) : [];
  });
  applyDifference(stateOf(world, area), difference, name);
}

interface ScenarioText {
  name: string;
  description: string;
}

/**
 * The scenario that begins as the world was kept: at the time it was kept (`then`), or today at the same time of day.
 * In the second case all dates move by the same number of days, so that their distance from "now" stays the same.
 */
export function scenarioOfKeptWorld(
  keptWorld: KeptWorld,
  basis: Scenario,
  { name, description }: ScenarioText,
  when: 'then' | 'today',
): Scenario {
  const [begun, now] = [Date.parse(keptWorld.begun), Date.parse(keptWorld.now)];
  const laterBy = (today: number) => (when === 'then' ? 0 : daysBetween(now, today));
  return {
    name,
    description,
    basis,
    overrides: basis.overrides,
    times: (today) => {
      const days = laterBy(today) * DAY_MS;
      return { begun: begun + days, now: now + days };
    },
    prepare(world) {
      basis.prepare?.(world);
      const days = daysBetween(begun, world.begun);
      for (const [area, difference] of Object.entries(keptWorld.differs))
        restore(world, area, withDatesMoved(difference, days, now));
      if (keptWorld.faults) world.setFaults(Object.entries(keptWorld.faults).filter(hasKnownOperation));
    },
  };
}
