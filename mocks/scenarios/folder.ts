// Where the scenarios are that are files: kept from the panel, or recorded of real servers.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ENDING = '.json';
/** Those of the tests are elsewhere, so that none is left in the project. */
export const folder = () => process.env.SCENARIO_FILES || 'mocks/scenarios/kept';

export const fileOf = (name: string) => join(folder(), `${name}${ENDING}`);

export const keptNames = (): string[] =>
  (existsSync(folder()) ? readdirSync(folder()) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => basename(file, ENDING))
    .sort();
