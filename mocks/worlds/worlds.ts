// All worlds. A world opens when it is first named; the oldest are dropped when there are too many.
import { deserialize, serialize } from 'node:v8';
import { scenarios } from '../scenarios';
import { scenarioNamed } from '../scenarios/files';
import { type HandedWorld, type Scenario, World } from './world';

const WORLD_LIMIT = 300;
export const DEFAULT_WORLD = 'default';

const worlds = new Map<string, World>();

/**
 * A world that has not been opened begins in the scenario that its name starts with: `expired-password~7` in
 * `expired-password`.
 */
export function worldNamed(name: string): World {
  const known = worlds.get(name);
  if (known) return known;
  return openWorld(name, scenarioNamed(name.split('~')[0] ?? '') ?? scenarios[0]);
}

export function openWorld(name: string, scenario: Scenario): World {
  const world = new World(name, scenario);
  worlds.delete(name);
  worlds.set(name, world);
  forgetOldest();
  return world;
}

export const worldNames = () => [...worlds.keys()];

/** False for a world that has been replaced by opening its name again. */
export const isOpen = (world: World) => worlds.get(world.name) === world;

/** For another process, which may have other scenarios and other seeds. */
export const worldsToHandOver = (): Uint8Array => serialize([...worlds.values()].map((world) => world.handOver()));

export function takeOverWorlds(handed: Uint8Array): void {
  for (const before of deserialize(handed) as HandedWorld[]) {
    try {
      const scenario = scenarioNamed(before.scenario);
      if (!scenario) throw new Error(`the scenario '${before.scenario}' no longer exists`);
      const world = new World(before.name, scenario, before.times, before.id);
      world.takeOver(before);
      worlds.set(world.name, world);
    } catch (error) {
      console.log(`The world '${before.name}' was reset: ${(error as Error).message}.`);
    }
  }
}

/** Otherwise the worlds of finished tests would stay for as long as the mocks run. */
function forgetOldest(): void {
  for (const name of worlds.keys()) {
    if (worlds.size <= WORLD_LIMIT) return;
    if (name !== DEFAULT_WORLD) worlds.delete(name);
  }
}
