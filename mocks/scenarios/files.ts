// The scenarios that are files: kept from the tester's panel.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type KeptWorld, keptScenario } from '../control/controlSchemas';
import { descriptionOf, scenarioOfKeptWorld } from '../worlds/keptWorld';
import type { Scenario } from '../worlds/world';
import { scenarios } from '.';
import { fileOf, folder, keptNames } from './folder';

type InFile = v.InferOutput<typeof keptScenario>;

/** Parses the file of a kept scenario; undefined when it is not one. */
export function parseKeptScenario(text: string): InFile | undefined {
  try {
    return v.parse(keptScenario, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const cache = new Map<string, { changed: number; scenario: Scenario | undefined }>();

/** A file is read once, and again when it has changed. */
function scenarioOfFile(name: string): Scenario | undefined {
  if (!keptNames().includes(name)) return undefined;
  const file = fileOf(name);
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.scenario;
  const text = readFileSync(file, 'utf8');
  const kept = parseKeptScenario(text);
  const scenario = kept && scenarioFrom(name, kept);
  // For example a file for an older contract. The other files stay usable.
  if (!scenario) console.error(`${file} is no scenario of this contract, and is left out.`);
  cache.set(file, { changed, scenario });
  return scenario;
}

function scenarioFrom(name: string, kept: InFile): Scenario | undefined {
  const basis = basisOf(kept);
  return basis && scenarioOfKeptWorld(kept, basis, { name, description: kept.description }, 'today');
}

/** The scenario from which a kept world began. */
export const basisOf = ({ scenario }: KeptWorld): Scenario | undefined => {
  const named = scenarioNamed(scenario);
  return named?.basis ? undefined : named;
};

export const keptScenarios = (): Scenario[] => keptNames().flatMap((name) => scenarioOfFile(name) ?? []);

export const scenarioNamed = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name) ?? scenarioOfFile(name);

/** The content of the file of a kept scenario. */
export const scenarioFileText = (world: KeptWorld) =>
  `${JSON.stringify({ description: descriptionOf(world), ...world }, null, 2)}\n`;

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/** Writes the file and returns its path; null when the mocks have no permission to write there, as in a deployment. */
export function writeScenarioFile(name: string, world: KeptWorld): string | null {
  try {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(fileOf(name), scenarioFileText(world), { flag: 'wx' });
    return fileOf(name);
  } catch (error) {
    if (NOT_WRITABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
