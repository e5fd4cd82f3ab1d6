// Where scenarios are that somebody has kept: a file each, beside those that are written by hand.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ENDING = '.json';
/** Those of the tests are kept elsewhere, so that none is left in the project. */
export const folder = () => process.env.KEPT_SCENARIOS || 'mocks/scenarios';

export const fileOf = (name: string) => join(folder(), `${name}${ENDING}`);

export const keptNames = (): string[] =>
  (existsSync(folder()) ? readdirSync(folder()) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => basename(file, ENDING))
    .sort();
