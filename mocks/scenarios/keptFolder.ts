// Where the scenarios are that are files.
import { fileURLToPath } from 'node:url';

/** `SCENARIO_FILES` says another place, for whoever keeps some aside. */
export const keptFolder = () => process.env.SCENARIO_FILES || fileURLToPath(new URL('kept', import.meta.url));

export const keptFile = (name: string) => `${keptFolder()}/${name}.json`;
