// The scenarios that are files: what somebody has kept from the tester's panel, or recorded of real servers.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type KeptWorld, keptScenario } from '../control/controlSchemas';
import { descriptionOf, scenarioOf } from '../worlds/kept';
import type { Scenario } from '../worlds/world';
import { scenarios } from '.';
import { fileOf, folder, keptNames } from './folder';
import { recordedScenario, scenarioOfRecording } from './recorded';

/** What is written in a file of a scenario; undefined where it is none. */
export const scenarioIn = (text: string) => parsed(keptScenario, text);

type InFile = v.InferOutput<typeof keptScenario> | v.InferOutput<typeof recordedScenario>;

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const read = new Map<string, { changed: number; scenario: Scenario | undefined }>();

/** Each is read once, and again when it was changed: a recording goes on while somebody tests. */
function scenarioOfFile(name: string): Scenario | undefined {
  if (!keptNames().includes(name)) return undefined;
  const file = fileOf(name);
  const changed = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.changed === changed) return known.scenario;
  const text = readFileSync(file, 'utf8');
  const told: InFile | undefined = scenarioIn(text) ?? parsed(recordedScenario, text);
  const scenario = told && scenarioTold(name, told);
  // Such as one of a contract that had other calls: the others are there all the same.
  if (!scenario) console.error(`${file} is no scenario of this contract, and is left out.`);
  read.set(file, { changed, scenario });
  return scenario;
}

function scenarioTold(name: string, told: InFile): Scenario | undefined {
  if ('answers' in told) return scenarioOfRecording({ ...told, name });
  const basis = beginningOf(told);
  return basis && scenarioOf(told, basis, { name, description: told.description }, 'today');
}

/** What a kept world differs from. */
export const beginningOf = ({ scenario }: KeptWorld): Scenario | undefined => {
  const named = scenarioNamed(scenario);
  return named?.basis ? undefined : named;
};

export const keptScenarios = (): Scenario[] => keptNames().flatMap((name) => scenarioOfFile(name) ?? []);

export const scenarioNamed = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name) ?? scenarioOfFile(name);

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
