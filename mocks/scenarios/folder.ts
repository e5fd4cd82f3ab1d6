// The folder of the scenarios that are files: kept from the panel.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ENDING = '.json';
/** Tests use another folder, so that they leave no files in the project. */
export const folder = () => process.env.SCENARIO_FILES || 'mocks/scenarios/kept';

export const fileOf = (name: string) => join(folder(), `${name}${ENDING}`);

export const keptNames = (): string[] =>
  (existsSync(folder()) ? readdirSync(folder()) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => basename(file, ENDING))
    .sort();
