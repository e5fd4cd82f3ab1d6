// Scenarios that somebody has kept from the tester's panel, and the files that they are.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type KeptWorld, keptScenario } from '../controlSchemas';
import { descriptionOf, scenarioOf } from '../kept';
import type { Scenario } from '../world';
import { scenarios } from '.';
import { fileOf, folder, keptNames } from './folder';

/** What is written in a file of a scenario; undefined where it is none. */
export function scenarioIn(text: string): v.InferOutput<typeof keptScenario> | undefined {
  try {
    return v.parse(keptScenario, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function keptNamed(name: string): Scenario | undefined {
  const kept = keptNames().includes(name) ? scenarioIn(readFileSync(fileOf(name), 'utf8')) : undefined;
  const basis = scenarios.find((scenario) => scenario.name === kept?.scenario);
  return kept && basis && scenarioOf(kept, basis, { name, description: kept.description }, 'today');
}

/** Those that can be opened: what somebody has written into such a file by hand may be none. */
export const keptScenarios = (): Scenario[] => keptNames().flatMap((name) => keptNamed(name) ?? []);

export const scenarioNamed = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name) ?? keptNamed(name);

/** As it is written, and sent. */
export const fileText = (world: KeptWorld) =>
  `${JSON.stringify({ description: descriptionOf(world), ...world }, null, 2)}\n`;

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/** Says where it is; null where the mocks may write nothing there, as where they are only run. */
export function keep(name: string, world: KeptWorld): string | null {
  try {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(fileOf(name), fileText(world), { flag: 'wx' });
    return fileOf(name);
  } catch (error) {
    if (NOT_WRITABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
